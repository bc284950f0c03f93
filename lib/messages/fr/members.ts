import type { members as english } from "../en/members"
import type { Translation } from "../translation"

export const members: Translation<typeof english> = {
  roleMissing: "Choisissez un rôle.",
  roleNotChanged: "Le rôle n’a pas pu être modifié",
  lastAdmin: "C’est le dernier administrateur de {employer}. Donnez d’abord ce rôle à une autre personne.",
  changedMeanwhile: "Une autre personne modifie ce membre. Réessayez dans un instant.",
  notInvited: "L’invitation n’a pas pu être faite",
  notAccepted: "L’invitation n’a pas pu être acceptée",
  memberAlready: "{email} est déjà membre de {employer}. Modifiez son rôle dans la liste des membres.",
  invitationEnded:
    "Cette invitation ne fonctionne plus : elle a été utilisée ou retirée, elle a expiré, ou la personne qui l’a faite n’est plus administrateur. Demandez à un administrateur de vous inviter de nouveau.",
  invitationLinkCut: "Le lien est incomplet. Ouvrez-le de nouveau à partir de l’invitation.",
  accountExists: "Il y a maintenant un compte avec cette adresse courriel. Entrez son mot de passe.",
  linkNotMade: "Le lien n’a pas pu être créé",
  linkNotSent: "Le lien n’a pas pu être envoyé",
  ownPasswordInSettings: "Modifiez votre propre mot de passe sous Paramètres, Compte.",
  noPowerOverPassword:
    "{person} est aussi membre chez un autre employeur ; un administrateur de {employer} ne peut donc pas créer ce lien. Cette personne peut en demander un à la page de connexion, ou l’exploitant du serveur peut en créer un.",
  factorNotReset: "Le deuxième facteur n’a pas pu être réinitialisé",
  ownFactorInSettings: "Modifiez votre propre authentification à deux facteurs sous Paramètres, Compte.",
  noFactor: "{person} n’a pas de deuxième facteur.",
  noPowerOverFactor:
    "{person} est aussi membre chez un autre employeur ; un administrateur de {employer} ne peut donc pas faire cela. L’exploitant du serveur le peut.",
  noEmployer:
    "Vous n’êtes plus membre chez aucun employeur. Demandez à un administrateur de vous inviter de nouveau.",
  notMemberHere:
    "Vous n’êtes pas membre chez cet employeur, ou ne l’êtes plus. Passez à un autre de vos employeurs, ou demandez à un administrateur de vous inviter.",
}
