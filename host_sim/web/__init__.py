"""The handheld as a page: `build` lays out a folder that any file server serves, `icons` draws its icons, `main` is what runs
in the page's MicroPython, and `page/` is what the browser gets as it is."""
