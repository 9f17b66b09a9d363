### The account of a player.

account-title = Cuenta
account-guest-lead = Juegas como invitado. Con una cuenta conservas tu nombre, tienes puntuación y encuentras tus partidas en todos tus dispositivos.
account-new = Crear cuenta
account-new-lead = Las partidas que jugaste como invitado siguen siendo tuyas.
account-name = Nombre
account-name-rules = De 1 a 20 letras de la A a la Z sin tilde, cifras, espacios sueltos, - _ o . Empieza por una letra. Los demás lo ven.
account-password = Contraseña
account-password-rules = Al menos 12 caracteres, y que no sea tu nombre. Recibirás códigos de recuperación por si la olvidas.
account-create = Crear cuenta
account-log-in = Entrar
account-log-in-lead = ¿Ya tienes una cuenta? Hola de nuevo.
account-log-out = Salir
account-logged-out = Cerraste la sesión en este dispositivo.
account-show = Mostrar
account-show-password = Mostrar la contraseña

account-codes = Códigos de recuperación
account-codes-lead = Si olvidas tu contraseña, cada uno de estos códigos te permite poner una nueva, una sola vez. Guárdalos ahora: no volverán a mostrarse.
account-codes-kept = Ya los guardé
account-forgotten = ¿Olvidaste tu contraseña?
account-forgotten-lead = Escribe uno de tus códigos de recuperación y elige una contraseña nueva. Se cerrará la sesión en los demás dispositivos.
account-code = Código de recuperación
account-recover = Cambiar contraseña

account-change = Cambiar contraseña
account-change-lead = Se cerrará la sesión en los demás dispositivos.
account-old-password = Contraseña actual
account-new-password = Contraseña nueva
account-changed = Contraseña cambiada.

account-tokens = Claves para programas
account-tokens-lead = Con una clave, un programa tuyo juega con tu nombre. Cualquiera que la tenga puede jugar por ti, así que mantenla en secreto.
account-no-tokens = Aún no hay claves.
account-token-name = Para qué es
account-token-hint = Mi bot
account-make-token = Crear clave
account-token-secret = Tu clave nueva
account-token-once = Cópiala ahora. Solo se muestra una vez.
account-token-kept = Listo
account-token-needs-name = Di para qué es, con 1 a 40 caracteres.

account-games = Tus partidas
account-games-lead = Todas las partidas que jugaste aquí, en un archivo PDN.
account-export = Guardar mis partidas
account-profile = Mi perfil

account-delete = Eliminar cuenta
account-delete-lead = Tu nombre, tu contraseña y tus claves se eliminan para siempre. Tus partidas quedan sin tu nombre, porque también son de tus rivales. Guarda antes las tuyas.
account-confirm-password = Confirma con tu contraseña
account-deleted = Tu cuenta se eliminó.

# $name (text): the player's name. Example: Ann
account-logged-in = Entraste como { $name }.
# $name (text): the player's name. Example: Ann
account-welcome = Hola, { $name }. Tu cuenta está lista.
# $label (text): what the token was for. Example: My bot
account-token-deleted = Se eliminó “{ $label }”. Se cerró la sesión de los programas que la usaban.
# $label (text): what the token is for. Example: My bot
account-delete-token = Eliminar: { $label }
account-delete-token-question = ¿Eliminar “{ $label }”? Los programas que la usan se desconectarán.
# $date (phrase): when. Example: Nov 3
account-made-at = creada: { $date }
