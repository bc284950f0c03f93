import type { files as english } from "../en/files"
import type { Translation } from "../translation"

export const files: Translation<typeof english> = {
  postings: "offres-{day}.csv",
  activity: "activite-{day}.csv",
  records: "dossiers-affichage-{from}-au-{to}.ndjson",
  recordsUntil: "dossiers-affichage-jusqu-au-{to}.ndjson",
  time: "Date et heure (UTC)",
  actorKind: "Type d’auteur",
  actorId: "Numéro de l’auteur",
  actor: "Auteur",
  action: "Action",
  objectKind: "Type d’objet",
  objectId: "Numéro de l’objet",
  object: "Objet",
  changes: "Modifications",
  change: "{field} : {before} → {after}",
  newValue: "{field} : {after}",
  address: "Adresse IP",
  requestId: "Numéro de la requête",
}
