"""English. The order is that of `words`."""

TEXT = (
    "Play",  # PLAY
    "choose",  # CHOOSE
    "back",  # BACK
    "Continue",  # CONTINUE
    "New game",  # NEW_GAME
    "How to play",  # HOW_TO_PLAY
    "Statistics",  # STATISTICS
    "Watch a demo",  # DEMO
    "Deal",  # SEED
    "random",  # RANDOM
    "Settings",  # SETTINGS
    "Paused",  # PAUSE
    "Resume",  # RESUME
    "Undo",  # UNDO
    "Restart this deal",  # RESTART
    "Quit to menu",  # QUIT
    "Hint",  # HINT
    "Share this deal",  # SHARE
    "Sound",  # SOUND
    "Brightness",  # BRIGHTNESS
    "Flip screen",  # FLIP
    "Animation",  # ANIMATION
    "Language",  # LANGUAGE
    "Blank after",  # BLANK
    "Boot to last game",  # BOOT
    "Swap A and B",  # LEFTY
    "Computer speed",  # SPEED
    "Reset statistics",  # RESET
    "on",  # ON
    "off",  # OFF
    "yes",  # YES
    "no",  # NO
    "bright",  # BRIGHT
    "medium",  # MEDIUM
    "dim",  # DIM
    "normal",  # NORMAL
    "fast",  # FAST
    "slow",  # SLOW
    "min",  # MINUTES
    "change",  # CHANGE
    "hold A",  # HOLD_A
    "Played",  # PLAYED
    "Won",  # WON
    "Best",  # BEST
    "Streak",  # STREAK
    "Longest",  # LONGEST
    "Best five",  # SCORES
    "None yet.",  # NO_SCORES
    "next",  # NEXT
    "ok",  # OK
    "cancel",  # CANCEL
    "demo",  # DEMO_LABEL
    "doesn't count",  # NOT_COUNTED
    "new best",  # NEW_BEST
    "place",  # PLACE
    "Same deal again",  # SAME_DEAL
    "A saved game waits. Start a new one and give it up?",  # LEAVE_SAVED
    "A card was revealed since. Taking it back, the game no longer counts. Go on?",  # UNDO_SPOILS
    "Start this deal again? The game no longer counts.",  # RESTART_SPOILS
    "Give this game up and deal a new one?",  # NEW_SPOILS
    "The statistics are empty.",  # RESET_DONE
    "A record could not be read and was set aside:",  # TROUBLES
    "A record could not be read; it was left alone:",
    "Saving failed:",
    "Deal code",  # ENTER_SEED
    "set",  # SET
    "A typed deal doesn't count.",  # PLAYS_SEED
    "This deal is",  # CODE_IS
    "Player",  # PLAYER
    "person",  # PERSON
    "easy",  # EASY
    "hard",  # HARD
    "nobody",  # NOBODY
    "Pass it on, then press A. Nobody else looks!",  # PASS_ON
)
