"""Warlords in Spanish; see the English file for the orders."""

NAME = "Warlords"
SUBTITLE = ("Dos coronas,", "tres cartas,", "un vencedor.")
OPTIONS = (("As", ("alto", "bajo")),)

EXTRAS = ("Rondas", "Jefes ganados", "Jefes perdidos", "Jotas rendidas", "Ganadas sin bajas")

TEXT = (
    "enviar",
    "cambiar",
    "quedarse",
    "jugar",
    "rendirse",
    "seguir",
    "Pensando ...",
    "Alta",
    "Pareja",
    "Color",
    "Escalera",
    "Trío",
    "Rojo gana",
    "Negro gana",
    "Ganas",
    "Pierdes",
    "una reina",
    "un rey",
    "Empate:",
    "Rojo se rinde:",
    "Negro se rinde:",
    "Te rindes:",
    "Se rinde:",
    "Ambos ceden:",
    "nada se pierde",
    "una jota",
    "jota y 1 carta",
    "jota y 2 cartas",
    "Rendirse: ¿perder la jota?",
    "Rendirse: ¿perder la jota y 1 carta?",
    "Rendirse: ¿perder la jota y 2 cartas?",
    "VICTORIA",
    "DERROTA",
    "GANA ROJO",
    "GANA NEGRO",
    "Trofeos",
)

REASONS = (
    "Primero los reyes",
    "Da lo mismo cuál",
    "Puede venir otra mejor",
    "Basta: quédate así",
    "Cualquiera: no digas nada",
    "Ríndete y sálvalo",
)

PAGES = (
    (
        "La guerra",
        "Uno tiene las cartas rojas, otro las negras. Gana los cuatro jefes rivales: dos reyes y dos reinas.",
    ),
    ("Una ronda", "Cada uno roba tres cartas y envía una reina o un rey, los dos a la vez."),
    ("Cambios", "La reina cambia una carta; el rey hasta tres, una tras otra. Nadie lo ve; luego se dice cuántas."),
    (
        "Batalla",
        "Tres veces muestran ambos una carta a la vez. Las tres mejores se llevan al jefe rival. Todas vuelven.",
    ),
    (
        "Valor",
        "Tres iguales, escalera (seguidas), color (un palo), pareja, carta alta. El palo no decide; un empate no cambia nada.",
    ),
    ("El as", "Es alto, pero 1 en una escalera: A 2 3 es la más baja. Con la opción bajo siempre es 1."),
    ("Rendirse", "Muestra una jota: pierdes la jota y las cartas ya mostradas, pero el jefe se salva."),
    ("Dos jotas", "Si ambos muestran jota a la vez, acaba la ronda y nada cambia. Cada bando tiene dos."),
    ("Las filas", "Reyes, reinas, jotas; en claro el enviado. Luego jefes ganados, cartas perdidas y cambios."),
    ("Botones", "Izquierda y derecha eligen, A actúa. B se queda así o se rinde. Mantén B: pausa, pista."),
)
