"""The names of Champions' 47 cards in English, in the order of their numbers, a line each; what the bestiary says of a card."""

NAMES = """Rat
Bat
Spider
Viper
Slime
Imp
Wolf
Scorpion
Goblin
Mimic
Skeleton
Ghost
Orc
Gazer
Mummy
Harpy
Ogre
Gargoyle
Golem
Vampire
Minotaur
Medusa
Demon
Reaper
Dragon
Hydra
Dagger
Club
Spear
Sabre
Mace
Longsword
War hammer
Battle axe
Greatsword
Vial
Phial
Flask
Jug of ale
Alembic
Heart philtre
Decanter
Chalice
Elixir
Buckler
Kite shield
Tower shield"""

# for a card by its kind: how often a monster was defeated follows the first
KINDS = ("Defeated", "Weapon", "Potion", "Shield")
