import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { rulesDate } from "./finding"
import { quotedIn } from "./quoted-words"
import { reword } from "./rewording"
import { sources } from "./sources"
import { findWording, wording } from "./wording-pattern"

const patterns = [
  wording(
    "‹(?:current|present|previous|past|last)\\s(?:salary|wage|pay|compensation)›(?!\\s(?:range|band|scale|grid|grade|rate))|‹(?:salary|pay|wage|compensation)\\shistory›",
    "(?:will|do)\\snot\\sask|not\\s(?:required|be\\sasked)|please\\sdo\\snot",
  ),
  wording(
    "‹(?:salaire|rémunération)\\s(?:actuel(?:le)?|antérieure?|précédente?)›|‹historique\\s(?:salarial|de\\srémunération)›",
    "ne\\s(?:demand|pas)",
  ),
]

/** What an applicant earned before is not asked: in British Columbia and Prince Edward Island by law. */
export const payHistory: CheckRule = {
  code: "PAY-HISTORY",
  title: both("Past pay is not asked for", "La rémunération antérieure n’est pas demandée"),
  severities: ["error", "warning", "advice"],
  jurisdiction: null,
  sources: [sources.columbiaPayHistory, sources.princeEdwardIsland],
  asOf: rulesDate,
  effectiveFrom: null,
  fields: ["title", "description", "locations"],
  patterns,
  judge(posting) {
    const found = findWording(posting.whole, patterns)
    if (!found) return []
    const { quote } = found
    const island = posting.reachOf("PE")
    const reach = posting.reachOf("BC") ?? island
    const isFrench = /salaire|rémunération|historique/i.test(quote)
    const binds = reach !== null
    return [
      {
        severity: !binds ? "advice" : reach.certain || island?.certain ? "error" : "warning",
        ...(reach && {
          place: reach.place,
          jurisdiction: posting.reachOf("BC")?.certain ? "BC" : island?.certain ? "PE" : "BC",
        }),
        ...quotedIn(posting, found),
        message: binds
          ? both(
              `"${quote}" asks what applicants earned before. British Columbia and Prince Edward Island don't allow that.`,
              `« ${quote} » demande combien les candidats gagnaient auparavant. La Colombie-Britannique et l’Île-du-Prince-Édouard ne le permettent pas.`,
            )
          : both(
              `"${quote}" asks what applicants earned before. Some provinces don't allow that, and it carries old pay gaps on.`,
              `« ${quote} » demande combien les candidats gagnaient auparavant. Certaines provinces ne le permettent pas, et cela perpétue les écarts salariaux.`,
            ),
        fix: both("Ask what they expect to earn instead.", "Demandez plutôt leurs attentes salariales."),
        mend: reword(posting, found, isFrench ? "salaire souhaité" : "salary expectations"),
      },
    ]
  },
}
