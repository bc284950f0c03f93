import type { batches as english } from "../en/batches"
import type { Translation } from "../translation"

export const batches: Translation<typeof english> = {
  notRead: "Le lot n’a pas pu être lu",
  notDeleted: "L’offre n’a pas pu être supprimée",
  operationsMissing: "Envoyez au moins une opération.",
  operationsNotList: "Les opérations sont une liste d’objets avec un champ op.",
  targetMissing: "Désignez l’offre par son identifiant (id) ou par sa référence (referenceId).",
  twoTargets:
    "Désignez l’offre par son identifiant (id) ou par sa référence (referenceId), pas par les deux.",
  idOfNewJob:
    "Le service donne son identifiant à une nouvelle offre. Retirez id, ou utilisez l’opération update.",
  idOfUpsert: "Une opération upsert désigne l’offre par sa référence. Retirez id, ou utilisez update.",
  otherReference: "L’offre a une autre référence dans job. Envoyez l’une des deux.",
  jobMissing: "Envoyez les champs de l’offre dans job.",
  jobNotObject: "L’offre (job) doit être un objet avec les champs d’une offre.",
  jobOfDeletion: "Une suppression n’a pas de champ job. Retirez-le.",
  tagNotText: "ifMatch doit être du texte : l’ETag de l’offre telle que vous l’avez lue.",
  otherBody:
    "Cette Idempotency-Key a servi avec un autre corps, ou pour une clé qui n’a pas les mêmes autorisations. Renvoyez ce corps, ou choisissez une nouvelle clé pour celui-ci.",
  moreThanLimit:
    "Ce lot compte {count} opérations, et cette clé en permet {most} par minute. Envoyez-en moins à la fois.",
  moreThanLeft: "Ce lot compte plus d’opérations qu’il ne reste d’appels à cette clé. Rien n’a été fait.",
}
