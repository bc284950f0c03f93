import { foldText } from "@/lib/domain/folded-text"
import type { Language } from "@/lib/messages/language"
import { jobFields as english } from "@/lib/messages/en/job-fields"
import { jobFields as inFrench } from "@/lib/messages/fr/job-fields"
import { names as french } from "@/lib/messages/fr/names"
import type { JobAnswer } from "../v1.1/answers"
import { type ToldField, toldFields } from "../v1.1/told-fields"

type InBothLanguages = Readonly<Record<Language, string>>

/**
 * The columns of a file of postings, in the order of an export, with their headings. `publishDate` is exported but
 * not imported, and `id` only finds postings that have no reference.
 */
export const jobColumnHeadings = {
  id: { en: "ID", fr: "Numéro" },
  referenceId: { en: "Reference", fr: "Référence" },
  title: { en: "Title", fr: "Titre" },
  status: { en: "Status", fr: "État" },
  publishDate: { en: "Published", fr: "Publication" },
  closeDate: { en: "Close date", fr: "Date de clôture" },
  locations: { en: "Places", fr: "Lieux" },
  categories: { en: "Categories", fr: "Catégories" },
  positionType: { en: "Position type", fr: "Type de poste" },
  salaryAmount: { en: "Pay", fr: "Rémunération" },
  salaryMaxAmount: { en: "Maximum pay", fr: "Rémunération maximale" },
  salaryPeriod: { en: "Pay period", fr: "Période de rémunération" },
  plusCommission: { en: "Plus commission", fr: "Plus commission" },
  description: { en: "Description", fr: "Description" },
  applicantRouting: { en: "Apply by", fr: "Mode de candidature" },
  applicationEmail: { en: "Application email", fr: "Courriel pour les candidatures" },
  applicationUrl: { en: "Application address", fr: "Adresse Web pour les candidatures" },
  confidential: { en: "Confidential", fr: "Confidentielle" },
  autoRefresh: { en: "Auto-refresh", fr: "Actualisation automatique" },
} as const satisfies Record<string, InBothLanguages>

export type JobColumn = keyof typeof jobColumnHeadings
export type JobCells = Partial<Record<JobColumn, string>>

export const jobColumns = Object.keys(jobColumnHeadings) as JobColumn[]

/** Exported, but ignored by an import. */
export const readOnlyColumns: readonly JobColumn[] = ["publishDate"]

/** Other names that people use for these columns, and those that earlier exports had. */
const otherNames: Partial<Record<JobColumn, string[]>> = {
  referenceId: [
    ...["reference id", "reference number", "ref", "job id", "requisition", "requisition id"],
    ...["requisition number", "numero de reference"],
  ],
  title: ["job title", "position", "poste", "titre du poste"],
  status: ["statut"],
  closeDate: [
    ...["closes", "closing date", "deadline", "expiry date", "expiration date", "end date"],
    ...["date limite", "cloture", "date de fermeture", "date de fin", "date d'expiration"],
  ],
  locations: ["place", "location", "city", "lieu", "ville", "emplacement"],
  categories: ["category", "categorie"],
  positionType: ["type", "job type", "employment type", "type d'emploi"],
  salaryAmount: [
    ...["salary", "salary amount", "wage", "salaire", "minimum pay", "salary minimum", "salary min"],
    ...["minimum salary", "min salary", "salaire minimum", "salaire minimal"],
  ],
  salaryMaxAmount: [
    ...["salary maximum", "salary max", "maximum salary", "max salary", "max pay"],
    ...["salaire maximal", "salaire maximum"],
  ],
  salaryPeriod: ["period", "salary period", "pay type", "periode", "periode de paie"],
  description: ["job description", "description du poste", "description de l'emploi"],
  plusCommission: ["commission", "plus commissions"],
  applicantRouting: ["apply", "candidature", "postuler par"],
  applicationEmail: ["email", "apply email", "courriel", "courriel de candidature"],
  applicationUrl: [
    ...["url", "apply url", "web address", "link", "adresse web", "adresse web de candidature", "lien"],
  ],
}

/** A column's name without the differences in how people write it. */
const plainName = (name: string) => foldText(name).replace(/[^a-z0-9]/g, "")

/** The fields whose columns have different names. */
const columnsOfFields: Partial<Record<ToldField, JobColumn>> = {
  salary: "salaryAmount",
  applicantRoutingType: "applicantRouting",
}

/** The names that the pages use for their fields. */
const fieldNames = toldFields.flatMap((field): [string, JobColumn][] => {
  const column = columnsOfFields[field] ?? jobColumns.find((name) => name === field)
  return column ? [english, inFrench].map((names) => [names[field], column]) : []
})

const columnsByName = new Map(
  [
    ...fieldNames,
    ...jobColumns.flatMap((column) =>
      [column, ...Object.values(jobColumnHeadings[column]), ...(otherNames[column] ?? [])].map(
        (name): [string, JobColumn] => [name, column],
      ),
    ),
  ].map(([name, column]) => [plainName(name), column]),
)

/** The column for a heading, in either language and however it is spelled; null if it is none of ours. */
export function columnNamed(heading: string): JobColumn | null {
  return columnsByName.get(plainName(heading)) ?? null
}

const statusNames = {
  active: { en: "Active", fr: "Active" },
  draft: { en: "Draft", fr: "Brouillon" },
  archived: { en: "Archived", fr: "Archivée" },
} as const

const yes = { en: "Yes", fr: "Oui" } as const
const no = { en: "No", fr: "Non" } as const

/** A name from the reference data in both languages. */
export function nameInBoth(name: string): InBothLanguages {
  return { en: name, fr: (french as Record<string, string>)[name] ?? name }
}

/** French names that exports used to have and that a file may still contain. */
const formerNames: Record<string, string> = {
  Contract: "Contrat",
  Volunteer: "Bénévolat",
  "Banking, Finance and Insurance": "Banque, finance et assurance",
  Labour: "Main-d’œuvre",
  "Law Enforcement and Security": "Police et sécurité",
  "Maintenance and Technicians": "Entretien et techniciens",
  "Quality Assurance": "Assurance qualité",
  Daily: "Quotidienne",
}

/** What other systems and people write instead. */
const usualNames: Record<string, string[]> = {
  Yearly: [
    ...["annual", "annually", "year", "per year", "a year", "per annum", "annuel", "annuellement"],
    ...["an", "par an", "annee", "par annee", "l'an"],
  ],
  Monthly: ["month", "per month", "a month", "mensuel", "mois", "par mois"],
  Weekly: ["week", "per week", "a week", "semaine", "par semaine"],
  Daily: ["day", "per day", "a day", "journalier", "quotidien", "jour", "par jour"],
  Hourly: ["hour", "per hour", "an hour", "heure", "par heure", "de l'heure", "l'heure", "taux horaire"],
  "Full Time": ["full-time", "fulltime", "plein temps"],
  "Part Time": ["part-time", "parttime"],
  Temp: ["temporary"],
}

/** Every name that a file may use for a record of the reference data. */
export function namesInFiles(name: string): string[] {
  const former = formerNames[name]
  return [name, nameInBoth(name).fr, ...(former ? [former] : []), ...(usualNames[name] ?? [])]
}

/** Several values in one cell; a separator that is part of a value is escaped with a backslash. */
function joinedCell(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\|]/g, "\\$&")).join(" | ")
}

/** An amount as a spreadsheet in `language` reads it. Three digits after a comma could be thousands, and a fourth says that they aren't. */
function amountCell(amount: number | null, language: Language): string {
  if (amount === null) return ""
  return language === "en"
    ? String(amount)
    : String(amount)
        .replace(".", ",")
        .replace(/,\d{3}$/, "$&0")
}

/** A posting as the cells of a file, in `language`. A missing value is an empty cell. */
export function cellsOfJob(job: JobAnswer, language: Language): Record<JobColumn, string> {
  const { salary } = job
  const named = ({ name }: { name: string }) => nameInBoth(name)[language]
  const amount = (value: number | null | undefined) => amountCell(value ?? null, language)
  const flag = (value: boolean) => (value ? yes : no)[language]
  return {
    id: String(job.id),
    referenceId: job.referenceId ?? "",
    title: job.title,
    status: statusNames[job.status][language],
    publishDate: job.status === "draft" ? "" : job.publishDate,
    closeDate: job.closeDate,
    locations: joinedCell(job.locations.map(({ description }) => description)),
    categories: joinedCell(job.categories.map(named)),
    positionType: named(job.positionType),
    salaryAmount: amount(salary?.amount),
    salaryMaxAmount: amount(salary?.maxAmount),
    salaryPeriod: salary ? named(salary.period) : "",
    plusCommission: salary ? flag(salary.plusCommission) : "",
    description: job.description,
    applicantRouting: named(job.applicantRoutingType),
    applicationEmail: job.applicationEmail ?? "",
    applicationUrl: job.applicationUrl ?? "",
    confidential: flag(job.confidential),
    autoRefresh: flag(job.autoRefresh),
  }
}
