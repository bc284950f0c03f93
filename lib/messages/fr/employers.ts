import type { employers as english } from "../en/employers"
import type { Translation } from "../translation"

export const employers: Translation<typeof english> = {
  notSaved: "L’employeur n’a pas pu être enregistré",
  notCreated: "L’employeur n’a pas pu être créé",
  notChosen: "L’employeur n’a pas pu être choisi",
  setUpNotFinished: "La configuration n’a pas pu être terminée",
  setUpLinkEnded:
    "Ce lien de configuration ne fonctionne plus. Redémarrez le serveur pour en obtenir un nouveau, ou connectez-vous.",
  setUpLinkCut: "Le lien est incomplet. Copiez-le en entier à partir de la sortie du serveur.",
  nameMissing: "Indiquez le nom de l’employeur.",
  nameNotOneLine: "Le nom ne peut pas contenir de saut de ligne.",
  unknownTimeZone: "Ce n’est pas un fuseau horaire. Exemple : America/Toronto.",
  timeZoneMissing: "Choisissez un fuseau horaire.",
  choose: "Choisissez un employeur.",
  plan: "Le forfait",
  twoFactorNotRequired: "L’authentification à deux facteurs n’a pas pu être exigée",
  ruleNotSaved: "La règle n’a pas pu être enregistrée",
  ownFactorMissing:
    "Configurez d’abord votre propre authentification à deux facteurs, sous Paramètres, Compte.",
  changedMeanwhile: "Une autre personne modifie l’employeur. Réessayez dans un instant.",
}
