"""Spanish. The order is that of `words`."""

TEXT = (
    "Jugar",  # PLAY
    "elegir",  # CHOOSE
    "volver",  # BACK
    "Continuar",  # CONTINUE
    "Partida nueva",  # NEW_GAME
    "Cómo se juega",  # HOW_TO_PLAY
    "Estadísticas",  # STATISTICS
    "Ver una demo",  # DEMO
    "Reparto",  # SEED
    "al azar",  # RANDOM
    "Ajustes",  # SETTINGS
    "Pausa",  # PAUSE
    "Seguir",  # RESUME
    "Deshacer",  # UNDO
    "Repetir el reparto",  # RESTART
    "Salir al menú",  # QUIT
    "Pista",  # HINT
    "Compartir reparto",  # SHARE
    "Sonido",  # SOUND
    "Brillo",  # BRIGHTNESS
    "Girar pantalla",  # FLIP
    "Animación",  # ANIMATION
    "Idioma",  # LANGUAGE
    "Apagar tras",  # BLANK
    "Abrir última partida",  # BOOT
    "Cambiar A y B",  # LEFTY
    "Ritmo",  # SPEED
    "Borrar estadísticas",  # RESET
    "sí",  # ON
    "no",  # OFF
    "sí",  # YES
    "no",  # NO
    "alto",  # BRIGHT
    "medio",  # MEDIUM
    "bajo",  # DIM
    "normal",  # NORMAL
    "rápido",  # FAST
    "lento",  # SLOW
    "min",  # MINUTES
    "cambiar",  # CHANGE
    "mantén A",  # HOLD_A
    "Jugadas",  # PLAYED
    "Ganadas",  # WON
    "Mejor",  # BEST
    "Racha",  # STREAK
    "La más larga",  # LONGEST
    "Las cinco mejores",  # SCORES
    "Ninguna todavía.",  # NO_SCORES
    "seguir",  # NEXT
    "vale",  # OK
    "cancelar",  # CANCEL
    "demo",  # DEMO_LABEL
    "no cuenta",  # NOT_COUNTED
    "la mejor",  # NEW_BEST
    "puesto",  # PLACE
    "El mismo reparto",  # SAME_DEAL
    "Hay una partida guardada. ¿Dejarla y empezar otra?",  # LEAVE_SAVED
    "Ya se vio otra carta. Si la deshaces, la partida no cuenta. ¿Seguir?",  # UNDO_SPOILS
    "¿Repetir este reparto? La partida ya no cuenta.",  # RESTART_SPOILS
    "¿Dejar esta partida y repartir otra?",  # NEW_SPOILS
    "Las estadísticas están vacías.",  # RESET_DONE
    "Un registro no se pudo leer y se apartó:",  # TROUBLES
    "No se pudo leer una partida; se dejó como está:",
    "No se pudo guardar:",
    "Código del reparto",  # ENTER_SEED
    "fijar",  # SET
    "Un código no cuenta.",  # PLAYS_SEED
    "Este reparto es",  # CODE_IS
    "Jugador",  # PLAYER
    "persona",  # PERSON
    "fácil",  # EASY
    "difícil",  # HARD
    "nadie",  # NOBODY
    "Pásalo y pulsa A. ¡Que nadie más mire!",  # PASS_ON
)
