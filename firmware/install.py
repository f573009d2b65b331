"""Installing on a device: what differs is copied, what no longer belongs is removed, the user's files stay."""

from firmware import contents
from firmware.contents import CRASH, LIST, Contents
from firmware.failed import Failed


def install(device, wanted, directory, overwrite=False, say=print):
    """Bring a device up to a build. Raises Failed; what was begun is completed by the next install.

    wanted, directory  what `build` returned
    overwrite          replace files of the user that are in the way
    """
    say(f"the device runs {device.check()}")
    ours = _ours(device)
    files, directories = device.walk(_tops(wanted, ours))
    differ = _differing(device, wanted, files)
    stale = [path for path in ours.files if path not in wanted.files and path in files]
    foreign = [path for path in differ if path in files and path not in ours.files]
    if foreign and not overwrite:
        raise Failed(f"{_some(foreign)} on the device isn't Palmdeck's; --overwrite takes its place")
    for path in _hiding(wanted, files, stale):
        say(f"warning: your {path} hides Palmdeck's file of that name; remove it")
    if differ or stale or ours.text() != wanted.text():
        # while this goes on, files of both lists are ours: whatever happens, the next install knows them
        device.write_whole(LIST, Contents(wanted.board, wanted.version, {**ours.files, **wanted.files}).text())
        _copy(device, differ, directory, directories, say)
        _remove(device, stale, directories, say)
        _verify_copied(device, wanted, differ)
        device.write_whole(LIST, wanted.text())
    say(f"{_count(differ)} copied, {len(stale)} removed, {len(wanted.files) - len(differ)} were up to date")
    device.reset()


def verify(device, directory, wanted, say=print):
    """Compare a device with a build; the number of differences. Raises Failed."""
    ours = _ours(device)
    files, _ = device.walk(_tops(wanted, ours))
    differ = _differing(device, wanted, files)
    stale = [path for path in ours.files if path not in wanted.files and path in files]
    for path in differ:
        say(f"{path} {'differs from' if path in files else 'is missing; it is in'} {directory / path}")
    for path in stale:
        say(f"{path} no longer belongs to Palmdeck")
    for path in _hiding(wanted, files, stale):
        say(f"warning: your {path} hides Palmdeck's file of that name; remove it")
    if not differ and not stale:
        say(f"{_count(wanted.files)} as built")
    return len(differ) + len(stale)


def uninstall(device, say=print):
    """Take Palmdeck off; saved games and the user's files stay. Raises Failed."""
    ours = _ours(device)
    files, directories = device.walk(_tops(ours, Contents()) | {LIST, CRASH})
    gone = [path for path in ours.files if path in files]
    _remove(device, gone + [path for path in (CRASH, LIST) if path in files], directories, say)
    say(f"{_count(gone)} removed; saved games stay" if gone else "Palmdeck isn't on the device")
    device.reset()


def installed(device):
    """The Contents that lie on a device, empty where it has none. Raises Failed."""
    return _ours(device)


def _ours(device):
    files, _ = device.walk([LIST])
    return contents.parse(device.read(LIST)) if LIST in files else Contents()


def _tops(*lists):
    """The names in the root that our files begin with."""
    return {path.partition("/")[0] for listed in lists for path in listed.files}


def _differing(device, wanted, files):
    """The wanted files that the device has not, or has otherwise; main.py comes last, so that a device whose install
    broke off doesn't boot a half."""
    same_size = [path for path, (size, _) in wanted.files.items() if files.get(path) == size]
    digests = device.hashes(same_size)
    differ = [path for path, (_, digest) in wanted.files.items() if digests.get(path) != digest]
    return sorted(differ, key=lambda path: (path == "main.py", path))


def _hiding(wanted, files, stale):
    """Files that are not ours and that MicroPython imports instead of ours: it looks for .py before .mpy."""
    hides = {path[: -len("mpy")] + "py" for path in wanted.files if path.endswith(".mpy")}
    return sorted(hides & set(files) - set(stale) - set(wanted.files))


def _copy(device, paths, directory, directories, say):
    for path in paths:
        parts = path.split("/")
        for i in range(1, len(parts)):
            parent = "/".join(parts[:i])
            if parent not in directories:
                device.make_directory(parent)
                directories.add(parent)
        say(f"copy   {path}")
        device.write(path, (directory / path).read_bytes())


def _remove(device, paths, directories, say):
    """Remove files, and the directories that are empty then."""
    for path in paths:
        say(f"remove {path}")
        device.remove(path)
    parents = {path.rpartition("/")[0] for path in paths} - {""}
    while parents:
        path = max(parents, key=len)
        parents.remove(path)
        files, below = device.walk([path.partition("/")[0]])
        if path in below and not any(other.startswith(path + "/") for other in list(files) + list(below)):
            device.remove_directory(path)
            directories.discard(path)
            parents |= {path.rpartition("/")[0]} - {""}


def _verify_copied(device, wanted, paths):
    digests = device.hashes(paths)
    damaged = [path for path in paths if digests[path] != wanted.files[path][1]]
    if damaged:
        raise Failed(f"{_some(damaged)} arrived damaged; install again")


def _some(paths):
    return ", ".join(paths[:3]) + (f" and {len(paths) - 3} more" if len(paths) > 3 else "")


def _count(things):
    return f"{len(things)} file{'' if len(things) == 1 else 's'}"
