import type { invitations as english } from "../en/invitations"
import type { Translation } from "../translation"

export const invitations: Translation<typeof english> = {
  pageTitle: "Invitation",
  loadingTitle: "Votre invitation",
  title: "Rejoignez {employer}",
  asAdmin: "On vous invite à titre d’administrateur : vous pourrez tout faire ici.",
  asEditor: "On vous invite à titre de rédacteur : vous pourrez rédiger, publier et supprimer des offres.",
  asViewer: "On vous invite à titre de lecteur : vous pourrez consulter les offres.",
  yourName: "Votre nom",
  accountExists: "Il y a un compte avec cette adresse : connectez-vous avec son mot de passe.",
  accept: "Accepter et se connecter",
  incompleteText:
    "Il en manque une partie. Ouvrez-le de nouveau, en entier, à partir du message qui le contient.",
  endedTitle: "Cette invitation ne fonctionne plus",
  endedText:
    "Elle a été utilisée ou retirée, elle a expiré, ou la personne qui l’a faite n’est plus administrateur. Si vous l’avez acceptée, connectez-vous. Sinon, demandez à un administrateur de l’employeur de vous inviter de nouveau.",
  listTitle: "Invitations",
  description:
    "Elles sont valables une seule fois, pendant 7 jours. Un nouveau lien met fin au précédent. {zone}",
  notLoaded: "Les invitations n’ont pas pu être chargées",
  sentAgain: "L’invitation est renvoyée",
  notRenewed: "L’invitation n’a pas pu être renouvelée",
  noneTitle: "Personne d’autre pour le moment",
  noneText:
    "Vos collègues seront ici, chacun avec un rôle : consulter les offres, les rédiger ou tout gérer avec vous.",
  inviteSomebody: "Inviter quelqu’un",
  inviteTitle: "Inviter un membre",
  byMail: "La personne reçoit un courriel avec un lien valable une seule fois, pendant 7 jours.",
  byHand: "Vous recevez un lien à remettre à la personne. Il est valable une seule fois, pendant 7 jours.",
  send: "Envoyer l’invitation",
  sent: "L’invitation est envoyée",
  sendAgain: "Renvoyer",
  newLink: "Nouveau lien",
  sendAgainFor: "Renvoyer pour {email}",
  newLinkFor: "Nouveau lien pour {email}",
  expired: "Expirée",
  ended: "Terminée",
  endedBy: "{role}, invitation par {person}, qui n’est plus administrateur ici : le lien ne fonctionne pas.",
  worksUntil: "{role}, invitation par {person}, valable jusqu’au <day></day>",
  workedUntil: "{role}, invitation par {person}, qui était valable jusqu’au <day></day>",
  withdraw: "Retirer",
  withdrawOf: "Retirer l’invitation de {email}",
  withdrawTitle: "Retirer l’invitation de {email} ?",
  withdrawText: "Son lien cessera de fonctionner. Vous pourrez inviter cette personne de nouveau.",
  withdrawConfirm: "Retirer l’invitation",
  withdrawn: "L’invitation est retirée",
}
