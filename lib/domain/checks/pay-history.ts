import { both } from "./both-languages"
import type { CalendarDate } from "@/lib/calendar-date"
import type { CheckRule } from "./check-rule"
import { quotedIn } from "./quoted-words"
import type { ReadPosting } from "./read-posting"
import { reword } from "./rewording"
import { sources } from "./sources"
import { findWording, wording, type WordingPattern, wordRegExp } from "./wording-pattern"

const law = {
  BC: {
    since: "2023-05-11",
    source: sources.columbiaPayHistory,
    name: both("British Columbia doesn’t allow that.", "La Colombie-Britannique ne le permet pas."),
  },
  PE: {
    since: "2022-06-01",
    source: sources.princeEdwardIsland,
    name: both("Prince Edward Island doesn’t allow that.", "L’Île-du-Prince-Édouard ne le permet pas."),
  },
} as const

/**
 * Words that ask for something. Without any of them, the text is about the employer's own pay, or the words stand by
 * themselves.
 */
const asking = wordRegExp(
  "‹(?:please|you|your|their|send|state|submit|provide|attach|disclose|include|indicate|specify|mention|required|must|resumé?s?|résumés?|references|expectations|applicants?|candidates?|veuillez|indiquez|indiquer|précisez|préciser|inscrivez|joignez|joindre|envoyez|fournir|fournissez|mentionnez|mentionner|votre|vos|exigée?|requise?|demandée?|obligatoire|attentes|références|cv)›",
)

function asksFor(sentence: string, from: number, to: number): boolean {
  const around = sentence.slice(0, from) + sentence.slice(to)
  return asking.test(around) || !/\p{L}/u.test(around)
}

const patterns: readonly WordingPattern[] = [
  wording(
    "‹(?:current|present|previous|past|last)\\s(?:salary|wage|pay|compensation)›(?!\\s(?:range|band|scale|grid|grade|rate|structure|plan|record|data|level|polic|practice|model|program|survey|trend|package|system|is\\s|of\\s|for\\sth)|:?\\s?\\$)|‹(?:salary|pay|wage|compensation)\\shistory›(?!\\s(?:record|data|file|report|system))",
    "(?:will|do)\\snot\\sask|not\\s(?:required|be\\sasked)|please\\sdo\\snot|‹(?:our|the|this|these)\\s(?:current|present|previous|past|last)\\s",
  ),
  wording(
    "‹(?:salaire|rémunération)\\s(?:actuel(?:le)?|antérieure?|précédente?)›|‹historique\\s(?:salarial|de\\srémunération)›",
    "ne\\s(?:demand|pas)|‹(?:notre|nos|le|la|ce|cette)\\s(?:salaire|rémunération)›",
  ),
].map((pattern) => ({ ...pattern, means: asksFor }))

/** An applicant's past pay must not be asked for: in British Columbia and Prince Edward Island by law. */
export const payHistory: CheckRule = {
  code: "PAY-HISTORY",
  title: both("Past pay is not asked for", "La rémunération antérieure n’est pas demandée"),
  severities: ["error", "warning", "advice"],
  jurisdiction: null,
  sources: [sources.columbiaPayHistory, sources.princeEdwardIsland],
  effectiveFrom: law.PE.since,
  fields: ["title", "description", "locations"],
  patterns,
  judge(posting, _facts, today) {
    const found = findWording(posting.whole, patterns)
    if (!found) return []
    const { quote } = found
    const binding = provincesThatBind(posting, today)
    const bound = binding.find(({ reach }) => reach.certain) ?? binding[0]
    const isFrench = /salaire|rémunération|historique/i.test(quote)
    return [
      {
        severity: !bound ? "advice" : bound.reach.certain ? "error" : "warning",
        ...(bound && {
          place: bound.reach.place,
          jurisdiction: bound.province,
          source: law[bound.province].source,
        }),
        ...quotedIn(posting, found),
        message: bound
          ? both(
              `“${quote}” asks what applicants earned before. ${law[bound.province].name.en}`,
              `« ${quote} » demande combien les candidats gagnaient auparavant. ${law[bound.province].name.fr}`,
            )
          : both(
              `“${quote}” asks what applicants earned before. Some provinces don’t allow that, and it carries old pay gaps on.`,
              `« ${quote} » demande combien les candidats gagnaient auparavant. Certaines provinces ne le permettent pas, et cela perpétue les écarts salariaux.`,
            ),
        fix: both("Ask what they expect to earn instead.", "Demandez plutôt leurs attentes salariales."),
        mend: reword(posting, found, isFrench ? "salaire souhaité" : "salary expectations"),
      },
    ]
  },
}

/** The provinces whose law applies to the posting, if it is in force. */
function provincesThatBind(posting: ReadPosting, today: CalendarDate) {
  return (["BC", "PE"] as const).flatMap((province) => {
    const reach = law[province].since <= today ? posting.reachOf(province) : null
    return reach ? [{ province, reach }] : []
  })
}
