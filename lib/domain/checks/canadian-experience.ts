import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { ontarioReach } from "./ontario-reach"
import { quotedIn } from "./quoted-words"
import { reword } from "./rewording"
import { sources } from "./sources"
import { findWording, wording, type WordingPattern, wordRegExp } from "./wording-pattern"

const ofTheFirm = wordRegExp("‹(?:in\\sbusiness|founded|established|operat(?:ing|ed)|serving)›")

/** The years that an employer has existed are not experience: "years" within 60 characters of such words. */
function isOfPeople(sentence: string): boolean {
  const [words] = ofTheFirm.exec(sentence) ?? []
  if (words === undefined) return true
  const after = sentence.slice(sentence.search(ofTheFirm) + words.length)
  const years = after.search(/years?/i)
  return years < 0 || years > 60
}

const patterns: readonly WordingPattern[] = [
  wording(
    "‹canadian\\s(?:(?!customer|user|client|guest|employee|patient|shopping|travel|brand|digital)[\\p{L}-]{1,20}\\s){0,3}experience›|‹experience\\s(?:working\\s|gained\\s|acquired\\s|obtained\\s|with)?in\\s(?:canada|the\\scanadian\\s(?:market|industry|workplace))›|‹years?\\s(?:of\\s)?(?:work(?:ing)?\\s)?in\\scanada›",
    "not\\s(?:required|necessary|needed|a\\srequirement)|‹no\\scanadian|without\\scanadian|do(?:es)?\\snot\\s(?:require|need)|don't\\s(?:require|need)",
  ),
  wording(
    "‹expérience\\s(?:de\\stravail\\s|professionnelle\\s|pertinente\\s)?(?:canadienne|au\\scanada|en\\ssol\\scanadien|sur\\sle\\smarché\\scanadien)›",
    "non\\s(?:requise|exigée|obligatoire|nécessaire)|n'est\\spas|‹aucune\\sexpérience|‹sans\\sexpérience",
  ),
].map((pattern) => ({ ...pattern, means: isOfPeople }))
const welcomeOnly = wordRegExp("‹(?:assets?|preferred|atouts?|souhaitée?s?|nice\\sto\\shave)›")

/** The same words without the country. */
const withoutCountry: readonly (readonly [RegExp, string])[] = [
  [/^(years?)\s(?:of\s)?(?:work(?:ing)?\s)?in\scanada$/i, "$1 of experience"],
  [/^canadian\s/i, ""],
  [/\s(?:working\s|gained\s|acquired\s|obtained\s)?in\s(?:canada|the\scanadian\s\w{1,20})$/i, ""],
  [/\s(?:canadienne|au\scanada|en\ssol\scanadien|sur\sle\smarché\scanadien)$/i, ""],
]

/** No requirement of Canadian experience in public postings in Ontario. */
export const canadianExperience: CheckRule = {
  code: "ON-CANADIAN-EXPERIENCE",
  title: both(
    "Ontario: no Canadian experience is asked for",
    "Ontario : aucune expérience canadienne n’est exigée",
  ),
  severities: ["error", "warning"],
  jurisdiction: "ON",
  sources: [sources.ontarioGuide, sources.ontarioHumanRights],
  effectiveFrom: "2026-01-01",
  ofLargerEmployers: true,
  fields: ["title", "description", "locations"],
  patterns,
  judge(posting, facts) {
    const reach = ontarioReach(posting, facts)
    const found = reach && findWording(posting.whole, patterns)
    if (!found) return []
    const { quote, sentence } = found
    return [
      {
        severity: welcomeOnly.test(sentence) ? "warning" : reach.severity,
        place: reach.place,
        ...quotedIn(posting, found),
        message: both(
          `“${quote}” reads as if candidates need experience from Canada. Ontario doesn’t allow that in public postings.`,
          `« ${quote} » donne à penser qu’il faut une expérience acquise au Canada. L’Ontario ne le permet pas dans les offres publiques.`,
        ),
        fix: both(
          "Name the skill or the law that the work needs, such as “knowledge of the Ontario Building Code”.",
          "Nommez plutôt la compétence ou la loi en cause, par exemple « connaissance du Code du bâtiment de l’Ontario ».",
        ),
        mend: reword(posting, found, withoutCountryIn(quote)),
      },
    ]
  },
}

function withoutCountryIn(quote: string): string {
  return withoutCountry.reduce((text, [words, instead]) => text.replace(words, instead), quote)
}
