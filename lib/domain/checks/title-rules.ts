import { foldText } from "../folded-text"
import { both } from "./both-languages"
import type { CheckRule, RuleFinding } from "./check-rule"
import { type InBothLanguages, rulesDate } from "./finding"
import type { ReadPosting } from "./read-posting"
import { sources } from "./sources"
import {
  payInTitle,
  titleClickbait,
  titleCode,
  titleDate,
  titleDecoration,
  titlePay,
  titleTerms,
  titleWithout,
} from "./title-wording"
import { findWording, type WordingPattern } from "./wording-pattern"

/** What stands in a title and is not the job's name, and the title without it. */
type OutOfPlace = { quote: string; without: string | null }

/** Google and Indeed ask for the job's name alone, and may hide a posting whose title says more. */
function titleRule(
  code: string,
  what: InBothLanguages,
  find: (posting: ReadPosting) => OutOfPlace | null,
  patterns: readonly WordingPattern[] = [],
): CheckRule {
  return {
    code,
    title: both(`The title has no ${what.en}`, `Le titre ne contient pas ${what.fr}`),
    severities: ["warning"],
    jurisdiction: null,
    sources: [sources.google, sources.indeedFeed],
    asOf: rulesDate,
    effectiveFrom: null,
    fields: ["title"],
    patterns,
    judge(posting) {
      const found = find(posting)
      return found ? [finding(what, found)] : []
    },
  }
}

function finding(what: InBothLanguages, { quote, without }: OutOfPlace): RuleFinding {
  return {
    severity: "warning",
    field: "title",
    quote,
    message: both(
      `"${quote}" in the title: job boards such as Google and Indeed want the name of the job alone, without ${what.en}. They may hide the posting.`,
      `« ${quote} » dans le titre : les sites d’emploi comme Google et Indeed demandent uniquement le nom du poste, sans ${what.fr.replace(/(^|, | ni )(?:de |d’)/g, "$1")}. Ils pourraient masquer l’offre.`,
    ),
    fix: without
      ? both(`Use "${without}".`, `Utilisez « ${without} ».`)
      : both("Use the name of the job alone.", "Utilisez uniquement le nom du poste."),
    mend: without ? { kind: "title", title: without } : { kind: "go", field: "title" },
  }
}

/** The words of a pattern, and the title without all that `removed` means. */
function byPattern(pattern: WordingPattern, removed: RegExp = pattern.re) {
  return ({ title }: ReadPosting): OutOfPlace | null => {
    const found = findWording(title, [pattern])
    if (!found) return null
    const whole = removed
      .exec(title.written)?.[0]
      .replace(/^[ ,:|(–—-]{1,9}/, "")
      .trim()
    return { quote: whole || found.quote, without: titleWithout(title.written, removed) }
  }
}

/** Words that the posting says elsewhere, whole and without regard to accents. */
function byWords(title: string, words: string): OutOfPlace | null {
  const folded = foldText(title)
  const start = wholeWordsAt(folded, foldText(words))
  if (start < 0 || folded.length !== title.length) return null
  const quote = title.slice(start, start + words.length)
  return { quote, without: titleWithout(title, new RegExp(escapedForRegExp(quote), "u")) }
}

function wholeWordsAt(text: string, words: string): number {
  const at = words === "" ? -1 : text.indexOf(words)
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character)
  return isLetter(text[at - 1]) || isLetter(text[at + words.length]) ? -1 : at
}

function escapedForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
}

const provinceCode = /(?:, ?|\()(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)(?![\p{L}\p{N}])\)?/u

function placeIn({ job, title: { written } }: ReadPosting): OutOfPlace | null {
  for (const { description } of job.locations ?? []) {
    const name = description.split(",")[0]?.trim() ?? ""
    const found = byWords(written, name)
    const isOfEmployer = () => wholeWordsAt(foldText(job.employer?.name ?? ""), foldText(name)) >= 0
    if (found && !isOfEmployer())
      return {
        ...found,
        without: found.without && (titleWithout(found.without, provinceCode) ?? found.without),
      }
  }
  const code = provinceCode.exec(written)
  return code && { quote: code[0].replace(/^, ?/, ""), without: titleWithout(written, provinceCode) }
}

function companyIn({ job, title }: ReadPosting): OutOfPlace | null {
  const name = (job.employer?.name ?? "")
    .replace(/[,.]? ?(?:inc|ltd|ltée|corp|limited|limitée)\.?$/i, "")
    .trim()
  return [...name].length < 4 ? null : byWords(title.written, name)
}

function codeIn(posting: ReadPosting): OutOfPlace | null {
  const reference = posting.job.referenceId ?? ""
  const byReference = reference.length >= 3 ? byWords(posting.title.written, reference) : null
  return byReference ?? byPattern(titleCode)(posting)
}

function capitalsIn({ title: { written } }: ReadPosting): OutOfPlace | null {
  const letters = written.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase())
  const hasWord = /\p{Lu}{5}/u.test(written)
  if (!hasWord || letters.length < 10 || capitals.length < 0.7 * letters.length) return null
  const calm = written.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
  return { quote: written, without: calm === written ? null : calm }
}

function shoutingIn(posting: ReadPosting): OutOfPlace | null {
  return byPattern(titleDecoration)(posting) ?? byPattern(titleClickbait)(posting) ?? capitalsIn(posting)
}

/** One rule for each thing that a title is not to hold. */
export const titleRules: readonly CheckRule[] = [
  titleRule("T-PAY", both("pay", "de rémunération"), byPattern(titlePay, payInTitle), [titlePay]),
  titleRule("T-PLACE", both("place", "de lieu"), placeIn),
  titleRule("T-COMPANY", both("company name", "de nom d’entreprise"), companyIn),
  titleRule("T-CODE", both("job code", "de code d’emploi"), codeIn, [titleCode]),
  titleRule("T-DATE", both("date", "de date"), byPattern(titleDate), [titleDate]),
  titleRule(
    "T-SHOUT",
    both(
      "capitals throughout, symbols or calls to apply",
      "de majuscules partout, de symboles ni d’appels à postuler",
    ),
    shoutingIn,
    [titleDecoration, titleClickbait],
  ),
  titleRule(
    "T-TERMS",
    both("hours or place of work", "d’horaire ni de mode de travail"),
    byPattern(titleTerms),
    [titleTerms],
  ),
]
