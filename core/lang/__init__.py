"""What the console says, a file a language, and a game's texts beside its How-to-play pages.

`LANG.py` holds TEXT, a tuple indexed by the constants of `words`. `LANG_GAME.py` holds a game's NAME, OPTIONS, TEXT and
PAGES, and where the game has them SCREEN (a row of its menus: label, module in core/ui, class) and CHOICE (the screen on
which its first option is chosen: module, class). A language is added by its files and its line here.
"""

# (code, its own name)
LANGUAGES = (("en", "English"), ("es", "Español"))
