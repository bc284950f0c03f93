import { variableTypes } from "../reference-data"
import { both, decimal, money } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { type FindingSeverity } from "./finding"
import { ontarioReach } from "./ontario-reach"
import type { ReadPosting } from "./read-posting"
import { sources } from "./sources"
import { yearlyPay, type YearlyPay } from "./yearly-equivalent"

const [daily, hourly] = [4, 5]

/** A range of at most $50,000 a year (Regulation 476/24), without a limit if the top is above $200,000. */
export const ontarioRangeWide: CheckRule = {
  code: "ON-RANGE-WIDE",
  title: both(
    "Ontario: the pay range is at most $50,000 wide",
    "Ontario : la fourchette ne dépasse pas 50 000 $",
  ),
  severities: ["error", "warning", "advice"],
  jurisdiction: "ON",
  sources: [sources.ontarioLimits, sources.ontarioRegulation],
  effectiveFrom: "2026-01-01",
  ofLargerEmployers: true,
  fields: ["salary", "positionType", "locations", "description"],
  judge(posting, facts) {
    const reach = ontarioReach(posting, facts)
    if (!reach || !posting.isPaid || !posting.hasPay) return []
    const { salary } = posting.job
    const hours = posting.hoursPerWeek()
    const pay = yearlyPay(salary, hours)
    if (!pay || pay.wide === "no" || pay.exempt === "yes") return []
    const isAsked = pay.exempt === "uncertain" || dependsOnHours(posting)
    const severity: FindingSeverity = isAsked
      ? "advice"
      : pay.wide === "uncertain"
        ? "warning"
        : reach.severity
    const periodId = salary?.period?.id ?? 1
    return [
      {
        severity,
        place: reach.place,
        field: "salary.maxAmount",
        message: rangeMessage(pay, periodId, hours),
        fix: pay.wide === "uncertain" || isAsked ? hoursFix : narrowFix,
        mend: { kind: "pay", amount: salary?.amount as number, maxAmount: pay.widestTop, periodId },
      },
    ]
  },
}

/** Part-time, contract and temporary work paid by the hour or day: without its hours, its yearly pay is unknown. */
function dependsOnHours({ job, hoursPerWeek }: ReadPosting): boolean {
  const period = job.salary?.period?.id
  if (period !== daily && (period !== hourly || hoursPerWeek() !== null)) return false
  return variableTypes.includes(job.positionType?.id ?? 0)
}

function rangeMessage(
  { width: [least, most] }: YearlyPay,
  periodId: number,
  hours: readonly [number, number] | null,
) {
  const top = roundMoney(most)
  const span =
    least === most
      ? top
      : {
          en: `${roundMoney(least).en} to ${top.en}`,
          fr: `de ${roundMoney(least).fr} à ${top.fr}`,
        }
  const basis = basisOf(periodId, hours)
  return both(
    `The range spans about ${span.en} a year${basis.en}. In Ontario, a range may span $50,000 at most.`,
    `La fourchette s’étend sur ${least === most ? "environ " : ""}${span.fr} par année${basis.fr}. En Ontario, elle ne peut dépasser 50 000 $.`,
  )
}

/** Rounds to whole dollars, except where that would make the amount equal to the limit. */
function roundMoney(amount: number) {
  const isNear = amount > 50_000 && amount < 50_001
  return money(isNear ? Math.ceil(amount * 100 - 1e-6) / 100 : Math.round(amount))
}

/** How the yearly pay was worked out, since the law doesn't say how. */
function basisOf(periodId: number, hours: readonly [number, number] | null) {
  if (periodId === hourly && hours !== null) {
    const [low, high] = [decimal(hours[0]), decimal(hours[1])]
    const said =
      hours[0] === hours[1]
        ? high
        : hours[0] === 0
          ? { en: `up to ${high.en}`, fr: `${high.fr} au plus` }
          : { en: `${low.en} to ${high.en}`, fr: `${low.fr} à ${high.fr}` }
    return both(
      ` at ${said.en} hours a week for 52 weeks`,
      ` à raison de ${said.fr} heures par semaine pendant 52 semaines`,
    )
  }
  if (periodId === hourly)
    return both(
      " at 35 to 44 hours a week for 52 weeks",
      " à raison de 35 à 44 heures par semaine pendant 52 semaines",
    )
  return periodId === daily ? both(" at 250 to 260 days", " à raison de 250 à 260 jours") : both("", "")
}

const narrowFix = both(
  "Narrow the range, or write a posting for each level of the role.",
  "Resserrez la fourchette, ou rédigez une offre par niveau de poste.",
)
const hoursFix = both(
  "State the hours a week in the text, or narrow the range.",
  "Précisez dans le texte le nombre d’heures par semaine, ou resserrez la fourchette.",
)
