import { foldText } from "../folded-text"
import { both } from "./both-languages"
import type { CheckRule, RuleFinding } from "./check-rule"
import { sources } from "./sources"
import { titleSeveral as several } from "./title-wording"
import { titleWithout } from "./title-without"
import { findWording } from "./wording-pattern"

/** Two words with a slash in between, each long enough to be the name of a job. */
const pair = /(?<![\p{L}/])(\p{L}{4,30}) ?\/ ?(\p{L}{4,30})(?![\p{L}/])/u

/** One job per posting: "Cook / Server" is two. « Serveur/serveuse » is one, for everybody. */
export const titleSeveralJobs: CheckRule = {
  code: "T-MULTI",
  title: both("The title names one job", "Le titre nomme un seul poste"),
  severities: ["warning", "advice"],
  jurisdiction: null,
  sources: [sources.indeedGuidelines],
  effectiveFrom: null,
  fields: ["title"],
  patterns: [several],
  judge({ title }) {
    const counted = findWording(title, [several])
    if (counted) return [severalOpenings(counted.quote, titleWithout(title.written, several.re))]
    const [quote, one, other] = pair.exec(title.written) ?? []
    if (!quote || !one || !other || isDoublet(title.written, quote, other)) return []
    return [
      {
        severity: "advice",
        field: "title",
        quote,
        message: both(
          `“${quote}” looks like two jobs. Indeed asks for one job and one opening per posting.`,
          `« ${quote} » semble désigner deux postes. Indeed demande un seul poste par offre.`,
        ),
        fix: both(
          "Write a posting for each job, or choose the name that says most.",
          "Rédigez une offre par poste, ou choisissez le nom le plus juste.",
        ),
        mend: { kind: "go", field: "title" },
      },
    ]
  },
}

/** « Chargé de projet/Chargée de projet »: the words after the slash repeat those before it in the other gender. */
function isDoublet(title: string, quote: string, other: string): boolean {
  const at = title.indexOf(quote) + quote.lastIndexOf(other)
  const before = title.slice(0, at).split(segmentEnds).at(-1)
  const [one = [], two = []] = [before, title.slice(at).split(segmentEnds)[0]].map(wordsOf)
  const from = one.findLastIndex((word) => startsAlike(word, other))
  const repeated = one.slice(from)
  return from >= 0 && repeated.every((word, place) => place === 0 || isSameWord(word, two[place]))
}

const segmentEnds = /[,;:()|]|\s[-–—]/
const wordsOf = (text = "") => text.match(/\p{L}+/gu) ?? []

/** The feminine and masculine forms of a word start with the same letters. */
function startsAlike(one: string, other: string): boolean {
  return foldText(one).slice(0, 3) === foldText(other).slice(0, 3)
}

/** « administratif » and « administrative », but not « projet » and « programme »: only a short ending may differ. */
function isSameWord(one: string, other: string | undefined): boolean {
  if (other === undefined) return true
  const [first, second] = [foldText(one), foldText(other)]
  const shared = [...first].findIndex((letter, place) => letter !== second[place])
  const same = shared < 0 ? first.length : shared
  return same >= Math.min(3, first.length) && Math.max(first.length, second.length) - same <= 4
}

function severalOpenings(quote: string, without: string | null): RuleFinding {
  return {
    severity: "warning",
    field: "title",
    quote,
    message: both(
      `“${quote}” in the title: Indeed asks for one job and one opening per posting, and may hide it.`,
      `« ${quote} » dans le titre : Indeed demande un seul poste par offre et pourrait masquer celle-ci.`,
    ),
    fix: without
      ? both(`Use “${without}”.`, `Utilisez « ${without} ».`)
      : both("Use the name of the job alone.", "Utilisez uniquement le nom du poste."),
    mend: without ? { kind: "title", title: without } : { kind: "go", field: "title" },
  }
}
