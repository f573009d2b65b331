"""The names of Champions' cards in Spanish; see the English file."""

NAMES = """Rata
Murciélago
Araña
Víbora
Limo
Diablillo
Lobo
Escorpión
Goblin
Mímico
Esqueleto
Fantasma
Orco
Ojo errante
Momia
Arpía
Ogro
Gárgola
Gólem
Vampiro
Minotauro
Medusa
Demonio
Parca
Dragón
Hidra
Daga
Garrote
Lanza
Sable
Maza
Espada larga
Martillo
Hacha doble
Mandoble
Ampolla
Frasco
Matraz
Jarra
Redoma
Filtro de amor
Licorera
Cáliz
Elixir
Rodela
Escudo
Escudo de torre"""

KINDS = ("Vencido", "Arma", "Poción", "Escudo")
