"""Scoundrel in Spanish; see the English file for the orders."""

NAME = "Scoundrel"
SUBTITLE = ("Limpia la", "mazmorra,", "sal con vida.")
OPTIONS = (
    ("Huir", ("baraja todo", "al fondo")),
    ("Desgaste", ("a pasos", "clásico", "estricto")),
)

TEXT = (
    "luchar",
    "con arma",
    "a puñetazos",
    "coger",
    "beber",
    "tirar",
    "huir",
    "Segunda poción: inútil",
    "Al fondo del mazo",
    "VICTORIA",
    "MUERTE",
    "Puntos",
    "Pensando ...",
    "por",
    "Se baraja todo",
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
)

PAGES = (
    (
        "La mazmorra",
        "44 cartas: picas y tréboles son monstruos, diamantes armas, corazones pociones. Límpiala y ganas.",
    ),
    ("Una sala", "Cuatro cartas son una sala. Toma tres en cualquier orden; la cuarta queda y vienen tres nuevas."),
    ("Monstruos", "Luchar cuesta salud: el nivel del monstruo. As 14, rey 13, reina 12, jota 11."),
    ("Armas", "Con un arma pierdes solo el nivel menos su valor. Si coges otra, dejas la que tenías."),
    ("Desgaste", "Su segundo número es el nivel más alto que hiere: 14 si es nueva, 1 menos por cada lucha."),
    ("Otro desgaste", "Clásico: baja al nivel recién vencido. Estricto: a uno menos que ese nivel."),
    ("Pociones", "La primera poción de una sala cura su valor, hasta 20. Las demás de esa sala no hacen nada."),
    ("Huir", "De una sala de cuatro, intacta, puedes huir: ve a la derecha, al mazo. Nunca de dos seguidas."),
    ("Otra huida", "La sala vuelve al mazo y se baraja todo, o sus cuatro cartas van al fondo."),
    ("Puntos", "Ganas: tu salud, y la última poción si acabas con 20. Pierdes: menos los monstruos que quedan."),
    ("Botones", "Izquierda y derecha eligen, A actúa, B lucha sin arma. Mantén B: pausa, pista, deshacer."),
)
