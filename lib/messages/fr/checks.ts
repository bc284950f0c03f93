import type { checks as english } from "../en/checks"
import type { Translation } from "../translation"

export const checks: Translation<typeof english> = {
  notPublished:
    "L’offre ne peut pas être publiée : la vérification y relève {count, plural, one {# erreur} other {# erreurs}}. Corrigez les erreurs, écartez-les en donnant un motif, ou enregistrez un brouillon.",
  notJudged: "L’offre n’a pas pu être vérifiée",
  notDismissed: "Le constat n’a pas pu être écarté",
  reasonMissing: "Donnez un motif.",
  settingsNotSaved: "Les paramètres de la vérification des offres n’ont pas pu être enregistrés",
  settingsChangedMeanwhile: "Quelqu’un d’autre modifie ces paramètres. Réessayez dans un instant.",
  factsNotObject: "Les faits sont un objet.",
  aiStatementNotObject: "La phrase sur l’intelligence artificielle est un objet avec en et fr.",
  aiStatement: "La phrase sur l’intelligence artificielle",
  notFact: "{name} doit être true, false, ou null si ce n’est pas connu.",
  hoursOutOfRange:
    "Entrez un nombre d’heures supérieur à 0 et d’au plus {most}, ou rien si vous ne le connaissez pas.",
  muteNotObject: "« mute » doit être un objet avec « code » et « reason ».",
  mutedNotList: "Les règles désactivées sont une liste d’objets avec code et reason.",
  codeMissing: "Désignez la règle par son code.",
  unknownRule: "Aucune règle n’a le code {code}.",
  mutedTwice: "{code} y est deux fois.",
}
