import type { invitations as english } from "../en/invitations"
import type { Translation } from "../translation"

export const invitations: Translation<typeof english> = {
  pageTitle: "Invitation",
  loadingTitle: "Votre invitation",
  title: "Rejoignez {employer}",
  asAdmin: "Vous êtes invité comme administrateur : vous pourrez tout faire ici.",
  asEditor: "Vous êtes invité comme rédacteur : vous pourrez rédiger, publier et supprimer des offres.",
  asViewer: "Vous êtes invité comme lecteur : vous pourrez lire les offres.",
  yourName: "Votre nom",
  accountExists: "Il y a un compte avec cette adresse : connectez-vous avec son mot de passe.",
  accept: "Accepter et se connecter",
  incompleteText:
    "Il en manque une partie. Ouvrez-le de nouveau, en entier, à partir du message qui le contient.",
  endedTitle: "Cette invitation ne fonctionne plus",
  endedText:
    "Elle a été utilisée ou retirée, elle a expiré, ou la personne qui l’a faite n’est plus administrateur. Si vous l’avez acceptée, connectez-vous. Sinon, demandez à un administrateur de l’employeur de vous inviter de nouveau.",
}
