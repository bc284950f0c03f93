import { both } from "./both-languages"
import type { CheckRule, RuleFinding } from "./check-rule"
import { type FindingSeverity, rulesDate } from "./finding"
import { quotedIn } from "./quoted-words"
import type { ReadPosting } from "./read-posting"
import { sources } from "./sources"
import { findWording, wording } from "./wording-pattern"

const otherMoney = "sign(?:ing|-on)?\\sbonus|‹bonus›|prime|allowance|allocation|reimburs|rembours|rrsp|reer"
const patterns = [
  wording(
    "‹(?:up\\sto|starting\\s(?:at|from)|starts\\sat|minimum\\sof|à\\spartir\\sde|jusqu'à|dès)\\s?(?:\\$\\s?\\d[\\d,. ]{0,9}k?|\\d[\\d,. ]{0,9}k?\\s?\\$)(?![\\d,.k])(?!\\s?(?:to|-|–|à)\\s?\\$?\\s?\\d)",
    otherMoney,
  ),
  wording(
    "\\$\\s?\\d{1,3}(?:[,.]\\d{1,3}){0,2}k?[^.;\\n]{0,20}(?:‹and\\sup›|‹or\\smore›|\\+(?!\\d))",
    otherMoney,
  ),
  wording(
    "\\d{1,3}(?:[ ,.]\\d{1,3}){0,2}\\s?\\$[^.;\\n]{0,20}(?:‹et\\splus›|‹ou\\splus›|\\+(?!\\d))",
    otherMoney,
  ),
]

function openEnded(
  posting: ReadPosting,
  province: "BC" | "PE",
  severityWhen: (certain: boolean) => FindingSeverity,
  message: (quote: string) => RuleFinding["message"],
): RuleFinding[] {
  const reach = posting.reachOf(province)
  const found = reach && posting.isPaid ? findWording(posting.whole, patterns) : null
  if (!reach || !found) return []
  const quoted = quotedIn(posting, found)
  return [
    {
      severity: severityWhen(reach.certain),
      place: reach.place,
      ...quoted,
      message: message(quoted.quote),
      fix: both("State both ends of the range.", "Indiquez le minimum et le maximum de la fourchette."),
      mend: { kind: "go", field: quoted.field },
    },
  ]
}

/** Both ends of a range in public postings of British Columbia. */
export const columbiaPayOpenEnded: CheckRule = {
  code: "BC-PAY-OPEN-ENDED",
  title: both(
    "British Columbia: a pay range has both ends",
    "Colombie-Britannique : la fourchette a un minimum et un maximum",
  ),
  severities: ["error", "warning"],
  jurisdiction: "BC",
  sources: [sources.britishColumbia],
  asOf: rulesDate,
  effectiveFrom: "2023-11-01",
  fields: ["title", "description", "locations"],
  patterns,
  judge: (posting) =>
    openEnded(
      posting,
      "BC",
      (certain) => (certain ? "error" : "warning"),
      (quote) =>
        both(
          `"${quote}" leaves one end of the range open. British Columbia wants to see both.`,
          `« ${quote} » laisse la fourchette ouverte. La Colombie-Britannique demande un minimum et un maximum.`,
        ),
    ),
}

/** In Prince Edward Island nothing says whether one end is enough. */
export const islandPayOpenEnded: CheckRule = {
  code: "PE-PAY-OPEN-ENDED",
  title: both(
    "Prince Edward Island: a pay range has both ends",
    "Île-du-Prince-Édouard : la fourchette a un minimum et un maximum",
  ),
  severities: ["advice"],
  jurisdiction: "PE",
  sources: [sources.princeEdwardIsland],
  asOf: rulesDate,
  effectiveFrom: "2022-06-01",
  fields: ["title", "description", "locations"],
  patterns,
  judge: (posting) =>
    openEnded(
      posting,
      "PE",
      () => "advice",
      (quote) =>
        both(
          `"${quote}" leaves one end of the range open. Candidates know more when they see both.`,
          `« ${quote} » laisse la fourchette ouverte. Un minimum et un maximum renseignent mieux les candidats.`,
        ),
    ),
}
