### The account of a player.

account-title = Compte
account-guest-lead = Vous jouez en invité. Avec un compte, vous gardez votre nom, vous avez un classement et vous retrouvez vos parties sur tous vos appareils.
account-new = S’inscrire
account-new-lead = Les parties que vous avez jouées en invité restent à vous.
account-name = Nom
account-name-rules = De 1 à 20 lettres de A à Z sans accent, chiffres, espaces simples, - _ ou . Il commence par une lettre. Les autres le voient.
account-password = Mot de passe
account-password-rules = Au moins 12 caractères, et pas votre nom. Vous recevrez des codes de secours en cas d’oubli.
account-create = Créer le compte
account-log-in = Se connecter
account-log-in-lead = Vous avez déjà un compte ? Content de vous revoir.
account-log-out = Se déconnecter
account-logged-out = Session fermée sur cet appareil.
account-show = Afficher
account-show-password = Afficher le mot de passe

account-codes = Codes de secours
account-codes-lead = Si vous oubliez votre mot de passe, chacun de ces codes permet d’en choisir un nouveau, une seule fois. Conservez-les maintenant : ils ne seront plus affichés.
account-codes-kept = C’est noté
account-forgotten = Mot de passe oublié ?
account-forgotten-lead = Saisissez l’un de vos codes de secours et choisissez un nouveau mot de passe. Vos autres appareils seront déconnectés.
account-code = Code de secours
account-recover = Changer le mot de passe

account-change = Changer le mot de passe
account-change-lead = Les autres appareils seront déconnectés.
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-changed = Mot de passe changé.

account-tokens = Jetons pour programmes
account-tokens-lead = Avec un jeton, un programme à vous joue sous votre nom. Quiconque l’a peut jouer à votre place : gardez-le secret.
account-no-tokens = Aucun jeton.
account-token-name = À quoi il sert
account-token-hint = Mon robot
account-make-token = Créer un jeton
account-token-secret = Votre nouveau jeton
account-token-once = Copiez-le maintenant. Il n’est affiché qu’une fois.
account-token-kept = Terminé
account-token-needs-name = Dites à quoi il sert, en 1 à 40 caractères.

account-games = Vos parties
account-games-lead = Toutes les parties que vous avez jouées ici, dans un seul fichier PDN.
account-export = Enregistrer mes parties
account-profile = Mon profil

account-delete = Supprimer le compte
account-delete-lead = Votre nom, votre mot de passe et vos jetons sont supprimés pour toujours. Vos parties restent, sans votre nom, car elles sont aussi à vos adversaires. Enregistrez d’abord les vôtres.
account-confirm-password = Confirmez avec votre mot de passe
account-deleted = Votre compte a été supprimé.

# $name (text): the player's name. Example: Ann
account-logged-in = Session ouverte au nom de { $name }.
# $name (text): the player's name. Example: Ann
account-welcome = Bienvenue, { $name }. Votre compte est prêt.
# $label (text): what the token was for. Example: My bot
account-token-deleted = « { $label } » supprimé. Les programmes qui l’utilisaient ont été déconnectés.
# $label (text): what the token is for. Example: My bot
account-delete-token = Supprimer : { $label }
account-delete-token-question = Supprimer « { $label } » ? Les programmes qui l’utilisent seront déconnectés.
# $date (phrase): when. Example: Nov 3
account-made-at = créé le { $date }
