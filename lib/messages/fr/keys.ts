import type { keys as english } from "../en/keys"
import type { Translation } from "../translation"

export const keys: Translation<typeof english> = {
  nameMissing: "Entrez un nom qui dit à quoi sert la clé.",
  scopesMissing: "Choisissez au moins une autorisation.",
  scopesNotList: "Choisissez ce que la clé peut faire : une liste d’autorisations, ou null pour tout.",
  dayMissing: "Choisissez le dernier jour.",
  dayNotGiven: "Choisissez le dernier jour : un jour comme 2026-12-31, ou null pour aucun.",
  noSuchDay: "Choisissez un jour qui existe, écrit comme 2026-12-31.",
  dayPassed: "Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.",
  notCreated: "La clé n’a pas pu être créée",
  notChanged: "La clé n’a pas pu être modifiée",
  notRotated: "La clé n’a pas pu être remplacée",
  revoked: "Cette clé a été révoquée. Créez-en une nouvelle.",
  expired: "Cette clé a expiré. Créez-en une nouvelle.",
  replaced: "Cette clé a déjà été remplacée. Remplacez celle qui a pris sa place.",
  replacedEnds:
    "Cette clé a été remplacée et prendra fin d’elle-même. Révoquez-la pour y mettre fin maintenant.",
  changedMeanwhile: "Cette clé est en cours de modification. Réessayez dans un instant.",
}
