import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { ontarioReach } from "./ontario-reach"
import { sources } from "./sources"
import { findWording, wording, wordingTogether } from "./wording-pattern"

const aiStatements = [
  wordingTogether(
    "‹(?:artificial\\sintelligence|AI|A\\.I\\.|automated\\s(?:screening|tools?|systems?))›",
    "screen|assess|select|rank|review|evaluat|shortlist|applica|candidat|hiring|recruit",
  ),
  wordingTogether(
    "‹(?:intelligence\\sartificielle|IA)›",
    "présélection|sélection|évalu|‹tri|candidat|recrut",
  ),
]
const vacancyStatement = wording(
  "‹(?:existing|current|open|immediate)\\svacanc(?:y|ies)›|‹this\\s(?:posting|position|role|job|ad)\\sis\\s(?:not\\s)?for\\san?\\s(?:existing|current|new|future|anticipated)›|‹talent\\s(?:pool|community)›|‹future\\s(?:openings?|opportunit(?:y|ies)|vacanc(?:y|ies))›|‹poste\\s(?:actuellement\\s)?vacant›|‹poste\\sexistant›|‹(?:banque|bassin)\\sde\\s(?:candidatures|candidats|talents|CV)›",
)
const accommodationWords = wording("accommodat|accessib|adaptation")

const ourAiStatement = both(
  "We use artificial intelligence to screen applications for this position.",
  "Nous utilisons l’intelligence artificielle pour présélectionner les candidatures à ce poste.",
)

/** A posting must state the use of AI to screen, assess or select applicants (Employment Standards Act, s. 8.4). */
export const ontarioAi: CheckRule = {
  code: "ON-AI",
  title: both("Ontario: the use of AI in hiring is stated", "Ontario : le recours à l’IA est mentionné"),
  severities: ["error", "warning", "advice"],
  jurisdiction: "ON",
  sources: [sources.ontarioGuide, sources.ontarioRegulation],
  effectiveFrom: "2026-01-01",
  ofLargerEmployers: true,
  fields: ["description", "locations"],
  patterns: aiStatements,
  judge(posting, facts) {
    const reach = ontarioReach(posting, facts)
    if (!reach || facts.usesAi === false || findWording(posting.whole, aiStatements)) return []
    const { place } = reach
    if (facts.usesAi === null)
      return [
        {
          severity: "advice",
          place,
          field: "description",
          message: both(
            "Ontario asks larger employers to state in the posting when AI helps to screen, assess or select applicants. We don’t know whether you use it.",
            "L’Ontario demande aux employeurs d’une certaine taille de mentionner dans l’offre le recours à l’IA pour présélectionner, évaluer ou choisir des candidats. Nous ne savons pas si vous y recourez.",
          ),
          fix: both(
            "Answer this once in Settings.",
            "Répondez à cette question une fois dans les paramètres.",
          ),
          asksSettings: true,
        },
      ]
    const { en, fr } = facts.aiStatement
    return [
      {
        severity: reach.severity,
        place,
        field: "description",
        message: both(
          "Your settings say that AI helps to choose applicants, and this posting doesn’t mention it.",
          "Selon vos paramètres, l’IA aide à choisir les candidats, mais cette offre n’en fait pas mention.",
        ),
        fix: both(
          "Add the sentence about AI to the description.",
          "Ajoutez à la description la phrase sur l’IA.",
        ),
        mend: {
          kind: "insert",
          sentences: [{ en: en || ourAiStatement.en, fr: fr || ourAiStatement.fr }],
          language: posting.writtenIn(),
        },
      },
    ]
  },
}

/** A posting must state whether there is a vacancy now, either way. */
export const ontarioVacancy: CheckRule = {
  code: "ON-VACANCY",
  title: both("Ontario: says whether there is a vacancy", "Ontario : précise si le poste est vacant"),
  severities: ["advice"],
  jurisdiction: "ON",
  sources: [sources.ontarioGuide, sources.ontarioLimits],
  effectiveFrom: "2026-01-01",
  ofLargerEmployers: true,
  fields: ["description", "locations"],
  patterns: [vacancyStatement],
  judge(posting, facts) {
    const reach = ontarioReach(posting, facts)
    if (!reach || findWording(posting.whole, [vacancyStatement])) return []
    return [
      {
        severity: "advice",
        place: reach.place,
        field: "description",
        message: both(
          "Candidates can’t tell whether the position is vacant now. In Ontario, employers with 25 or more employees say so in public postings, either way.",
          "Rien n’indique si le poste est vacant en ce moment. En Ontario, les employeurs de 25 employés ou plus doivent le préciser dans leurs offres publiques, dans un sens comme dans l’autre.",
        ),
        fix: both("Add the sentence that applies.", "Ajoutez la phrase qui convient."),
        mend: {
          kind: "insert",
          sentences: [
            both(
              "This posting is for an existing vacancy.",
              "Cette offre vise un poste actuellement vacant.",
            ),
            both(
              "This posting is not for an existing vacancy; we are collecting applications for future openings.",
              "Cette offre ne vise pas un poste actuellement vacant ; nous recueillons des candidatures en vue de postes à venir.",
            ),
          ],
          language: posting.writtenIn(),
        },
      },
    ]
  },
}

/**
 * Applicants must be told that accommodation is available in hiring (Ontario Regulation 191/11), whatever the
 * employer's size.
 */
export const ontarioAccommodation: CheckRule = {
  code: "ON-ACCOMMODATION",
  title: both(
    "Ontario: accommodation in hiring is offered",
    "Ontario : des mesures d’adaptation sont offertes",
  ),
  severities: ["advice"],
  jurisdiction: "ON",
  sources: [sources.ontarioAccessibility],
  effectiveFrom: null,
  fields: ["description", "locations"],
  patterns: [accommodationWords],
  judge(posting) {
    const reach = posting.reachOf("ON")
    if (!reach || findWording(posting.text, [accommodationWords])) return []
    return [
      {
        severity: "advice",
        place: reach.place,
        field: "description",
        message: both(
          "The posting doesn’t say that applicants with a disability can be accommodated. Ontario employers let the public know, here or elsewhere.",
          "L’offre ne dit pas que des mesures d’adaptation sont possibles pour les candidats handicapés. Les employeurs ontariens doivent en informer le public, ici ou ailleurs.",
        ),
        fix: both("Add a sentence about accommodation.", "Ajoutez une phrase sur les mesures d’adaptation."),
        mend: {
          kind: "insert",
          sentences: [
            both(
              "Accommodation is available on request at every stage of hiring.",
              "Des mesures d’adaptation sont offertes sur demande à chaque étape du recrutement.",
            ),
          ],
          language: posting.writtenIn(),
        },
      },
    ]
  },
}
