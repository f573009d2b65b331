"""Brings a device to what was built, compares it, or takes Palmdeck off it.

`palmdeck.txt` on the device lists what is ours. Before anything is copied it lists the old files and the new ones, at
the end only the new ones: so a device that was unplugged half-way is completed by the next install, and nothing of
ours is ever left over. Saved games, and files that aren't listed, stay.
"""

from collections import namedtuple

from firmware import contents
from firmware.build import FORMAT, OLDEST, dotted, sources
from firmware.contents import CRASH_FILE, LIST, SAVES, digest
from firmware.device import NEW
from firmware.failed import Failed

Plan = namedtuple("Plan", "copy aside remove same foreign")
Plan.__doc__ = """What an install has to do: names to copy, foreign names to set aside, names to remove; names that are
the same already, and foreign names that are left alone."""

Survey = namedtuple("Survey", "plan listed sizes folders hashes")
Survey.__doc__ = """What is on a device: the Plan that follows, the names of its list, {file: size}, its folders, and the
hashes of the files that matter."""


def check_implementation(device):
    """Refuse a device that can't load the compiled files; returns its MicroPython version. Raises Failed."""
    name, version, mpy = device.implementation()
    if name != "micropython" or mpy != FORMAT:
        raise Failed(
            f"the device runs {name} {version}, which doesn't load .mpy files of version {FORMAT}: "
            f"flash MicroPython {dotted(OLDEST)} or later from https://micropython.org/download/RPI_PICO/ first"
        )
    return version


# -- what is there -----------------------------------------------------------------------------------------------------
def read_list(device, sizes):
    """(board, names) of the list on the device: ("", empty) where there is none."""
    return contents.parse(device.read(LIST)) if LIST in sizes else ("", [])


def make_plan(wanted, listed, sizes, hashes, shadows):
    """The Plan.

    wanted   {name: bytes} of the build
    listed   names of the list on the device
    sizes    {name: size} of all files there
    hashes   {name: SHA-256} of those that are wanted or that shadow one
    shadows  {name of a source: its SHA-256}: a source beside its .mpy would be imported in its place
    """
    same = [name for name, data in wanted.items() if hashes.get(name) == digest(data)]
    copy = [name for name in wanted if name not in same]
    aside = [name for name in copy if name in sizes and name not in listed]
    remove = [name for name in listed if name in sizes and name not in wanted]
    for name, original in shadows.items():
        if name in sizes and name not in listed:
            (remove if hashes[name] == original else aside).append(name)
    folders = {folder for name in wanted for folder in parents(name)}
    aside += [name for name in sorted(folders & set(sizes)) if name not in remove]
    known = {*listed, *wanted, *aside, *remove, LIST, LIST + NEW, CRASH_FILE}
    foreign = [name for name in sorted(sizes) if name not in known and not name.startswith(SAVES + "/")]
    return Plan(copy, aside, remove, same, foreign)


def parents(name):
    """The folders of a name, outermost first."""
    parts = name.split("/")[:-1]
    return ["/".join(parts[: i + 1]) for i in range(len(parts))]


def survey(device, build):
    """A Survey of a device, for a build."""
    sizes, folders = device.walk()
    _, listed = read_list(device, sizes)
    shadows = {
        name: digest(path.read_bytes()) for name, path in sources(build.board).items() if name not in build.files
    }
    hashes = device.hashes([name for name in (*build.files, *shadows, LIST) if name in sizes])
    return Survey(make_plan(build.files, listed, sizes, hashes, shadows), listed, sizes, folders, hashes)


# -- the commands ------------------------------------------------------------------------------------------------------
def install(device, build, say=print):
    """Bring a device to a build. Raises Failed; then the next install completes it."""
    version = check_implementation(device)
    say(f"MicroPython {version} is on it")
    found = survey(device, build)
    plan = found.plan
    final = contents.text(build.board, build.version, build.files)
    changes = bool(plan.copy or plan.remove or plan.aside)
    if changes:
        check_space(device, build, plan, found.sizes)
        old = [name for name in found.listed if name not in build.files]
        device.write_whole(LIST, contents.text(build.board, build.version, build.files, old))
    set_aside(device, plan.aside, found.sizes, say)
    copy_all(device, build, plan.copy, found.folders, say)
    remove_all(device, plan.remove, say)
    verify_copied(device, build, plan.copy)
    if changes or found.hashes.get(LIST) != digest(final) or LIST + NEW in found.sizes:
        device.write_whole(LIST, final)
    say(
        f"{len(plan.copy)} copied, {len(plan.remove)} removed, {len(plan.same)} were the same; "
        f"all {len(build.files)} verified by hash"
    )
    if plan.foreign:
        say(f"left alone, not ours: {', '.join(plan.foreign)}")
    tell_of_crash(found.sizes, say)


def check_space(device, build, plan, sizes):
    """Refuse an install that doesn't fit. Raises Failed."""
    free, block = device.free()
    freed = sum(sizes.get(name, 0) for name in (*plan.copy, *plan.remove) if name not in plan.aside)
    needed = sum(-(-len(build.files[name]) // block) * block for name in plan.copy)
    if needed > free + freed:
        raise Failed(f"it needs {needed // 1024} KB and {(free + freed) // 1024} KB are free: remove files of your own")


def set_aside(device, names, sizes, say):
    """Give foreign files that stand in the way another name."""
    for name in names:
        spare, number = name + ".old", 1
        while spare in sizes:
            number += 1
            spare = f"{name}.old{number}"
        device.rename(name, spare)
        say(f"  set aside  {name} as {spare}: it isn't ours and stood in the way")


def copy_all(device, build, names, folders, say):
    """Copy files, making the folders that aren't among `folders` yet."""
    made = set(folders)
    for name in names:
        for folder in parents(name):
            if folder not in made:
                device.make_folder(folder)
                made.add(folder)
        device.write(name, build.files[name])
        say(f"  copied     {name}")


def verify_copied(device, build, names):
    """Read back what was copied. Raises Failed."""
    there = device.hashes(names)
    wrong = [name for name in names if there.get(name) != digest(build.files[name])]
    if wrong:
        raise Failed(f"{', '.join(wrong)} didn't arrive as sent: run the same again, and doubt the cable or the flash")


def remove_all(device, names, say):
    """Remove files, and then the folders that this left empty."""
    for name in names:
        device.remove(name)
        say(f"  removed    {name}")
    emptied = sorted({folder for name in names for folder in parents(name)}, key=len, reverse=True)
    if emptied:
        files, folders = device.walk()
        for folder in emptied:
            inside = [name for name in (*files, *folders) if name.startswith(folder + "/")]
            if folder in folders and not inside:
                device.remove_folder(folder)
                folders.remove(folder)


def verify(device, build, say=print):
    """Compare a device with a build; True if it is the same."""
    found = survey(device, build)
    plan, sizes = found.plan, found.sizes
    for name in plan.copy:
        say(f"  {'differs   ' if name in sizes else 'missing   '} {name}")
    for name in plan.remove:
        say(f"  left over  {name}")
    for name in plan.aside:
        if name not in plan.copy:
            say(f"  in the way {name}")
    faults = len({*plan.copy, *plan.remove, *plan.aside})
    say(f"{len(plan.same)} files of {build.board} verified by hash, {faults} not as built")
    tell_of_crash(sizes, say)
    return not faults


def uninstall(device, say=print):
    """Take Palmdeck off a device; saved games stay."""
    sizes, _ = device.walk()
    if LIST not in sizes:
        raise Failed(f"nothing to take off: {LIST} isn't there, which lists what was installed")
    _, listed = read_list(device, sizes)
    gone = [name for name in listed if name in sizes]
    remove_all(device, gone, say)
    for name in (CRASH_FILE, LIST + NEW, LIST):  # the list last, so that a cut leaves something to go on with
        if name in sizes:
            device.remove(name)
    saves = sum(name.startswith(SAVES + "/") for name in sizes)
    say(f"{len(gone)} removed; {saves} saved records stay")


def tell_of_crash(sizes, say):
    if CRASH_FILE in sizes:
        say(f"a fault is on record; `mpremote cat :{CRASH_FILE}` shows it")
