"""A record could not be read or written: said once, in a dialog."""

from core.lang import words
from core.ui.dialog import Dialog


class Trouble(Dialog):
    """`trouble` is (kind, record, what), as `Store.troubles` has them."""

    def __init__(self, trouble):
        Dialog.__init__(self, "")
        self.trouble = trouble

    def enter(self):
        kind, name, what = self.trouble
        self.message = "%s\n%s: %s" % (self.console.text[words.TROUBLES + kind], name, what)
        Dialog.enter(self)
