import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import type { EmployerFacts } from "./employer-facts"
import type { InBothLanguages, RuleSource } from "./finding"
import { rewordingOf } from "./human-rights-rewordings"
import { type HumanRightsGround, humanRightsWording } from "./human-rights-wording"
import type { ReadPosting } from "./read-posting"
import { countryWide, provinceOf } from "./places"
import { quotedIn } from "./quoted-words"
import { reword, withoutTrait } from "./rewording"
import { sources } from "./sources"
import { findWording } from "./wording-pattern"

/**
 * A limitation or preference on a ground that human-rights law protects. Only a person knows whether the work really
 * needs it.
 */
function humanRightsRule(
  ground: HumanRightsGround,
  code: string,
  name: InBothLanguages,
  fix: InBothLanguages,
): CheckRule {
  const patterns = humanRightsWording[ground]
  return {
    code,
    title: both(`No preference based on ${name.en}`, `Aucune préférence fondée sur ${name.fr}`),
    severities: ["warning"],
    jurisdiction: "CA",
    sources: [
      sources.federalHumanRights,
      sources.ontarioHumanRights,
      sources.columbiaHumanRights,
      sources.quebecHumanRights,
      sources.albertaHumanRights,
    ],
    effectiveFrom: null,
    fields: ["title", "description"],
    patterns,
    judge(posting, facts) {
      const found = findWording(posting.whole, patterns)
      if (!found) return []
      const { quote } = found
      const instead = rewordingOf(ground, found)
      const quoted = quotedIn(posting, found)
      return [
        {
          severity: "warning",
          ...quoted,
          source: sourceFor(posting, facts),
          message: both(
            `“${quote}” can be read as a preference based on ${name.en}. Human-rights laws allow that only where the work truly needs it.`,
            `« ${quote} » peut être perçu comme une préférence fondée sur ${name.fr}. Les lois sur les droits de la personne ne l’admettent que si le poste l’exige réellement.`,
          ),
          fix,
          mend:
            instead === null
              ? { kind: "go", field: quoted.field }
              : (withoutTrait(posting, found, instead) ?? reword(posting, found, instead)),
        },
      ]
    },
  }
}

const ofProvinces: Record<string, RuleSource> = {
  ON: sources.ontarioHumanRights,
  BC: sources.columbiaHumanRights,
  QC: sources.quebecHumanRights,
  AB: sources.albertaHumanRights,
}

/**
 * The page for the posting's first province that we have read. The statutes of the others are similar, and Ontario's
 * commission explains them best. The federal act is for employers that it binds, and for work that may be anywhere.
 */
function sourceFor({ job }: ReadPosting, { federallyRegulated }: EmployerFacts): RuleSource {
  const places = (job.locations ?? []).filter(({ description }) => !countryWide(description))
  if (federallyRegulated === true || places.length === 0) return sources.federalHumanRights
  const [read] = places.flatMap(({ description }) => ofProvinces[provinceOf(description) ?? ""] ?? [])
  return read ?? sources.ontarioHumanRights
}

/** One rule per ground. */
export const humanRightsRules: readonly CheckRule[] = [
  humanRightsRule(
    "citizenship",
    "HR-CITIZENSHIP",
    both("citizenship", "la citoyenneté"),
    both(
      "Ask for the right to work: “legally entitled to work in Canada”.",
      "Demandez le droit de travailler : « avoir le droit de travailler au Canada ».",
    ),
  ),
  humanRightsRule(
    "age",
    "HR-AGE",
    both("age", "l’âge"),
    both(
      "Name the skill, the experience or the pace of the work.",
      "Nommez la compétence, l’expérience ou le rythme de travail.",
    ),
  ),
  humanRightsRule(
    "sex",
    "HR-SEX",
    both("sex or gender", "le sexe ou le genre"),
    both(
      "Use a title and words that are for everybody.",
      "Choisissez un titre et des mots qui s’adressent à tous et à toutes.",
    ),
  ),
  humanRightsRule(
    "family",
    "HR-FAMILY",
    both("family or marital status", "la situation de famille ou l’état civil"),
    both("State the hours and the travel instead.", "Précisez plutôt l’horaire et les déplacements."),
  ),
  humanRightsRule(
    "origin",
    "HR-ORIGIN",
    both("origin or race", "l’origine ou la race"),
    both(
      "State the level of the language that the work needs, such as “fluent in English”.",
      "Précisez le niveau de langue que le poste exige, par exemple « excellente maîtrise du français ».",
    ),
  ),
  humanRightsRule(
    "religion",
    "HR-RELIGION",
    both("religion", "la religion"),
    both(
      "Name the duty that it belongs to, or leave it out.",
      "Nommez la tâche en cause, ou supprimez cette exigence.",
    ),
  ),
  humanRightsRule(
    "disability",
    "HR-DISABILITY",
    both("disability or health", "un handicap ou l’état de santé"),
    both(
      "Describe the task: “lift 20 kg, with or without accommodation”.",
      "Décrivez la tâche : « soulever 20 kg, avec ou sans mesures d’adaptation ».",
    ),
  ),
  humanRightsRule(
    "record",
    "HR-RECORD",
    both("a criminal record", "les antécédents judiciaires"),
    both(
      "If a check is needed, say what for: “a criminal record check may be needed to …”.",
      "Si une vérification s’impose, dites pourquoi : « une vérification des antécédents peut être exigée pour … ».",
    ),
  ),
]
