import { both } from "./both-languages"
import type { CheckRule, RuleFinding } from "./check-rule"
import { type FindingSeverity } from "./finding"
import { isOtherMoney } from "./other-money"
import { amountIn, isPlausiblePay } from "./pay-in-text"
import { quotedIn } from "./quoted-words"
import type { ReadPosting } from "./read-posting"
import { sources } from "./sources"
import { type FoundWords, findWording, wording, type WordingPattern, wordRegExp } from "./wording-pattern"

const otherMoney = "sign(?:ing|-on)?\\sbonus|‹bonus›|prime|allowance|allocation|reimburs|rembours|rrsp|reer"
const patterns: readonly WordingPattern[] = [
  wording(
    "‹(?:up\\sto|starting\\s(?:at|from)|starts\\sat|minimum\\sof|à\\spartir\\sde|jusqu'à|dès)\\s?(?:\\$\\s?\\d[\\d,. ]{0,9}k?|\\d[\\d,. ]{0,9}k?\\s?\\$)(?![\\d,.k])(?!\\s?(?:to|-|–|à)\\s?\\$?\\s?\\d)",
    otherMoney,
  ),
  wording("\\$\\s?\\d[\\d,.]{0,12}k?[^.;\\n]{0,20}(?:‹and\\sup›|‹or\\smore›|\\+(?!\\d))", otherMoney),
  wording(
    "(?:\\d{5,7}|\\d{1,3}(?:[ ,.]\\d{1,3}){0,2})\\s?\\$[^.;\\n]{0,20}(?:‹et\\splus›|‹ou\\splus›|\\+(?!\\d))",
    otherMoney,
  ),
].map((pattern) => ({ ...pattern, means: isPay }))

/** How many characters after an amount its period may be. */
const mostBetween = 25

/** Whether the amount can be a wage, by its size and by what the clause is about. */
function isPay(sentence: string, from: number, to: number): boolean {
  const amount = amountIn(sentence.slice(from, to + mostBetween))
  if (!amount || isOtherMoney(sentence, from, to)) return false
  const { value, period } = amount
  // An amount that nothing calls pay, and that has no period, is only pay if it can be a yearly amount.
  const unnamed = payWords.test(sentence) ? [1, 5] : [1]
  return (period === null ? unnamed : [period]).some((each) => isPlausiblePay(value, each))
}

const payWords = wordRegExp(
  "‹(?:salar(?:y|ies)|wages?|pays?|paid|compensation|earn|rate|salaires?|rémunération|paie|taux)›",
)

/** If nothing says that it is pay, it may be something else. */
function isSure({ sentence, from, quote }: FoundWords): boolean {
  const amount = amountIn(sentence.slice(from, from + quote.length + mostBetween))
  return (amount?.period ?? null) !== null || payWords.test(sentence)
}

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
      severity: severityWhen(reach.certain && isSure(found)),
      place: reach.place,
      ...quoted,
      message: message(quoted.quote),
      fix: both("State both ends of the range.", "Indiquez le minimum et le maximum de la fourchette."),
      mend: { kind: "go", field: quoted.field },
    },
  ]
}

/** Both ends of a range in public postings in British Columbia. */
export const columbiaPayOpenEnded: CheckRule = {
  code: "BC-PAY-OPEN-ENDED",
  title: both(
    "British Columbia: a pay range has both ends",
    "Colombie-Britannique : la fourchette a un minimum et un maximum",
  ),
  severities: ["error", "warning"],
  jurisdiction: "BC",
  sources: [sources.britishColumbia],
  effectiveFrom: "2023-11-01",
  fields: ["title", "description", "locations", "positionType"],
  patterns,
  judge: (posting) =>
    openEnded(
      posting,
      "BC",
      (certain) => (certain ? "error" : "warning"),
      (quote) =>
        both(
          `“${quote}” leaves one end of the range open. British Columbia wants to see both.`,
          `« ${quote} » laisse la fourchette ouverte. La Colombie-Britannique demande un minimum et un maximum.`,
        ),
    ),
}

/** In Prince Edward Island, nothing says whether one end is enough. */
export const islandPayOpenEnded: CheckRule = {
  code: "PE-PAY-OPEN-ENDED",
  title: both(
    "Prince Edward Island: a pay range has both ends",
    "Île-du-Prince-Édouard : la fourchette a un minimum et un maximum",
  ),
  severities: ["advice"],
  // It isn't confirmed that the island's law asks for both ends.
  jurisdiction: null,
  sources: [sources.princeEdwardIsland],
  effectiveFrom: null,
  fields: ["title", "description", "locations", "positionType"],
  patterns,
  judge: (posting) =>
    openEnded(
      posting,
      "PE",
      () => "advice",
      (quote) =>
        both(
          `“${quote}” leaves one end of the range open. Candidates know more when they see both.`,
          `« ${quote} » laisse la fourchette ouverte. Un minimum et un maximum renseignent mieux les candidats.`,
        ),
    ),
}
