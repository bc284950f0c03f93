import type { jobFieldNouns as englishNouns, jobFields as english } from "../en/job-fields"
import type { Translation } from "../translation"

export const jobFields: Translation<typeof english> = {
  title: "Titre",
  description: "Description",
  status: "État",
  publishDate: "Date de publication",
  closeDate: "Date de clôture",
  locations: "Lieux",
  categories: "Catégories",
  positionType: "Type de poste",
  salary: "Rémunération",
  applicantRoutingType: "Mode de candidature",
  applicationEmail: "Courriel pour les candidatures",
  applicationUrl: "Adresse Web pour les candidatures",
  referenceId: "Référence",
  confidential: "Confidentielle",
  autoRefresh: "Actualisation automatique",
}

export const jobFieldNouns: Translation<typeof englishNouns> = {
  title: "le titre",
  description: "la description",
  status: "l’état",
  publishDate: "la date de publication",
  closeDate: "la date de clôture",
  locations: "les lieux",
  categories: "les catégories",
  positionType: "le type de poste",
  salary: "la rémunération",
  applicantRoutingType: "le mode de candidature",
  applicationEmail: "le mode de candidature",
  applicationUrl: "le mode de candidature",
  referenceId: "la référence",
  confidential: "la confidentialité",
  autoRefresh: "l’actualisation automatique",
}
