import { foldText } from "../folded-text"
import { both } from "./both-languages"
import type { CheckRule, RuleFinding } from "./check-rule"
import { type InBothLanguages } from "./finding"
import type { ReadPosting } from "./read-posting"
import { sources } from "./sources"
import { calmTitle } from "./title-capitals"
import { payIn, titlePay } from "./title-pay"
import { titleClickbait, titleCode, titleDate, titleDecoration, titleTerms } from "./title-wording"
import { titleWithout } from "./title-without"
import { findWording, type WordingPattern } from "./wording-pattern"
import { type OutOfPlace, wholeWordsAt, wordsInTitle } from "./words-in-title"

/** The job boards that want only the name of the job, in words, with the pages that say so. */
type Boards = { sources: CheckRule["sources"]; want: InBothLanguages; mayHide: InBothLanguages }

const google: Boards = {
  sources: [sources.google],
  want: both("Google wants", "Google demande"),
  mayHide: both("It may hide the posting.", "Il pourrait masquer l’offre."),
}
const indeed: Boards = {
  ...google,
  sources: [sources.indeedGuidelines],
  want: both("Indeed wants", "Indeed demande"),
}
const googleAndIndeed: Boards = {
  sources: [sources.google, sources.indeedFeed],
  want: both("Google and Indeed want", "Google et Indeed demandent"),
  mayHide: both("They may hide the posting.", "Ils pourraient masquer l’offre."),
}

/** A board may hide a posting whose title says more than the name of the job; `without` is what the title should not have. */
function titleRule(
  {
    code,
    title,
    without: what,
    boards,
  }: Pick<CheckRule, "code" | "title"> & { without: InBothLanguages; boards: Boards },
  find: (posting: ReadPosting) => OutOfPlace | null,
  patterns: readonly WordingPattern[] = [],
): CheckRule {
  return {
    code,
    title,
    severities: ["warning"],
    jurisdiction: null,
    sources: boards.sources,
    effectiveFrom: null,
    fields: ["title"],
    patterns,
    judge(posting) {
      const found = find(posting)
      return found ? [finding(what, boards, found)] : []
    },
  }
}

function finding(
  what: InBothLanguages,
  { want, mayHide }: Boards,
  { quote, without }: OutOfPlace,
): RuleFinding {
  return {
    severity: "warning",
    field: "title",
    quote,
    message: both(
      `“${quote}” in the title: ${want.en} the name of the job alone, without ${what.en}. ${mayHide.en}`,
      `« ${quote} » dans le titre : ${want.fr} uniquement le nom du poste, sans ${what.fr}. ${mayHide.fr}`,
    ),
    fix: without
      ? both(`Use “${without}”.`, `Utilisez « ${without} ».`)
      : both("Use the name of the job alone.", "Utilisez uniquement le nom du poste."),
    mend: without ? { kind: "title", title: without } : { kind: "go", field: "title" },
  }
}

/** Finds the words of a pattern, and makes a title without everything that it matches. */
function byPattern(pattern: WordingPattern) {
  return ({ title }: ReadPosting): OutOfPlace | null => {
    const found = findWording(title, [pattern])
    return found && { quote: found.quote, without: titleWithout(title.written, pattern.re) }
  }
}

const provinceCode = /(?:, ?|\()(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)(?![\p{L}\p{N}])\)?/u

function placeIn({ job, title: { written } }: ReadPosting): OutOfPlace | null {
  for (const { description } of job.locations ?? []) {
    const name = description.split(",")[0]?.trim() ?? ""
    const found = wordsInTitle(written, name)
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
  return [...name].length < 4 ? null : wordsInTitle(title.written, name)
}

function codeIn(posting: ReadPosting): OutOfPlace | null {
  const reference = posting.job.referenceId ?? ""
  const byReference = reference.length >= 3 ? wordsInTitle(posting.title.written, reference) : null
  return byReference ?? byPattern(titleCode)(posting)
}

function capitalsIn(posting: ReadPosting): OutOfPlace | null {
  const { written } = posting.title
  const letters = written.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase())
  const hasWord = /\p{Lu}{5}/u.test(written)
  if (!hasWord || letters.length < 10 || capitals.length < 0.7 * letters.length) return null
  return { quote: written, without: calmTitle(posting) }
}

function shoutingIn(posting: ReadPosting): OutOfPlace | null {
  return byPattern(titleDecoration)(posting) ?? byPattern(titleClickbait)(posting) ?? capitalsIn(posting)
}

/** One rule for each thing that a title should not contain. */
export const titleRules: readonly CheckRule[] = [
  titleRule(
    {
      code: "T-PAY",
      title: both("The title has no pay", "Le titre ne contient pas de rémunération"),
      without: both("pay", "rémunération"),
      boards: googleAndIndeed,
    },
    payIn,
    [titlePay],
  ),
  titleRule(
    {
      code: "T-PLACE",
      title: both("The title has no place", "Le titre ne contient pas de lieu"),
      without: both("a place", "lieu"),
      boards: googleAndIndeed,
    },
    placeIn,
  ),
  titleRule(
    {
      code: "T-COMPANY",
      title: both("The title has no company name", "Le titre ne contient pas de nom d’entreprise"),
      without: both("a company name", "nom d’entreprise"),
      boards: google,
    },
    companyIn,
  ),
  titleRule(
    {
      code: "T-CODE",
      title: both("The title has no job code", "Le titre ne contient pas de code d’emploi"),
      without: both("a job code", "code d’emploi"),
      boards: google,
    },
    codeIn,
    [titleCode],
  ),
  titleRule(
    {
      code: "T-DATE",
      title: both("The title has no date", "Le titre ne contient pas de date"),
      without: both("a date", "date"),
      boards: google,
    },
    byPattern(titleDate),
    [titleDate],
  ),
  titleRule(
    {
      code: "T-SHOUT",
      title: both(
        "The title has no capitals throughout, symbols or calls to apply",
        "Le titre ne contient pas de majuscules partout, de symboles ni d’appels à postuler",
      ),
      without: both(
        "capitals throughout, symbols or calls to apply",
        "majuscules partout, symboles ni appels à postuler",
      ),
      boards: indeed,
    },
    shoutingIn,
    [titleDecoration, titleClickbait],
  ),
  titleRule(
    {
      code: "T-TERMS",
      title: both(
        "The title has no hours or place of work",
        "Le titre ne contient pas d’horaire ni de mode de travail",
      ),
      without: both("hours or place of work", "horaire ni mode de travail"),
      boards: { ...indeed, sources: [sources.indeedFeed] },
    },
    byPattern(titleTerms),
    [titleTerms],
  ),
]
