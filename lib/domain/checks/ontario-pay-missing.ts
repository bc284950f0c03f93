import { both } from "./both-languages"
import type { CheckRule, RuleFinding } from "./check-rule"
import { ontarioReach } from "./ontario-reach"
import { moveToPayField } from "./pay-in-text-finding"
import { sources } from "./sources"

/** Pay or a pay range in public postings in Ontario (Employment Standards Act, s. 8.2; Regulation 476/24). */
export const ontarioPayMissing: CheckRule = {
  code: "ON-PAY-MISSING",
  title: both("Ontario: pay is shown", "Ontario : la rémunération est indiquée"),
  severities: ["error", "warning", "advice"],
  jurisdiction: "ON",
  sources: [sources.ontarioGuide, sources.ontarioRegulation, sources.ontarioLimits],
  effectiveFrom: "2026-01-01",
  ofLargerEmployers: true,
  fields: ["salary", "locations", "description", "positionType"],
  judge(posting, facts) {
    const reach = ontarioReach(posting, facts)
    if (!reach || !posting.isPaid || posting.hasPay) return []
    const { place, severity } = reach
    const inText = posting.payInText()
    if (inText) return [{ place, ...moveToPayField(inText) }]
    const finding: RuleFinding = {
      severity,
      place,
      field: "salary",
      message: both(
        "This posting shows no pay. Since January 1, 2026, Ontario employers with 25 or more employees have to state the expected pay or a range in public postings, unless it is more than $200,000 a year.",
        "L’offre n’indique aucune rémunération. Depuis le 1er janvier 2026, les employeurs ontariens de 25 employés ou plus doivent préciser la rémunération prévue ou une fourchette dans leurs offres publiques, sauf si elle dépasse 200 000 $ par année.",
      ),
      fix: both(
        "Add the pay, or a range of at most $50,000 a year.",
        "Ajoutez la rémunération, ou une fourchette d’au plus 50 000 $ par année.",
      ),
      mend: { kind: "go", field: "salary.amount" },
    }
    return [finding]
  },
}
