"""Hit the Deck's screens for the gallery; a screen is what it is in gallery.py."""

HIT = "1/hit_the_deck/-/"
MY_DEMAND = HIT + "pn/CCCCCCC/AlAmAF"
THEIR_HAND = HIT + "pn/UUUUUUU/AG"
MY_HAND = HIT + "pe/7777777/AlAG"
THREE = HIT + "pppn/PALMDEK/AG"
CUT = HIT + "pnhe/ZZZZZZZ/AVAVAW"
MANY = "1/hit_the_deck/-/pp/PPPPPPP/AWAKAJARAGMrMiAVAdAVACEAEAEAEAEAEAEAEAEAEAEAEAEAEAEA"
HIT_WON = (
    "1/hit_the_deck/target=50/pn/8888888/AQAWAKAOAMABEAAZADEAATAUABEAAREAAUAF8AATAjATAGMjAXAGMmAeAcAGMlAeAlAGMnAd8A"
)
HIT_LOST = (
    "1/hit_the_deck/target=50/pn/7777777/AlAGMsAPAhARATASAYAZAaAKAJAMAkAD8AAhAFEAEAEAAlAGMeAjATAjAbAcAeAB"
    "EAEAEAEAEAEAAhAiASAWAdAcAbATAGMxAQEAAUAgAkAiAaEAAeEAAEAUEAACAiEAEAAkAMAMAN8AAKAOAjACEAAaAeAgEAAhACEAEAEAEAEAEAEAEAAiAlANAPAkAcAUATAVAFAVAREAAJALEAAKAL8AAdAlAhAiAaAeARAYEAAbAcACEAAKEAEAEAEAAMAcAkEAAjAl8AAkAcAfAOAJALAgAhEAAkEAAcAUARAS8AAjAmAlAlAdANAGMmAhADEAALAOAiASAIAKEAAMEAAGMjAk8AAMEAAUEAAQEAATAjAlADAbAZAeEAAJ8AAJALANAdAlAmAGMlAUATAUATAGMdAeAOAVEAASAiAKEAAJAhAZEAADAbEAAb8A"
)

SCREENS = (
    ("hit the deck, title", "", "L A"),
    ("hit the deck, set-up", "", "L A A"),
    ("hit the deck, a turn", HIT + "pnhe/JJJJJJJ/", "wait500"),
    ("hit the deck, a card turning over", THEIR_HAND, "wait30"),
    ("hit the deck, the hand", THEIR_HAND, "wait700"),
    ("hit the deck, who slapped when", THEIR_HAND, "wait500 A wait100"),
    ("hit the deck, call it", MY_HAND, "wait500"),
    ("hit the deck, called", MY_HAND, "wait500 B"),
    ("hit the deck, not called", MY_HAND, "wait500 A wait300"),
    ("hit the deck, three persons slap", THREE, "wait500 L wait100 U"),
    ("hit the deck, four times", THREE, "wait500 L U A wait100"),
    ("hit the deck, a number is asked for", MY_DEMAND, "wait2500"),
    ("hit the deck, a colour is asked for", "1/hit_the_deck/-/pn/LLLLLLL/AiAnAZAJAJAQ", "wait2500"),
    ("hit the deck, a drawn card fits", "1/hit_the_deck/-/pn/YYYYYYY/AlAdAdAcAZAaEA", "wait500"),
    ("hit the deck, a cut", CUT, "wait300"),
    ("hit the deck, what it shows", CUT, "wait1000"),
    ("hit the deck, a false slap", CUT, "wait2200 A wait400"),
    ("hit the deck, a flip", "1/hit_the_deck/-/pnhe/RRRRRRR/An", "wait2000"),
    ("hit the deck, a large hand", MANY, "wait1500 A wait200 R R R R R"),
    (
        "hit the deck, after a hand",
        "1/hit_the_deck/-/pnhe/JJJJJJJ/AJAMAPAFANAJANAMAcAgAlAlAkACAaACEAAKAEAUAXAU",
        "wait1500",
    ),
    ("hit the deck, by luck", "1/hit_the_deck/slap=luck/pn/UUUUUUU/AG", "wait1000"),
    ("hit the deck, won", HIT_WON, "wait1500"),
    ("hit the deck, lost", HIT_LOST, "wait1500"),
)
