import type { record as english } from "../en/record"
import type { Translation } from "../translation"

export const record: Translation<typeof english> = {
  recordOf: "Dossier de l’offre d’emploi",
  employer: "Employeur",
  number: "Numéro de l’offre",
  timeZone: "Fuseau horaire",
  neverPublic: "Le public n’a jamais vu cette offre, ou son dossier n’est plus conservé.",
  versions:
    "Chaque version que le public a pu voir, de la plus ancienne à la plus récente. Les numéros manquants sont ceux de versions qu’il n’a pas vues.",
  version: "version",
  publicFrom: "Publique depuis",
  publicTo: "Publique jusqu’au",
  stillPublic: "toujours publique",
  publishedBy: "Publiée par",
  takenDownBy: "Retirée par",
  reference: "Référence",
  published: "Date de publication",
  closes: "Date de clôture",
  places: "Lieux",
  categories: "Catégories",
  positionType: "Type de poste",
  salary: "Rémunération",
  apply: "Pour postuler",
  checked: "Vérification de l’offre, selon les règles alors en vigueur",
  error: "Erreur :",
  warning: "Avertissement :",
  person: "personne",
  key: "clé API",
  service: "le service",
  endsBeforeStart: "Le dernier jour précède le premier.",
}
