### The account of a player.

account-title = Account
account-guest-lead = You're playing as a guest. With an account you keep your name, get a rating, and find your games on every device.
account-new = Sign up
account-new-lead = Games you played as a guest stay yours.
account-name = Name
account-name-rules = Use 1 to 20 characters: letters A to Z, digits, single spaces, - _ or . Start with a letter. Others can see it.
account-password = Password
account-password-rules = At least 12 characters, and not your name. You'll get recovery codes in case you forget it.
account-create = Create account
account-log-in = Log in
account-log-in-lead = Already have an account? Welcome back.
account-log-out = Log out
account-logged-out = You're logged out on this device.
account-show = Show
account-show-password = Show password

account-codes = Recovery codes
account-codes-lead = If you forget your password, each of these codes lets you set a new one, once. Save them now. You won't see them again.
account-codes-kept = I saved them
account-forgotten = Forgot your password?
account-forgotten-lead = Enter one of your recovery codes and choose a new password. Other devices will be logged out.
account-code = Recovery code
account-recover = Set new password

account-change = Change password
account-change-lead = Other devices will be logged out.
account-old-password = Current password
account-new-password = New password
account-changed = Password changed.

account-tokens = Tokens for programs
account-tokens-lead = With a token, a program can play under your name. Anyone who has it can play as you, so keep it secret.
account-no-tokens = No tokens yet.
account-token-name = What it's for
account-token-hint = My bot
account-make-token = Create token
account-token-secret = Your new token
account-token-once = Copy it now. It's shown only once.
account-token-kept = Done
account-token-needs-name = Say what it's for, in 1 to 40 characters.

account-games = Your games
account-games-lead = Every game you've played here, in one PDN file.
account-export = Save all my games
account-profile = My profile

account-delete = Delete account
account-delete-lead = Your name, password and tokens are permanently deleted. Your games stay without your name, since they belong to your opponents too. Save yours first.
account-confirm-password = Confirm with your password
account-deleted = Your account has been deleted.

# $name (text): the player's name. Example: Ann
account-logged-in = You're logged in as { $name }.
# $name (text): the player's name. Example: Ann
account-welcome = Welcome, { $name }. Your account is ready.
# $label (text): what the token was for. Example: My bot
account-token-deleted = Deleted “{ $label }”. Programs using it were signed out.
# $label (text): what the token is for. Example: My bot
account-delete-token = Delete: { $label }
# $label (text): what the token is for. Example: My bot
account-delete-token-question = Delete “{ $label }”? Programs using it will be signed out.
# $date (phrase): when. Example: Nov 3
account-made-at = created { $date }
