import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { sources } from "./sources"

const indeedApplyLimit = 50
const longestRead = 60

/** Indeed Apply accepts titles of at most 50 characters; beyond 60, fewer people respond. */
export const titleLength: CheckRule = {
  code: "T-LENGTH",
  title: both("The title has at most 50 characters", "Le titre compte au plus 50 caractères"),
  severities: ["advice"],
  jurisdiction: null,
  sources: [sources.indeedApply, sources.titleLength],
  effectiveFrom: null,
  fields: ["title"],
  judge({ title: { written } }) {
    const length = [...written].length
    if (length <= indeedApplyLimit) return []
    const isLong = length > longestRead
    return [
      {
        severity: "advice",
        field: "title",
        ...(isLong && { source: sources.titleLength }),
        message: isLong
          ? both(
              `The title has ${length} characters. In one study, titles of up to 60 drew the most responses. Indeed Apply takes 50.`,
              `Le titre compte ${length} caractères. Selon une étude, ceux d’au plus 60 attirent le plus de réponses. Indeed Apply en accepte 50.`,
            )
          : both(
              `The title has ${length} characters. Indeed Apply takes 50.`,
              `Le titre compte ${length} caractères. Indeed Apply en accepte 50.`,
            ),
        fix: both("Keep to the name of the job.", "Tenez-vous-en au nom du poste."),
        mend: { kind: "go", field: "title" },
      },
    ]
  },
}
