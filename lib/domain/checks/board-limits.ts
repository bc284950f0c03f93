import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { rulesDate } from "./finding"
import { sources } from "./sources"

/** Job Bank's rule about roles without pay. */
export const volunteerRole: CheckRule = {
  code: "J-VOLUNTEER",
  title: both("Job Bank takes paid work", "Le Guichet-Emplois n’accepte que les postes rémunérés"),
  severities: ["warning"],
  jurisdiction: null,
  sources: [sources.jobBank],
  asOf: rulesDate,
  effectiveFrom: null,
  fields: ["positionType"],
  judge({ isPaid }) {
    if (isPaid) return []
    return [
      {
        severity: "warning",
        field: "positionType.id",
        message: both(
          "Job Bank doesn't take volunteer roles. Rules about pay concern employees, so we leave them aside here.",
          "Le Guichet-Emplois n’accepte pas les postes bénévoles. Les règles sur la rémunération visent les employés ; nous les laissons donc de côté ici.",
        ),
        fix: both(
          "Check that the role is truly voluntary, and share it elsewhere.",
          "Assurez-vous que le poste est vraiment bénévole, et diffusez-le ailleurs.",
        ),
        mend: { kind: "go", field: "positionType" },
      },
    ]
  },
}

/** Boards want to know the employer. */
export const confidentialPosting: CheckRule = {
  code: "J-CONFIDENTIAL",
  title: both("Job boards want the employer's name", "Les sites d’emploi demandent le nom de l’employeur"),
  severities: ["advice"],
  jurisdiction: null,
  sources: [sources.google],
  asOf: rulesDate,
  effectiveFrom: null,
  fields: ["confidential"],
  judge({ job: { confidential } }) {
    if (confidential !== true) return []
    return [
      {
        severity: "advice",
        field: "confidential",
        message: both(
          "Confidential postings are in no feed and carry no data for Google, because both would have to name the employer.",
          "Les offres confidentielles ne figurent dans aucun fil et ne comportent aucune donnée pour Google, car il faudrait y nommer l’employeur.",
        ),
        fix: both(
          "Leave it as it is, or show the employer's name.",
          "Laissez l’offre telle quelle, ou affichez le nom de l’employeur.",
        ),
        mend: { kind: "go", field: "confidential" },
      },
    ]
  },
}
