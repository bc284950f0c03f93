import type { differences as english } from "../en/differences"
import type { Translation } from "../translation"

export const differences: Translation<typeof english> = {
  added: "Ajouté :",
  removed: "Retiré :",
  none: "Aucune valeur",
  yes: "Oui",
  no: "Non",
  on: "Activée",
  off: "Désactivée",
  formattingOnly: "Seule la mise en forme ou un lien a changé : les mots sont les mêmes.",
  showText: "Afficher les modifications",
  tooLong: "Modifiée, mais trop longue pour être montrée ici.",
  unchangedWords: "{count, plural, one {… # mot inchangé …} other {… # mots inchangés …}}",
}
