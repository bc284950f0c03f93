import type { publishing as english } from "../en/publishing"
import type { Translation } from "../translation"

export const publishing: Translation<typeof english> = {
  oneHasErrors: "La vérification relève {errors} dans {posting}",
  someHaveErrors: "La vérification relève des erreurs ({count, number} sur {postings})",
  byCheck:
    "{count, plural, one {Vous pouvez d’abord la corriger, ou publier maintenant et la corriger plus tard.} other {Vous pouvez d’abord les corriger, ou publier maintenant et les corriger plus tard.}}",
  enforced: "Votre organisation exige que les erreurs soient corrigées avant la publication.",
  others: "{count, plural, one {Publier l’autre} other {Publier les # autres}}",
  anyway: "Publier quand même",
  allAnyway: "Tout publier quand même",
  withErrors: "Offres comportant des erreurs",
}
