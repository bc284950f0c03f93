import type { publishing as english } from "../en/publishing"
import type { Translation } from "../translation"

export const publishing: Translation<typeof english> = {
  oneHasErrors: "La vérification relève {errors} dans {posting}",
  byCheck:
    "{count, plural, one {Vous pouvez d’abord la corriger, ou publier maintenant et la corriger plus tard.} other {Vous pouvez d’abord les corriger, ou publier maintenant et les corriger plus tard.}}",
  enforced: "Votre employeur exige que les erreurs soient corrigées avant la publication.",
  show: "{count, plural, one {Voir l’erreur} other {Voir les erreurs}}",
  anyway: "Publier quand même",
  withErrors: "Offres comportant des erreurs",
  needsDay: "{posting} a besoin d’une nouvelle date de clôture",
  closedOn: "L’affichage a pris fin le {day}. Choisissez le dernier jour pour postuler.",
  alsoClosed: "Sa date de clôture, le {day}, est également passée.",
  newCloseDate: "Nouvelle date de clôture",
  dayMissing: "Choisissez une date de clôture.",
  dayPassed: "Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.",
}
