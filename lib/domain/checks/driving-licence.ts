import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { quotedInText } from "./quoted-words"
import { sources } from "./sources"
import { findWording, wording } from "./wording-pattern"

const patterns = [
  wording("‹driv(?:er'?s?'?|ing)\\slicen[cs]e›", "asset|preferred|not\\srequired"),
  wording("‹permis\\sde\\sconduire›", "atout|souhait|non\\s(?:requis|exigé)"),
]

/** Signs that the work involves driving. */
const driving = wording(
  "‹(?:drives?|drivers?(?!'?s?'?\\slicen)|driving(?!\\slicen)|deliver|deliver(?:y|ies|ing)|vehicles?|vans?|trucks?|cars?|bus|taxi|courier|forklift|propane|travel(?:s|ling)?|routes?|between\\s(?:sites|stores|locations|branches)|(?:job|work|client|customer)\\s?sites?|visits?|service\\scalls?|home\\svisits?|(?<!permis\\sde\\s)conduire|conducteur|conductrice|chauffeur|chauffeuse|livr(?:aison|er|eur|euse)s?|camions?|véhicules?|autobus|déplacements?|se\\sdéplacer|visites?|chantiers?|tournées?)›",
)

/** Asking for a licence excludes people who cannot drive, so it should only be asked for if the work involves driving. */
export const drivingLicence: CheckRule = {
  code: "HR-LICENCE",
  title: both(
    "A driver’s licence is asked for where the work drives",
    "Un permis de conduire n’est exigé que si le poste le requiert",
  ),
  severities: ["advice"],
  jurisdiction: "CA",
  sources: [sources.ontarioHumanRights],
  effectiveFrom: null,
  fields: ["title", "description"],
  patterns: [...patterns, driving],
  judge(posting) {
    const found = findWording(posting.text, patterns)
    if (!found || findWording(posting.whole, [driving])) return []
    return [
      {
        severity: "advice",
        field: "description",
        ...quotedInText(posting.text, found),
        message: both(
          "A driver’s licence is asked for, and nothing in the posting says what there is to drive. It keeps out people who can’t drive because of a disability.",
          "Un permis de conduire est exigé, mais rien n’indique ce qu’il y a à conduire. Cela écarte des personnes qui ne conduisent pas en raison d’un handicap.",
        ),
        fix: both(
          "Say why the work needs it, or leave it out.",
          "Dites pourquoi le poste l’exige, ou supprimez cette exigence.",
        ),
        mend: { kind: "go", field: "description" },
      },
    ]
  },
}
