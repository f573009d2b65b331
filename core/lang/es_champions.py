"""Champions in Spanish; see the English file for the orders."""

NAME = "Champions"
SUBTITLE = ("4 héroes,", "47 cartas,", "un dragón.")
OPTIONS = (("Campeón", ("Paladín", "Herbolaria", "Pícaro", "Berserker")),)
SCREEN = ("Bestiario", "bestiary", "Bestiary")
CHOICE = ("champion_choice", "ChampionChoice")

TEXT = (
    "luchar",
    "con arma",
    "a puñetazos",
    "coger",
    "beber",
    "tirar",
    "huir",
    "Otra poción: ya inútil",
    "Al fondo del mazo",
    "VICTORIA",
    "MUERTE",
    "Puntos",
    "Pensando ...",
    "por",
    "guardar arma",
    "sacar arma",
    "Bendición",
    "Gracia",
    "Puñalada",
    "Frenesí",
    "3 golpes duelen 3 menos",
    "3 luchas sin límite",
)

REASONS = (
    "No hay otra opción",
    "El arma ahorra salud",
    "No gastes el arma",
    "Un arma para después",
    "Salud para después",
    "Termina la sala",
    "Quizá venga otra mejor",
    "No hay salida",
    "Un escudo para después",
    "Ahora vale el don",
)

PAGES = (
    (
        "La mazmorra",
        "47 cartas: 26 monstruos, 9 armas, 9 pociones, 3 escudos. Límpiala antes de perder tus 20 de salud.",
    ),
    (
        "Una sala",
        "Cuatro cartas son una sala. Toma tres en cualquier orden; la cuarta queda y vienen tres nuevas. Al final, todas.",
    ),
    ("Monstruos", "Luchar cuesta salud: la fuerza del monstruo, menos todo lo que la frena, como se ve."),
    ("Armas", "Con arma pierdes solo lo que el monstruo tiene de más. B la guarda y la vuelve a sacar."),
    ("El límite", "Tras < está el límite: el arma solo hiere a los más débiles. Baja hasta el último vencido."),
    ("Marcas", "De algunas armas. V: cada lucha armada cura 1. E: debilita en 1 a los demás de la sala."),
    ("Marcas", "S: arma robusta, su límite baja como mucho 2 por lucha. Una flecha: un monstruo debilitado."),
    ("Escudos", "Un escudo frena todo el daño que puede. El número al lado es lo que aún aguanta."),
    ("Pociones", "La primera poción de una sala cura su fuerza, hasta 20. Las demás de esa sala no hacen nada."),
    (
        "Huir",
        "De una sala de cuatro, intacta, puedes huir: a la derecha, al mazo. La sala va debajo. Nunca de dos seguidas.",
    ),
    ("Maná", "Cada sala terminada o huida llena el anillo en 1. Cuando brilla, mantén A: el don."),
    ("Campeones", "Hay cuatro. Tras el nombre de su don está el maná que cuesta."),
    ("Puntos", "Ganas: la salud que queda y 10. Pierdes: menos la fuerza de los monstruos que quedan."),
    ("Botones", "Izquierda y derecha eligen, A actúa, B guarda o saca el arma. Mantén A: don. Mantén B: pausa."),
    ("Paladín", "Cada quinto vencido cura 3.\nBendición (5): 3 golpes duelen 3 menos."),
    ("Herbolaria", "Dos pociones por sala.\nGracia (3): cura 3."),
    ("Pícaro", "Huye de dos salas seguidas.\nPuñalada (3): un monstruo pierde 6, queda en 1 o más."),
    ("Berserker", "Sin arma duele 2 menos.\nFrenesí (4): 3 luchas armadas sin límite."),
)
