import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { ontarioReach } from "./ontario-reach"
import { sources } from "./sources"
import { findWording, wording, wordingTogether } from "./wording-pattern"

/** A number in the sentence with the word, or a percentage of something. */
const figures = [wordingTogether("commission", "\\$|\\d\\s?%"), wording("\\d\\s?%\\s(?:of|on|des?|du|sur)›")]

/** In Ontario, commission is part of the pay that a posting must state. */
export const ontarioCommission: CheckRule = {
  code: "ON-COMMISSION",
  title: both("Ontario: commission has an expected amount", "Ontario : la commission prévue est chiffrée"),
  severities: ["advice"],
  jurisdiction: "ON",
  sources: [sources.ontarioGuide],
  effectiveFrom: "2026-01-01",
  ofLargerEmployers: true,
  fields: ["salary", "description", "locations", "positionType"],
  patterns: figures,
  judge(posting, facts) {
    const reach = ontarioReach(posting, facts)
    const plusCommission = posting.job.salary?.plusCommission === true
    if (!reach || !posting.isPaid || !plusCommission || findWording(posting.text, figures)) return []
    return [
      {
        severity: "advice",
        place: reach.place,
        field: "salary.plusCommission",
        message: both(
          "Pay comes with commission, and the posting doesn’t say how much to expect. In Ontario, commission counts as pay.",
          "Une commission s’ajoute à la rémunération, mais l’offre ne dit pas à combien s’attendre. En Ontario, la commission fait partie de la rémunération.",
        ),
        fix: both(
          "State what is expected, such as “plus about $8,000 a year in commission”.",
          "Précisez le montant prévu, par exemple « plus environ 8 000 $ par année en commissions ».",
        ),
        mend: { kind: "go", field: "description" },
      },
    ]
  },
}
