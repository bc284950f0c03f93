import type { mails as english } from "../en/mails"
import type { Translation } from "../translation"

export const mails: Translation<typeof english> = {
  invitationSubject: "{employer} vous invite à Openings",
  invitationFrom: "{person} vous invite à travailler aux offres d’emploi de {employer}, avec le rôle {role}.",
  invitationLink: "Acceptez l’invitation d’ici 7 jours : {link}",
  invitationUnexpected:
    "Le lien ne sert qu’une fois. Si vous n’attendiez pas cette invitation, vous pouvez l’ignorer.",
  passwordSubject: "Définissez un nouveau mot de passe pour Openings",
  passwordAsked: "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour {email}.",
  passwordLink: "Définissez-le ici dans l’heure qui suit : {link}",
  passwordNotYou: "Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.",
  resetSubject: "Votre authentification à deux facteurs pour Openings a été réinitialisée",
  resetByAdmin: "{person}, administrateur de {employer},",
  resetByOperator: "L’exploitant du serveur",
  resetDone:
    "{by} a réinitialisé l’authentification à deux facteurs de {email}. Toutes vos sessions ont pris fin.",
  resetNow:
    "Votre mot de passe suffit maintenant pour vous connecter. Configurez de nouveau l’authentification à deux facteurs sous Paramètres, Compte.",
  resetNotAsked: "Si vous ne l’avez pas demandé, parlez-en à cette personne et changez votre mot de passe.",
}
