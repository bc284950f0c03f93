import { both } from "./both-languages"
import type { CheckRule, RuleFinding } from "./check-rule"
import { moveToPayField } from "./pay-in-text-finding"
import { remoteWords } from "./places"
import type { Reach, ReadPosting } from "./read-posting"
import { sources } from "./sources"

const goToPay = { field: "salary", mend: { kind: "go", field: "salary.amount" } } as const
const addPay = both(
  "Add a wage or salary, or a range with both ends.",
  "Ajoutez un salaire, ou une fourchette avec un minimum et un maximum.",
)

function missingPay(
  posting: ReadPosting,
  reach: Reach | null,
  message: RuleFinding["message"],
): RuleFinding[] {
  if (!reach || !posting.isPaid || posting.hasPay) return []
  const inText = posting.payInText()
  if (inText) return [{ place: reach.place, ...moveToPayField(inText) }]
  return [
    { severity: reach.certain ? "error" : "warning", place: reach.place, message, fix: addPay, ...goToPay },
  ]
}

/** Pay in public postings in British Columbia, whatever the employer's size (Pay Transparency Act, s. 2). */
export const columbiaPayMissing: CheckRule = {
  code: "BC-PAY-MISSING",
  title: both("British Columbia: pay is shown", "Colombie-Britannique : la rémunération est indiquée"),
  severities: ["error", "advice"],
  jurisdiction: "BC",
  sources: [sources.britishColumbia],
  effectiveFrom: "2023-11-01",
  fields: ["salary", "locations", "description", "positionType"],
  judge(posting) {
    const reach = posting.reachOf("BC")
    return missingPay(
      posting,
      reach?.certain ? reach : null,
      both(
        "This posting shows no pay. In British Columbia, public postings state the expected wage or salary, or a range.",
        "L’offre n’indique aucune rémunération. En Colombie-Britannique, les offres publiques doivent préciser le salaire prévu ou une fourchette.",
      ),
    )
  },
}

/** The same for work that a person who lives in British Columbia could do from there. */
export const columbiaRemote: CheckRule = {
  code: "BC-REMOTE",
  title: both(
    "British Columbia: pay is shown for work that can be done from there",
    "Colombie-Britannique : la rémunération est indiquée pour le travail qui peut s’y faire",
  ),
  severities: ["warning", "advice"],
  jurisdiction: "BC",
  sources: [sources.britishColumbia],
  effectiveFrom: "2023-11-01",
  fields: ["salary", "locations", "title", "description", "positionType"],
  patterns: [remoteWords],
  judge(posting) {
    const reach = posting.reachOf("BC")
    return missingPay(
      posting,
      reach?.certain ? null : reach,
      both(
        "Somebody in British Columbia may be able to do this work from home. There, such postings state the pay.",
        "Une personne de la Colombie-Britannique pourrait faire ce travail de chez elle. Là-bas, ces offres doivent préciser la rémunération.",
      ),
    )
  },
}

/** Pay in public postings in Prince Edward Island (Employment Standards Act, s. 5.9). */
export const islandPayMissing: CheckRule = {
  code: "PE-PAY-MISSING",
  title: both("Prince Edward Island: pay is shown", "Île-du-Prince-Édouard : la rémunération est indiquée"),
  severities: ["error", "warning", "advice"],
  jurisdiction: "PE",
  sources: [sources.princeEdwardIsland],
  effectiveFrom: "2022-06-01",
  fields: ["salary", "locations", "description", "positionType"],
  judge: (posting) =>
    missingPay(
      posting,
      posting.reachOf("PE"),
      both(
        "This posting shows no pay. In Prince Edward Island, public postings state the expected pay or a range.",
        "L’offre n’indique aucune rémunération. À l’Île-du-Prince-Édouard, les offres publiques doivent préciser la rémunération prévue ou une fourchette.",
      ),
    ),
}
