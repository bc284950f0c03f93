import type { pay as english } from "../en/pay"
import type { Translation } from "../translation"

export const pay: Translation<typeof english> = {
  range: "{from} à {to}",
  perYear: "{range} par année",
  perMonth: "{range} par mois",
  perWeek: "{range} par semaine",
  perDay: "{range} par jour",
  perHour: "{range} l’heure",
  plusCommission: "{pay}, plus commission",
  writeEither: "Écrivez {many} pour {manyMeans}, ou {few} pour {fewMeans}.",
  writeWithPoint: "Écrivez {written} pour {amount}, avec un point avant les cents.",
  writeWithComma: "Écrivez {written} pour {amount}, avec une virgule avant les cents.",
  writeInDigits: "Écrivez le montant en chiffres, comme {small} ou {large}.",
  enterAgain: "Entrez le montant de nouveau.",
}
