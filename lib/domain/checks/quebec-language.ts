import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { otherLanguage } from "./other-language-wording"
import { quotedIn } from "./quoted-words"
import { sources } from "./sources"
import { findWording } from "./wording-pattern"

/** Postings in Québec must also be published in French (Charter of the French language, s. 41). */
export const quebecFrench: CheckRule = {
  code: "QC-FRENCH",
  title: both("Québec: the posting is in French", "Québec : l’offre est publiée en français"),
  severities: ["error", "warning"],
  jurisdiction: "QC",
  sources: [sources.quebecFrench],
  effectiveFrom: "2022-06-01",
  fields: ["title", "description", "locations"],
  judge(posting) {
    const reach = posting.reachOf("QC")
    if (!reach || posting.language() !== "en") return []
    return [
      {
        severity: reach.certain ? "error" : "warning",
        place: reach.place,
        field: "description",
        message: both(
          "This posting seems to be in English only. In Québec, it has to come out in French at the same time and by the same means.",
          "Cette offre semble rédigée en anglais seulement. Au Québec, elle doit paraître en français au même moment et par les mêmes moyens.",
        ),
        fix: both(
          "Publish the posting in French as well. If it is out in French already, dismiss this and say where.",
          "Publiez aussi l’offre en français. Si c’est déjà fait, écartez ce constat en précisant où.",
        ),
        mend: { kind: "go", field: "description" },
      },
    ]
  },
}

/** An employer in Québec who asks for another language has to say why (Charter of the French language, s. 46). */
export const quebecOtherLanguage: CheckRule = {
  code: "QC-OTHER-LANGUAGE",
  title: both(
    "Québec: another language is asked for with a reason",
    "Québec : l’exigence d’une autre langue est motivée",
  ),
  severities: ["error", "warning"],
  jurisdiction: "QC",
  sources: [sources.quebecFrench],
  effectiveFrom: "2022-06-01",
  fields: ["title", "description", "locations"],
  patterns: [otherLanguage],
  judge(posting) {
    const reach = posting.reachOf("QC")
    const found = reach && findWording(posting.whole, [otherLanguage])
    if (!found) return []
    return [
      {
        severity: reach.certain ? "error" : "warning",
        place: reach.place,
        ...quotedIn(posting, found),
        message: both(
          `“${found.quote}”: in Québec, the posting has to say why the work needs a language other than French.`,
          `« ${found.quote} » : au Québec, l’offre doit expliquer pourquoi le poste exige une autre langue que le français.`,
        ),
        fix: both(
          "Add the reason to the sentence, such as “in order to serve customers outside Québec”.",
          "Ajoutez le motif dans la phrase, par exemple « afin de servir la clientèle hors Québec ».",
        ),
        mend: { kind: "go", field: "description" },
      },
    ]
  },
}
