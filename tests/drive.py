"""A drive for tests of records."""


class Drive:
    """A storage in memory of which reading, or writing, may fail."""

    seldom = False

    def __init__(self, **files):
        self.files = files
        self.unreadable = False
        self.full = False

    def read(self, name):
        if self.unreadable:
            raise OSError(5)
        return self.files.get(name)

    def write(self, name, data):
        if self.full:
            raise OSError(28)
        self.files[name] = bytes(data)

    def delete(self, name):
        self.files.pop(name, None)

    def names(self):
        return list(self.files)
