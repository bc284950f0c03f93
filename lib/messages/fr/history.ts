import type { history as english } from "../en/history"
import type { Translation } from "../translation"

export const history: Translation<typeof english> = {
  versionMissing: "Indiquez la version à rétablir.",
  bringBackFirst:
    "Cette offre est dans la corbeille. Remettez-la d’abord en place, sans version ; rétablissez ensuite la version.",
  badCursor: "Ce curseur n’est pas de cet historique. Commencez sans curseur.",
  versionNotNumber: "Une version est un nombre entier à partir de 1.",
}
