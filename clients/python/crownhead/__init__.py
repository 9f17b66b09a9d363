"""A client for Crownhead servers. The README has an example."""

from .board import Board
from .client import Client, Ended, Lost, Refused
from .game import Game

__all__ = ["Board", "Client", "Ended", "Game", "Lost", "Refused"]
