"""Records as files of one directory on littlefs (or any file system whose rename is atomic and replaces)."""

import errno
import os

_NEW = ".new"  # what a record is called until it is whole


class Storage:
    """`write` is atomic: a new file, closed, then renamed over the old one. A cut at any byte leaves the old record or the
    new one. Names are file names without "/" that don't end in ".new"."""

    seldom = False  # littlefs spreads its wear

    def __init__(self, root):
        """Make the directory if need be and remove what a cut left half-written. Never raises: a console that can't save
        still plays, and is told so by `write`."""
        self._root = root
        try:
            if not _is_there(root):
                os.mkdir(root)
            self._tidy()
        except OSError:
            pass

    def _tidy(self):
        for name in os.listdir(self._root):
            if name.endswith(_NEW):
                os.remove(self._path(name))

    def _path(self, name):
        return self._root + "/" + name

    def read(self, name):
        """The record's bytes, None where there is none. Raises OSError where it can't be read."""
        try:
            with open(self._path(name), "rb") as file:
                return file.read()
        except OSError as error:
            if error.errno == errno.ENOENT:
                return None
            raise

    def write(self, name, data):
        """Raises OSError; then the old record is still there."""
        path = self._path(name)
        with open(path + _NEW, "wb") as file:
            file.write(data)
            file.flush()
        self._replace(path + _NEW, path)

    def _replace(self, new, path):
        os.rename(new, path)

    def delete(self, name):
        """Raises OSError; a record that isn't there is as good as deleted."""
        try:
            os.remove(self._path(name))
        except OSError as error:
            if error.errno != errno.ENOENT:
                raise

    def names(self):
        """The names of all records, sorted. Raises OSError."""
        return sorted([name for name in os.listdir(self._root) if not name.endswith(_NEW)])


def _is_there(path):
    try:
        os.stat(path)
    except OSError:
        return False
    return True
