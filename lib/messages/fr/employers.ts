import type { employers as english } from "../en/employers"
import type { Translation } from "../translation"

export const employers: Translation<typeof english> = {
  notSaved: "L’employeur n’a pas pu être enregistré",
  notCreated: "L’employeur n’a pas pu être créé",
  notChosen: "L’employeur n’a pas pu être choisi",
  setUpNotFinished: "La configuration n’a pas pu être terminée",
  setUpLinkEnded:
    "Ce lien de configuration ne fonctionne plus. Redémarrez le serveur pour en obtenir un nouveau, ou connectez-vous.",
  setUpLinkCut: "Le lien est incomplet. Copiez-le en entier à partir de ce que le serveur a affiché.",
  nameMissing: "Indiquez le nom de l’employeur.",
  unknownTimeZone: "Ce n’est pas un fuseau horaire. Exemple : America/Toronto.",
  timeZoneMissing: "Choisissez un fuseau horaire.",
  choose: "Choisissez un employeur.",
  plan: "Le forfait",
  twoFactorNotRequired: "L’authentification à deux facteurs n’a pas pu être exigée",
  ruleNotSaved: "La règle n’a pas pu être enregistrée",
  ownFactorMissing:
    "Configurez d’abord votre propre authentification à deux facteurs, dans Paramètres, Compte.",
  changedMeanwhile: "Une autre personne modifie l’employeur. Réessayez dans un instant.",
  pageTitle: "Employeur",
  pageDescription: "L’identité sous laquelle vos offres sont publiées.",
  notLoaded: "L’employeur n’a pas pu être chargé",
  nameAndTimeZone: "Nom et fuseau horaire",
  name: "Nom",
  nameHint: "Il figure sur toute offre qui n’est pas confidentielle, ici et dans l’API.",
  timeZone: "Fuseau horaire",
  timeZoneHint: "Détermine la date du jour quand une offre est publiée ou prend fin.",
  nowThere: "Heure locale : {now}.",
  discard: "Abandonner les modifications",
  save: "Enregistrer les modifications",
  saved: "L’employeur est enregistré",
  savedText: "Ses offres en tiennent compte dès maintenant.",
  planTitle: "Forfait",
  planDescription: "C’est l’exploitant du serveur qui change les forfaits : adressez-vous à lui.",
  standard: "Standard",
  standardMeans:
    "Les offres gardent leur date de publication. L’actualisation automatique, qui la renouvelle tous les 7 jours, n’est pas comprise.",
  unlimited: "Illimité",
  unlimitedMeans:
    "Les offres peuvent utiliser l’actualisation automatique : leur date de publication avance tous les 7 jours jusqu’à la clôture.",
  ruleLabel: "Tous les membres doivent utiliser l’authentification à deux facteurs",
  ruleHint:
    "Les membres qui ne l’ont pas configurée ne peuvent rien faire pour cet employeur tant que ce n’est pas fait. Les clés API ne sont pas touchées.",
  ruleOn: "L’authentification à deux facteurs est maintenant exigée de tous les membres",
  ruleOff: "L’authentification à deux facteurs n’est plus exigée",
  membersLacking:
    "{count, plural, =0 {Tous les membres l’ont configurée.} one {# membre ne l’a pas configurée.} other {# membres ne l’ont pas configurée.}}",
  requireTitle: "Exiger l’authentification à deux facteurs de tous les membres ?",
  requireText:
    "Les membres qui ne l’ont pas configurée ne pourront rien faire ici tant que ce n’est pas fait, même dans les pages qu’ils ont ouvertes.",
  requireOfNew:
    "Les membres qui s’ajouteront ne pourront rien faire ici tant qu’ils ne l’auront pas configurée.",
  require: "Exiger",
}
