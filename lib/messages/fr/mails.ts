import type { mails as english } from "../en/mails"
import type { Translation } from "../translation"

export const mails: Translation<typeof english> = {
  invitationSubject: "{employer} vous invite à utiliser Openings",
  invitationFrom:
    "{person} vous invite à travailler aux offres d’emploi chez {employer}, avec le rôle {role}.",
  invitationLink: "Acceptez l’invitation d’ici 7 jours : {link}",
  invitationUnexpected:
    "Le lien n’est valable qu’une fois. Si vous n’attendiez pas cette invitation, vous pouvez l’ignorer.",
  passwordSubject: "Définissez un nouveau mot de passe pour Openings",
  passwordAsked: "Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour {email}.",
  passwordLink: "Définissez-le ici dans l’heure qui suit : {link}",
  passwordNotYou: "Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.",
  resetSubject: "Votre authentification à deux facteurs pour Openings a été réinitialisée",
  resetByAdmin: "{person}, qui a le rôle d’administrateur chez {employer},",
  resetByOperator: "L’exploitant du serveur",
  resetDone:
    "{by} a réinitialisé l’authentification à deux facteurs de {email}. Toutes vos sessions ont pris fin.",
  resetNow:
    "Votre mot de passe suffit maintenant pour vous connecter. Configurez de nouveau l’authentification à deux facteurs dans Paramètres, Compte.",
  resetNotAsked: "Si vous ne l’avez pas demandé, parlez-en à cette personne et changez votre mot de passe.",
  webhookExhaustedSubject: "Un webhook chez {employer} a manqué un événement",
  webhookExhausted:
    "Openings a tenté pendant trois jours d’annoncer un changement à {url} et renonce à cet événement. Les plus récents continuent d’être envoyés.",
  webhookDisabledSubject: "Un webhook chez {employer} a été désactivé",
  webhookGone: "{url} a répondu 410 Gone : Openings ne lui envoie plus rien.",
  webhookFailing: "Tous les envois à {url} échouent depuis 5 jours : Openings ne lui envoie plus rien.",
  webhookRemedy:
    "La page Webhooks des paramètres indique pourquoi. Quand il fonctionnera de nouveau, activez-le à cet endroit et récupérez ce qu’il a manqué : tout ce qui date des 30 derniers jours est conservé.",
}
