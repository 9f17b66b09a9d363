### The ten levels of the computer.

level-1 = Neuling
level-1-text = Hat gerade erst gelernt, wie die Steine ziehen. Sieht den nächsten Schlag und sonst wenig.
level-2 = Anfänger
level-2-text = Passt auf die eigenen Steine auf, tappt aber in die einfachsten Fallen.
level-3 = Schüler
level-3-text = Sieht deine Antwort kommen, aber nicht den Zug danach.
level-4 = Hobbyspieler
level-4-text = Spielt vernünftig wie am Küchentisch und übersieht längere Kombinationen.
level-5 = Vereinsspieler
level-5-text = Beherrscht den Abtausch und stellt kleine Fallen, plant aber nicht weit voraus.
level-6 = Turnierspieler
level-6-text = Berechnet die meisten Schlagzüge und kennt die wichtigsten Eröffnungen.
level-7 = Experte
level-7-text = Bestraft ungenaue Züge, verteidigt gut und übersieht keinen Schlagzug.
level-8 = Meister
level-8-text = Schätzt Stellungen selten falsch ein. Ein Ausrutscher genügt meist.
level-9 = Großmeister
level-9-text = Macht fast nie Fehler. Ein Remis ist ein großer Erfolg.
level-10 = Volle Stärke
level-10-text = Alles, was die Engine kann, ohne Zurückhaltung.
level-numbered = { $number }, { $name }
level-rating = Wertung etwa { $rating }
