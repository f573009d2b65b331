"""The gallery's screens of Hit the Deck; see host_sim/gallery.py."""

from core import load

_HERE = "R " * load.index("hit_the_deck")  # from the first game of the launcher
_HIT = "1/hit_the_deck/-/"
_MY_DEMAND = _HIT + "pn/CCCCCCC/AlAmAF"
_THEIR_HAND = _HIT + "pn/UUUUUUU/AG"
_MY_HAND = _HIT + "pe/7777777/AlAG"
_THREE = _HIT + "pppn/PALMDEK/AG"
_CUT = _HIT + "pnhe/ZZZZZZZ/AVAVAW"
_MANY = "1/hit_the_deck/-/pp/PPPPPPP/AWAKAJARAGMrMiAVAdAVACEAEAEAEAEAEAEAEAEAEAEAEAEAEAEA"
_WON = "1/hit_the_deck/target=50/pn/8888888/AQAWAKAOAMABEAAZADEAATAUABEAAREAAUAF8AATAjATAGMjAXAGMmAeAcAGMlAeAlAGMnAd8A"
_LOST = (
    "1/hit_the_deck/target=50/pn/7777777/AlAGMsAPAhARATASAYAZAaAKAJAMAkAD8AAhAFEAEAEAAlAGMeAjATAjAbAcAeAB"
    "EAEAEAEAEAEAAhAiASAWAdAcAbATAGMxAQEAAUAgAkAiAaEAAeEAAEAUEAACAiEAEAAkAMAMAN8AAKAOAjACEAAaAeAgEAAhACEAEAEAEAEAEAEAEAAiAlANAPAkAcAUATAVAFAVAREAAJALEAAKAL8AAdAlAhAiAaAeARAYEAAbAcACEAAKEAEAEAEAAMAcAkEAAjAl8AAkAcAfAOAJALAgAhEAAkEAAcAUARAS8AAjAmAlAlAdANAGMmAhADEAALAOAiASAIAKEAAMEAAGMjAk8AAMEAAUEAAQEAATAjAlADAbAZAeEAAJ8AAJALANAdAlAmAGMlAUATAUATAGMdAeAOAVEAASAiAKEAAJAhAZEAADAbEAAb8A"
)

SCREENS = (
    ("hit the deck, launcher", "", _HERE + "wait500"),
    ("hit the deck, title", "", _HERE + "A"),
    ("hit the deck, set-up", "", _HERE + "A A"),
    ("hit the deck, a turn", _HIT + "pnhe/JJJJJJJ/", "wait500"),
    ("hit the deck, a card turning over", _THEIR_HAND, "wait30"),
    ("hit the deck, the hand", _THEIR_HAND, "wait700"),
    ("hit the deck, who slapped when", _THEIR_HAND, "wait500 A wait100"),
    ("hit the deck, call it", _MY_HAND, "wait500"),
    ("hit the deck, called", _MY_HAND, "wait500 B"),
    ("hit the deck, not called", _MY_HAND, "wait500 A wait300"),
    ("hit the deck, three persons slap", _THREE, "wait500 L wait100 U"),
    ("hit the deck, four times", _THREE, "wait500 L U A wait100"),
    ("hit the deck, a number is asked for", _MY_DEMAND, "wait2500"),
    ("hit the deck, a colour is asked for", "1/hit_the_deck/-/pn/LLLLLLL/AiAnAZAJAJAQ", "wait2500"),
    ("hit the deck, a drawn card fits", "1/hit_the_deck/-/pn/YYYYYYY/AlAdAdAcAZAaEA", "wait500"),
    ("hit the deck, a cut", _CUT, "wait300"),
    ("hit the deck, what it shows", _CUT, "wait1000"),
    ("hit the deck, a false slap", _CUT, "wait2200 A wait400"),
    ("hit the deck, a flip", "1/hit_the_deck/-/pnhe/RRRRRRR/An", "wait2000"),
    ("hit the deck, a large hand", _MANY, "wait1500 A wait200 R R R R R"),
    (
        "hit the deck, after a hand",
        "1/hit_the_deck/-/pnhe/JJJJJJJ/AJAMAPAFANAJANAMAcAgAlAlAkACAaACEAAKAEAUAXAU",
        "wait1500",
    ),
    ("hit the deck, by luck", "1/hit_the_deck/slap=luck/pn/UUUUUUU/AG", "wait1000"),
    ("hit the deck, won", _WON, "wait1500"),
    ("hit the deck, lost", _LOST, "wait1500"),
)
