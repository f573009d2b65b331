"""Hit the Deck in Spanish; see the English file for the orders."""

NAME = "Hit the Deck"
SUBTITLE = ("Suelta todo,", "con la mano", "preparada.")
OPTIONS = (
    ("Corte con corte", ("no", "sí")),
    ("Palmada", ("por tiempo", "por suerte")),
    ("Hasta", ("100 puntos", "50 puntos")),
)

EXTRAS = ("Palmada, 1/100 s",)

TEXT = (
    "jugar",
    "robar",
    "guardar",
    "hay que dar",
    "corte: pasa",
    "cambió",
    "guardó",
    "no pudo",
    "mal golpe",
    "robó",
    "fue último",
    "no avisó",
    "avisa",
    "¡avisado!",
    "palmada",
    "tú",
    "J",
    "preparado",
    "seguir",
    "Puntos",
    "sin palmada",
    "Fin de la mano",
    "total",
    "GANAS",
    "PIERDES",
    "EMPATE",
    "GANA J%d",
)

REASONS = ()

PAGES = (
    (
        "El fin",
        "Siete cartas cada uno. Quien se queda sin ellas acaba la mano; lo que otros aún tienen cuenta en su contra.",
    ),
    (
        "Tu turno",
        "Juega el color o el número de la carta de arriba. Si no puedes, roba una; si encaja, puedes jugarla.",
    ),
    ("Colores", "R, G, B y Y: rayas, puntos, barras y lleno. Cada uno tiene del 1 al 5, dos cortes y un giro."),
    ("Corte", "Tijeras: el siguiente corta el mazo, muestra una carta y pierde el turno."),
    ("Giro", "Dos flechas: los mazos se cambian y el juego da la vuelta. Quien lo jugó repite."),
    ("Puño", "Va sobre todo. El siguiente debe dar su número o letra, o robar una. Sigue hasta que alguien lo dé."),
    (
        "Mano",
        "Va sobre todo, salvo si un puño pide algo. Todos dan la palmada, el último roba cuatro. Luego vale todo.",
    ),
    ("Palmada", "Dala con A en cuanto salga la mano abierta. Si la das a otra carta, robas dos."),
    ("Avisar", "¿Juegas tú la mano? Avisa con B antes de 1,5 segundos y luego da la palmada. Si no, robas cuatro."),
    ("Varios", "La segunda persona da la palmada con Izquierda, la tercera con Arriba, la cuarta con Derecha."),
    ("Puntos", "Los números valen lo suyo, las demás diez. Cuando alguien llega a 100, gana el total más bajo."),
    (
        "Opciones",
        "Corte con corte: también giro con giro, de cualquier color. Por suerte: el azar dice quién es el último.",
    ),
    (
        "Botones",
        "Izquierda y derecha eligen; arriba y abajo, la próxima que encaja. A juega o roba, B guarda. Mantén B: pausa.",
    ),
)
