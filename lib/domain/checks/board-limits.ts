import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { sources } from "./sources"

/** Job Bank's rule about roles without pay. */
export const volunteerRole: CheckRule = {
  code: "J-VOLUNTEER",
  title: both("Job Bank takes paid work", "Le Guichet-Emplois n’accepte que les postes rémunérés"),
  severities: ["warning"],
  jurisdiction: null,
  sources: [sources.jobBank],
  effectiveFrom: null,
  fields: ["positionType"],
  judge({ isPaid }) {
    if (isPaid) return []
    return [
      {
        severity: "warning",
        field: "positionType.id",
        message: both(
          "Job Bank doesn’t take volunteer roles. Rules about pay concern employees, so we skip them here.",
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

/** Job boards want to know the employer's name. */
export const confidentialPosting: CheckRule = {
  code: "J-CONFIDENTIAL",
  title: both("Job boards want the employer’s name", "Les sites d’emploi demandent le nom de l’employeur"),
  severities: ["warning"],
  jurisdiction: null,
  sources: [sources.google],
  effectiveFrom: null,
  fields: ["confidential"],
  judge({ job: { confidential } }) {
    if (confidential !== true) return []
    return [
      {
        severity: "warning",
        field: "confidential",
        message: both(
          "Confidential postings are in no feed and carry no data for Google, because both would have to name the employer.",
          "Les offres confidentielles ne figurent dans aucun fil et ne comportent aucune donnée pour Google, car il faudrait y nommer l’employeur.",
        ),
        fix: both(
          "Leave it as it is, or show the employer’s name.",
          "Laissez l’offre telle quelle, ou affichez le nom de l’employeur.",
        ),
        mend: { kind: "go", field: "confidential" },
      },
    ]
  },
}

/** A refresh gives a posting a new date, which job boards take for reposting. */
export const refreshedPosting: CheckRule = {
  code: "J-REFRESH",
  title: both("A posting is updated rather than reposted", "Une offre est mise à jour plutôt que republiée"),
  severities: ["advice"],
  jurisdiction: null,
  sources: [sources.indeedReposting],
  effectiveFrom: null,
  fields: ["autoRefresh"],
  judge({ job: { autoRefresh } }) {
    if (autoRefresh !== true) return []
    return [
      {
        severity: "advice",
        field: "autoRefresh",
        message: both(
          "Auto-refresh gives the posting a new date. Indeed asks employers not to repost a job only to make it look new, and shows less of those who do.",
          "L’actualisation automatique donne une nouvelle date à l’offre. Indeed demande de ne pas republier un poste seulement pour qu’il paraisse récent, et montre moins les offres des employeurs qui le font.",
        ),
        fix: both(
          "If the posting goes to Indeed, turn auto-refresh off, and update the text when something changes.",
          "Si l’offre est diffusée sur Indeed, désactivez l’actualisation automatique et mettez le texte à jour quand quelque chose change.",
        ),
        mend: { kind: "go", field: "autoRefresh" },
      },
    ]
  },
}

const indeedApplyLimit = 50

/** Indeed Apply accepts at most 50 characters of the employer's name and of each place. */
export const indeedApplyNames: CheckRule = {
  code: "J-INDEED-APPLY",
  title: both(
    "The employer and the places have at most 50 characters",
    "L’employeur et les lieux comptent au plus 50 caractères",
  ),
  severities: ["advice"],
  jurisdiction: null,
  sources: [sources.indeedApply],
  effectiveFrom: null,
  fields: ["locations"],
  judge({ job: { employer, locations } }) {
    const places = (locations ?? []).map(({ description }, index) => ({
      name: description,
      field: `locations[${index}].description`,
    }))
    return [{ name: employer?.name ?? "", field: "employer.name" }, ...places]
      .filter(({ name }) => [...name].length > indeedApplyLimit)
      .map(({ name, field }) => ({
        severity: "advice",
        field,
        message: both(
          `“${name}” has ${[...name].length} characters. Indeed Apply takes 50 of an employer’s name and of a place.`,
          `« ${name} » compte ${[...name].length} caractères. Indeed Apply en accepte 50 pour le nom de l’employeur et pour un lieu.`,
        ),
        fix: both("Use a shorter name where you can.", "Utilisez un nom plus court si possible."),
      }))
  },
}
