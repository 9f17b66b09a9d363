### The look of the board and pieces, chosen in the settings and before a game.

looks-board = الرقعة
looks-pieces = القطع
looks-coordinates = التدوين

board-theme-official = أخضر وبيج
board-theme-tournament = بطولة
board-theme-wood = خشب
board-theme-slate = أردوازي
board-theme-ocean = محيط
board-theme-print = كتاب
board-theme-contrast = تباين عالٍ

pieces-red-white = أحمر وأبيض
pieces-black-white = أسود وأبيض
pieces-rings = أقراص وحلقات
pieces-wooden = أبنوس وقيقب
pieces-flat = مسطحة: أحمر وأبيض
pieces-color-blind-safe = مناسب لعمى الألوان

coordinates-off = بلا
# The example comes first: after Arabic letters, browsers would turn the two numbers around.
coordinates-numbers = 11-15 (أرقام)
coordinates-letters = F6-E5 (حروف)
coordinates-border = F6-E5 (على الحافة)
