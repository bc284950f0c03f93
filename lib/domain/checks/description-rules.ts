import { foldText } from "../folded-text"
import { both } from "./both-languages"
import type { CheckRule, RuleFinding } from "./check-rule"
import { type RuleSource } from "./finding"
import { quotedInText } from "./quoted-words"
import type { ReadPosting } from "./read-posting"
import { sources } from "./sources"
import { findWording, wording, type WordingPattern } from "./wording-pattern"

type Texts = Pick<RuleFinding, "message" | "fix" | "quote" | "occurrence">

/** A rule of job boards about the description. */
function boardRule(
  code: string,
  title: CheckRule["title"],
  source: RuleSource,
  find: (posting: ReadPosting) => Texts | null,
  patterns: readonly WordingPattern[] = [],
): CheckRule {
  return {
    code,
    title,
    severities: ["warning"],
    jurisdiction: null,
    sources: [source],
    effectiveFrom: null,
    fields: ["description"],
    patterns,
    judge(posting) {
      const found = posting.text.text === "" ? null : find(posting)
      if (!found) return []
      return [
        { severity: "warning", field: "description", mend: { kind: "go", field: "description" }, ...found },
      ]
    },
  }
}

const shortest = 100
const needsParagraphs = 300

const applicantFee = wording(
  "‹(?:application|registration|training|processing|starter\\skit)\\sfees?›|‹(?:pay|purchase)\\s(?:for\\s)?(?:your\\sown\\s)?(?:training|starter\\skit)›|‹frais\\s(?:d'inscription|de\\sformation|de\\sdossier)›",
  "(?:we|employer|company)\\s(?:pay|cover|reimburse)s?|(?:paid|covered|reimbursed)\\sby|no\\s(?:application|registration|training)\\sfee|remboursé|aucun",
)
const pipeline = wording(
  "‹always\\s(?:hiring|accepting)›|‹talent\\spool›|‹(?:en\\stout\\stemps|toujours)\\sà\\sla\\srecherche\\sde\\scandidats›|‹banque\\sde\\scandidatures›",
)
const shouting = wording("!{3}|\\${3}")

/** Among words of four letters or more: a text with fewer than this many says nothing, and this share may be in capitals. */
const [fewestWords, mostInCapitals] = [10, 0.3]

function shoutingIn({ text }: ReadPosting): string | null {
  const sign = findWording(text, [shouting])
  if (sign) return sign.quote
  const inCapitals = text.written.match(/\p{Lu}{4,}/gu) ?? []
  if (inCapitals.length < fewestWords * mostInCapitals) return null
  const words = text.written.match(/\p{L}{4,}/gu) ?? []
  const capitals = words.filter((word) => !/[a-z]/.test(word) && word === word.toUpperCase())
  return words.length >= fewestWords && capitals.length >= mostInCapitals * words.length
    ? capitals.slice(0, 4).join(" ")
    : null
}

/** A text that is longer than this many titles says more than the title. */
const mostRepeats = 2

/** What job boards refuse or hide in descriptions. */
export const descriptionRules: readonly CheckRule[] = [
  boardRule(
    "D-TITLE",
    both("The description says more than the title", "La description en dit plus que le titre"),
    sources.google,
    ({ title, text }) =>
      text.text.length <= mostRepeats * title.text.length && foldText(title.text) === foldText(text.text)
        ? {
            message: both(
              "The description repeats the title and says no more. Google wants the full text.",
              "La description ne fait que répéter le titre. Google demande un texte complet.",
            ),
            fix: both(
              "Describe the work, what it takes and what you offer.",
              "Décrivez le travail, les exigences et ce que vous offrez.",
            ),
          }
        : null,
  ),
  boardRule(
    "D-HTML",
    both("A long description has paragraphs", "Une longue description a des paragraphes"),
    sources.google,
    ({ job, text }) =>
      text.text.length > needsParagraphs && !/<(?:p|br|li)\b|\n/i.test(job.description ?? "")
        ? {
            message: both(
              "The description is one long block. Google asks for paragraphs or line breaks.",
              "La description forme un seul bloc. Google demande des paragraphes ou des sauts de ligne.",
            ),
            fix: both("Divide it into paragraphs and lists.", "Divisez-la en paragraphes et en listes."),
          }
        : null,
  ),
  boardRule(
    "D-SHOUT",
    both("The description has no shouting", "La description ne crie pas"),
    sources.indeedGuidelines,
    (posting) => {
      const quote = shoutingIn(posting)
      return quote === null
        ? null
        : {
            quote,
            message: both(
              `“${quote}”: Indeed hides postings with many capitals or rows of signs.`,
              `« ${quote} » : Indeed masque les offres où abondent les majuscules ou les signes répétés.`,
            ),
            fix: both(
              "Write it in ordinary letters, with one sign at the most.",
              "Écrivez-le en lettres ordinaires, avec un seul signe au plus.",
            ),
          }
    },
    [shouting],
  ),
  boardRule(
    "D-FEE",
    both("Applicants pay nothing", "Les candidats ne paient rien"),
    sources.jobBank,
    ({ text }) => {
      const found = findWording(text, [applicantFee])
      return (
        found && {
          ...quotedInText(text, found),
          message: both(
            `“${found.quote}” sounds as if applicants have to pay. Job Bank, Google and Indeed refuse such postings.`,
            `« ${found.quote} » donne à penser que les candidats doivent payer. Le Guichet-Emplois, Google et Indeed refusent ces offres.`,
          ),
          fix: both("Say who pays, or leave it out.", "Précisez qui paie, ou supprimez ce passage."),
        }
      )
    },
    [applicantFee],
  ),
  boardRule(
    "D-PIPELINE",
    both("The posting is for a job that is open", "L’offre vise un poste à pourvoir"),
    sources.jobBank,
    ({ text }) => {
      const found = findWording(text, [pipeline])
      return (
        found && {
          ...quotedInText(text, found),
          message: both(
            `“${found.quote}”: Indeed and Job Bank want a real opening, and may hide a posting that only collects applications.`,
            `« ${found.quote} » : Indeed et le Guichet-Emplois exigent un poste réel et pourraient masquer une offre qui ne fait que recueillir des candidatures.`,
          ),
          fix: both(
            "Post it when there is an opening, or expect boards to leave it out.",
            "Publiez-la lorsqu’un poste est à pourvoir, ou attendez-vous à ce que des sites l’écartent.",
          ),
        }
      )
    },
    [pipeline],
  ),
  boardRule(
    "D-SHORT",
    both("The description has at least 100 characters", "La description compte au moins 100 caractères"),
    sources.linkedIn,
    ({ text }) =>
      text.text.length < shortest
        ? {
            message: both(
              "LinkedIn leaves out postings with fewer than 100 characters of text.",
              "LinkedIn écarte les offres de moins de 100 caractères.",
            ),
            fix: both(
              "Describe the work, what it takes and what you offer.",
              "Décrivez le travail, les exigences et ce que vous offrez.",
            ),
          }
        : null,
  ),
]
