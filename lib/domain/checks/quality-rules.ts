import { both } from "./both-languages"
import type { CheckRule, RuleFinding } from "./check-rule"
import { type RuleSource } from "./finding"
import { moveToPayField } from "./pay-in-text-finding"
import type { ReadPosting } from "./read-posting"
import { sources } from "./sources"
import { findWording, wording, type WordingPattern, wordRegExp } from "./wording-pattern"

/** Advice about how a posting is written that is based on a study. */
function qualityRule(
  rule: Pick<CheckRule, "code" | "title" | "fields"> & {
    source: RuleSource
    patterns?: readonly WordingPattern[]
  },
  judge: (posting: ReadPosting) => Omit<RuleFinding, "severity"> | null,
): CheckRule {
  const { source, ...rest } = rule
  return {
    ...rest,
    severities: ["advice"],
    jurisdiction: null,
    sources: [source],
    effectiveFrom: null,
    judge(posting) {
      const found = judge(posting)
      return found ? [{ ...found, severity: "advice" }] : []
    },
  }
}

const [short, long] = [1_000, 10_000]
/** Reports that the check has not read the whole description. */
const beyondReading: Omit<RuleFinding, "severity"> = {
  field: "description",
  message: both(
    "The description is very long. The posting check reads its first 100,000 characters, and nothing after them.",
    "La description est très longue. La vérification en lit les 100 000 premiers caractères, et rien au-delà.",
  ),
  fix: both("Keep what helps somebody decide to apply.", "Gardez ce qui aide à décider de postuler."),
  mend: { kind: "go", field: "description" },
}
const mostOptional = 4
const optional = wordRegExp("‹(?:assets?|preferred|nice\\sto\\shave|atouts?|souhaitée?s?)›", "giu")
const benefits = wording(
  "benefit|pension|vacation|‹insurance›|‹rrsp›|dental|paid\\s(?:leave|sick|time)|profit[- ]sharing|discount|bonus|avantages\\ssociaux|assurances?\\s(?:collective|dentaire|médicaments?|santé)|‹reer›|régime\\sde\\sretraite|‹vacances›|congés?\\s(?:payé|mobile)|rabais|prime|allowance|premium|parking|stationnement|‹meals?›|‹repas›|‹courses?›|tuition|(?:paid|free)\\straining|formation\\spayée|‹dues›|remboursé|pourboires|housing",
)

/** Pay, length and lists: what has been shown to affect who applies. */
export const qualityRules: readonly CheckRule[] = [
  qualityRule(
    {
      code: "Q-PAY-SHOWN",
      title: both("Pay is shown", "La rémunération est indiquée"),
      fields: ["salary", "title", "description", "locations", "positionType"],
      source: sources.payShown,
    },
    (posting) => {
      const asked = (["ON", "BC", "PE"] as const).some((province) => posting.reachOf(province))
      if (asked || !posting.isPaid || posting.hasPay) return null
      const inText = posting.payInText()
      if (inText) return moveToPayField(inText)
      return {
        field: "salary",
        message: both(
          "This posting shows no pay. In a field experiment, showing it brought large, well-paying firms many more applications from women.",
          "L’offre n’indique aucune rémunération. Dans une étude de terrain, l’indiquer a valu aux grandes entreprises qui paient bien beaucoup plus de candidatures de femmes.",
        ),
        fix: both("Add the pay or a range.", "Ajoutez la rémunération ou une fourchette."),
        mend: { kind: "go", field: "salary.amount" },
      }
    },
  ),
  qualityRule(
    {
      code: "Q-LENGTH",
      title: both(
        "The description is neither short nor very long",
        "La description n’est ni courte ni très longue",
      ),
      fields: ["description"],
      source: sources.textLength,
    },
    ({ isCut, text: { text } }) => {
      const { length } = text
      if (isCut) return beyondReading
      if (length < 100 || (length >= short && length <= long)) return null
      return {
        field: "description",
        message:
          length < short
            ? both(
                `The description has ${length} characters. In one large study, postings with fewer than 1,000 got the fewest applications.`,
                `La description compte ${length} caractères. Selon une vaste étude, celles de moins de 1 000 caractères ont reçu le moins de candidatures.`,
              )
            : both(
                `The description has ${length} characters. In one large study, postings with more than 10,000 got fewer applications.`,
                `La description compte ${length} caractères. Selon une vaste étude, celles de plus de 10 000 caractères ont reçu moins de candidatures.`,
              ),
        fix:
          length < short
            ? both(
                "Say more about the work, the team and what you offer.",
                "Parlez davantage du travail, de l’équipe et de ce que vous offrez.",
              )
            : both("Keep what helps somebody decide to apply.", "Gardez ce qui aide à décider de postuler."),
        mend: { kind: "go", field: "description" },
      }
    },
  ),
  qualityRule(
    {
      code: "Q-OPTIONAL",
      title: both("Few requirements are optional", "Peu d’exigences sont facultatives"),
      fields: ["description"],
      source: sources.optionalRequirements,
    },
    ({ text: { text } }) => {
      const count = text.match(optional)?.length ?? 0
      if (count <= mostOptional) return null
      return {
        field: "description",
        message: both(
          `${count} requirements are assets or preferences. Long lists of them keep qualified people from applying.`,
          `${count} exigences sont des atouts ou des souhaits. De longues listes découragent des gens qualifiés de postuler.`,
        ),
        fix: both(
          "Keep those that would decide between two candidates.",
          "Gardez ceux qui départageraient deux candidats.",
        ),
        mend: { kind: "go", field: "description" },
      }
    },
  ),
  qualityRule(
    {
      code: "Q-BENEFITS",
      title: both("Benefits are named", "Les avantages sont mentionnés"),
      fields: ["description", "positionType"],
      source: sources.benefits,
      patterns: [benefits],
    },
    (posting) => {
      const isWritten = posting.text.text.length >= 100
      if (!isWritten || !posting.isPaid || findWording(posting.text, [benefits])) return null
      return {
        field: "description",
        message: both(
          "The posting names no benefits. In one vendor’s data, more people apply where it does.",
          "L’offre ne mentionne aucun avantage. Selon les données d’un fournisseur, celles qui en mentionnent attirent plus de candidatures.",
        ),
        fix: both(
          "Name what you offer, such as vacation, insurance or a pension.",
          "Mentionnez ce que vous offrez : vacances, assurances, régime de retraite.",
        ),
        mend: { kind: "go", field: "description" },
      }
    },
  ),
]
