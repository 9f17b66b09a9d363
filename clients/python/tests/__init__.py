"""Tests of the client. `CROWNHEAD` names the program that they start as a server."""
