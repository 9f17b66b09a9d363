### The account of a player.

account-title = Account
account-guest-lead = Stai giocando come ospite. Con un account conservi il tuo nome, hai un punteggio e ritrovi le tue partite su ogni dispositivo.
account-new = Registrati
account-new-lead = Le partite giocate come ospite restano tue.
account-name = Nome
account-name-rules = Da 1 a 20 lettere dalla A alla Z senza accenti, cifre, spazi singoli, - _ o . Comincia con una lettera. Gli altri lo vedono.
account-password = Password
account-password-rules = Almeno 12 caratteri, e non il tuo nome. Riceverai dei codici di recupero nel caso la dimentichi.
account-create = Crea account
account-log-in = Accedi
account-log-in-lead = Hai già un account? È bello rivederti.
account-log-out = Esci
account-logged-out = Account scollegato da questo dispositivo.
account-show = Mostra
account-show-password = Mostra password

account-codes = Codici di recupero
account-codes-lead = Se dimentichi la password, ognuno di questi codici ti permette di sceglierne una nuova, una volta sola. Salvali ora: non verranno più mostrati.
account-codes-kept = Li ho salvati
account-forgotten = Password dimenticata?
account-forgotten-lead = Inserisci uno dei tuoi codici di recupero e scegli una nuova password. Gli altri dispositivi verranno scollegati.
account-code = Codice di recupero
account-recover = Imposta nuova password

account-change = Cambia password
account-change-lead = Gli altri dispositivi verranno scollegati.
account-old-password = Password attuale
account-new-password = Nuova password
account-changed = Password cambiata.

account-tokens = Token per programmi
account-tokens-lead = Con un token, un tuo programma gioca a tuo nome. Chiunque lo abbia può giocare al posto tuo: tienilo segreto.
account-no-tokens = Ancora nessun token.
account-token-name = A che cosa serve
account-token-hint = Il mio bot
account-make-token = Crea token
account-token-secret = Il tuo nuovo token
account-token-once = Copialo adesso. Viene mostrato una volta sola.
account-token-kept = Fatto
account-token-needs-name = Scrivi a che cosa serve, in 1-40 caratteri.

account-games = Le tue partite
account-games-lead = Tutte le partite che hai giocato qui, in un solo file PDN.
account-export = Salva le mie partite
account-profile = Il mio profilo

account-delete = Elimina account
account-delete-lead = Nome, password e token vengono eliminati per sempre. Le tue partite restano, senza il tuo nome, perché sono anche dei tuoi avversari. Prima salva le tue.
account-confirm-password = Conferma con la tua password
account-deleted = Il tuo account è stato eliminato.

# $name (text): the player's name. Example: Ann
account-logged-in = Accesso effettuato come { $name }.
# $name (text): the player's name. Example: Ann
account-welcome = Ciao, { $name }. Il tuo account è pronto.
# $label (text): what the token was for. Example: My bot
account-token-deleted = «{ $label }» eliminato. I programmi che lo usavano sono stati scollegati.
# $label (text): what the token is for. Example: My bot
account-delete-token = Elimina: { $label }
account-delete-token-question = Eliminare «{ $label }»? I programmi che lo usano verranno scollegati.
# $date (phrase): when. Example: Nov 3
account-made-at = creato: { $date }
