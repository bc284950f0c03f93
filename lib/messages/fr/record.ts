import type { record as english } from "../en/record"
import type { Translation } from "../translation"

export const record: Translation<typeof english> = {
  recordOf: "Dossier d’affichage",
  employer: "Employeur",
  number: "Numéro de l’offre",
  timeZone: "Fuseau horaire",
  neverPublic: "Le public n’a jamais vu cette offre, ou son dossier n’est plus conservé.",
  versions:
    "Chaque version que le public a pu voir, de la plus ancienne à la plus récente. Les numéros manquants sont ceux de versions qu’il n’a pas vues. Si l’employeur a changé de nom entre-temps, une version figure une fois sous chaque nom.",
  version: "version",
  publicFrom: "Début de l’affichage",
  publicTo: "Fin de l’affichage",
  stillPublic: "affichage en cours",
  publishedBy: "Publiée par",
  takenDownBy: "Affichage terminé par",
  confidentialText: "Le public ne voyait pas le nom de l’employeur.",
  setAside: "(écartée : {reason})",
  checked: "Vérification de l’offre, selon les règles alors en vigueur",
  error: "Erreur :",
  warning: "Avertissement :",
  person: "personne",
  key: "clé API",
  service: "le service",
  endsBeforeStart: "Le dernier jour précède le premier.",
}
