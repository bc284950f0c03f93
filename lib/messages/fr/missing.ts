import type { missing as english } from "../en/missing"
import type { Translation } from "../translation"

export const missing: Translation<typeof english> = {
  job: "Cette offre d’emploi n’existe pas.",
  location: "Ce lieu n’existe pas.",
  category: "Cette catégorie n’existe pas.",
  positionType: "Ce type de poste n’existe pas.",
  salaryPeriod: "Cette période de rémunération n’existe pas.",
  applicantRoutingType: "Ce mode de candidature n’existe pas.",
  address: "Cette adresse n’existe pas sous /api.",
  employer: "Cet employeur n’existe pas.",
  member: "Ce membre n’existe pas.",
  invitation: "Cette invitation n’existe pas.",
  account: "Ce compte n’existe pas.",
  session: "Cette session n’existe pas.",
  passkey: "Cette clé d’accès n’existe pas.",
  authenticatorApp: "Cette application d’authentification n’existe pas.",
  secondFactor: "Ce deuxième facteur n’existe pas.",
  request: "Cette requête n’existe pas.",
  apiKey: "Cette clé API n’existe pas.",
  workingApiKey: "Cette clé API n’existe pas, ou n’est plus en vigueur.",
  rule: "Cette règle n’existe pas.",
  webhook: "Il n’y a pas de tel webhook.",
  delivery: "Il n’y a pas de tel envoi.",
  version: "Cette version de l’offre n’existe pas.",
  record: "Il n’y a pas de dossier pour cette offre.",
}
