import { both } from "./both-languages"
import type { RuleFinding } from "./check-rule"
import type { PaidAs } from "./pay-in-text"

/** For a posting that only states its pay in the text: candidates can read it there, but searches and job boards can't. */
export function moveToPayField(paid: PaidAs): RuleFinding {
  return {
    severity: "advice",
    field: "salary",
    message: both(
      "The pay is stated in the text only. Job boards and searches read it from the pay field.",
      "La rémunération figure seulement dans le texte. Les sites d’emploi et les recherches la lisent dans le champ de rémunération.",
    ),
    fix: both("Enter it in the pay field too.", "Entrez-la aussi dans le champ de rémunération."),
    mend: paid.isClear
      ? { kind: "pay", amount: paid.amount, maxAmount: paid.maxAmount, periodId: paid.period }
      : { kind: "go", field: "salary.amount" },
  }
}
