### The account of a player.

account-title = Conta
account-guest-lead = Você joga como visitante. Com uma conta você mantém seu nome, tem rating e encontra suas partidas em todos os aparelhos.
account-new = Criar conta
account-new-lead = As partidas que você jogou como visitante continuam suas.
account-name = Nome
account-name-rules = De 1 a 20 letras de A a Z sem acento, algarismos, espaços simples, - _ ou . Começa com uma letra. Os outros veem.
account-password = Senha
account-password-rules = Pelo menos 12 caracteres, e não pode ser o seu nome. Você recebe códigos de recuperação para o caso de esquecê-la.
account-create = Criar conta
account-log-in = Entrar
account-log-in-lead = Já tem uma conta? Que bom ver você de novo.
account-log-out = Sair
account-logged-out = Você saiu da conta neste aparelho.
account-show = Mostrar
account-show-password = Mostrar a senha

account-codes = Códigos de recuperação
account-codes-lead = Se você esquecer a senha, cada um destes códigos permite criar uma nova, uma única vez. Salve-os agora: eles só aparecem desta vez.
account-codes-kept = Já salvei
account-forgotten = Esqueceu a senha?
account-forgotten-lead = Digite um dos seus códigos de recuperação e escolha uma senha nova. Os outros aparelhos vão sair da conta.
account-code = Código de recuperação
account-recover = Definir nova senha

account-change = Mudar senha
account-change-lead = Os outros aparelhos vão sair da conta.
account-old-password = Senha atual
account-new-password = Nova senha
account-changed = Senha alterada.

account-tokens = Tokens para programas
account-tokens-lead = Com um token, um programa seu joga com o seu nome. Quem tiver o token pode jogar por você, então guarde segredo.
account-no-tokens = Nenhum token ainda.
account-token-name = Para que serve
account-token-hint = Meu bot
account-make-token = Criar token
account-token-secret = Seu novo token
account-token-once = Copie agora. Ele só aparece uma vez.
account-token-kept = Pronto
account-token-needs-name = Diga para que serve, com 1 a 40 caracteres.

account-games = Suas partidas
account-games-lead = Todas as partidas que você jogou aqui, em um arquivo PDN.
account-export = Salvar minhas partidas
account-profile = Meu perfil

account-delete = Excluir conta
account-delete-lead = Seu nome, sua senha e seus tokens são excluídos para sempre. Suas partidas ficam sem o seu nome, pois também são dos seus oponentes. Salve as suas antes.
account-confirm-password = Confirme com sua senha
account-deleted = Sua conta foi excluída.

# $name (text): the player's name. Example: Ann
account-logged-in = Você entrou como { $name }.
# $name (text): the player's name. Example: Ann
account-welcome = Olá, { $name }. Sua conta está pronta.
# $label (text): what the token was for. Example: My bot
account-token-deleted = “{ $label }” foi excluído. Os programas que o usavam foram desconectados.
# $label (text): what the token is for. Example: My bot
account-delete-token = Excluir: { $label }
account-delete-token-question = Excluir “{ $label }”? Os programas que o usam serão desconectados.
# $date (phrase): when. Example: Nov 3
account-made-at = criado: { $date }
