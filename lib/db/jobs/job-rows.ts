import type { EmployerId } from "@/lib/domain/employers/employer"
import type { JobFieldChange } from "@/lib/domain/jobs/changes-between"
import {
  type Job,
  type JobContent,
  type JobHeader,
  type JobStatus,
  type ListedJob,
  longestListedDescription,
  searchText,
} from "@/lib/domain/jobs/job"
import type { Dismissal } from "@/lib/domain/job-checks/dismissal"
import type { Location } from "@/lib/domain/locations/location"
import type { ReferenceRecord, SalaryPeriod } from "@/lib/domain/reference-data"
import { instant, type Value } from "../engine/steps"

type Kind = "sqlite" | "postgresql"

/** JSON, which SQLite returns as text and PostgreSQL's driver has parsed. */
type Json<T> = string | T

type Flag = boolean | 0 | 1

type HeaderRow = {
  id: number
  employerId: number
  employerName: string
  referenceId: string | null
  title: string
  publishDate: string
  confidential: Flag
  status: JobStatus
  locations: Json<Location[]>
}

type JobRow = HeaderRow & {
  closeDate: string
  closeDateIsDefault: Flag
  autoRefresh: Flag
  positionType: string
  positionTypeId: number
  salaryAmount: number | string | null
  salaryMaxAmount: number | string | null
  salaryPeriodId: number | null
  salaryPeriod: string | null
  salaryUnit: string | null
  salaryPlusCommission: Flag | null
  description: string | null
  routingType: string
  routingTypeId: number
  applicationEmail: string | null
  applicationUrl: string | null
  version: number
  dismissedFindings: string | null
  findingErrors: number | null
  findingWarnings: number | null
  findingAdvice: number | null
  categories: Json<ReferenceRecord[]>
}

const headerColumns = `j.id, j.employer_id AS "employerId", e.name AS "employerName", j.reference_id AS "referenceId", j.title,
  j.publish_date AS "publishDate", j.confidential, j.status`

const jobColumns = `${headerColumns}, j.close_date AS "closeDate", j.close_date_is_default AS "closeDateIsDefault",
  j.auto_refresh AS "autoRefresh", j.position_type_id AS "positionTypeId", t.name AS "positionType",
  j.salary_amount AS "salaryAmount", j.salary_max_amount AS "salaryMaxAmount", j.salary_period_id AS "salaryPeriodId",
  s.name AS "salaryPeriod", s.unit AS "salaryUnit", j.salary_plus_commission AS "salaryPlusCommission",
  j.applicant_routing_type_id AS "routingTypeId", r.name AS "routingType", j.application_email AS "applicationEmail",
  j.application_url AS "applicationUrl", j.version, j.dismissed_findings AS "dismissedFindings", j.finding_errors AS "findingErrors",
  j.finding_warnings AS "findingWarnings", j.finding_advice AS "findingAdvice"`

/** SQL for a list of objects as JSON, in the functions of each database. */
const jsonList = {
  sqlite: (fields: string, order: string) => `json_group_array(json_object(${fields}) ORDER BY ${order})`,
  postgresql: (fields: string, order: string) =>
    `coalesce(json_agg(json_build_object(${fields}) ORDER BY ${order}), '[]')`,
}

/**
 * SELECT … FROM for job headers: `j` is the job's row, `e` its employer's. `from` says where the ids come from, if not from
 * `j`, and `more` which further columns are selected.
 */
export function selectHeaders(kind: Kind, from = "jobs j", more: string[] = []): string {
  return `SELECT ${[headerColumns, locations(kind), ...more].join()} FROM ${from} JOIN employers e ON e.id = j.employer_id`
}

/** The same for whole jobs, with everything they refer to. */
export function selectJobs(kind: Kind, more: string[] = []): string {
  return selectWhole(kind, "j.description", "jobs j", more)
}

/** The same for jobs in a list: a long description is null there, so the database need not read it. */
export function selectListedJobs(kind: Kind, from: string, more: string[] = []): string {
  const short = `CASE WHEN octet_length(j.description) <= ${longestListedDescription} THEN j.description END AS description`
  return selectWhole(kind, short, from, more)
}

function selectWhole(kind: Kind, description: string, from: string, more: string[]): string {
  return `SELECT ${[jobColumns, description, locations(kind), categories(kind), ...more].join()} FROM ${from} JOIN employers e ON e.id = j.employer_id
    JOIN position_types t ON t.id = j.position_type_id
    JOIN applicant_routing_types r ON r.id = j.applicant_routing_type_id
    LEFT JOIN salary_periods s ON s.id = j.salary_period_id`
}

function locations(kind: Kind): string {
  const fields = "'id', l.id, 'name', l.name, 'description', l.description, 'type', l.type"
  return `(SELECT ${jsonList[kind](fields, "p.position")} FROM job_locations p JOIN locations l ON l.id = p.location_id
    WHERE p.job_id = j.id) AS locations`
}

function categories(kind: Kind): string {
  return `(SELECT ${jsonList[kind]("'id', c.id, 'name', c.name", "p.position")} FROM job_categories p
    JOIN categories c ON c.id = p.category_id WHERE p.job_id = j.id) AS categories`
}

/** A row of `selectHeaders`. */
export function rowToHeader(row: HeaderRow): JobHeader {
  return {
    id: row.id,
    title: row.title,
    referenceId: row.referenceId,
    publishDate: row.publishDate,
    confidential: Boolean(row.confidential),
    status: row.status,
    employer: { id: row.employerId as EmployerId, name: row.employerName },
    locations: parsed(row.locations),
  }
}

/** A row of `selectJobs`. */
export function rowToJob(row: JobRow): Job {
  return Object.assign(rowToListedJob(row), { description: row.description ?? "" })
}

/** A row of `selectListedJobs`. Uses Object.assign, because V8 takes ten times as long for a spread followed by so many fields. */
export function rowToListedJob(row: JobRow): ListedJob {
  return {
    closeDate: row.closeDate,
    closeDateIsDefault: Boolean(row.closeDateIsDefault),
    autoRefresh: Boolean(row.autoRefresh),
    categories: parsed(row.categories),
    positionType: { id: row.positionTypeId, name: row.positionType },
    salary: salaryOf(row),
    description: row.description,
    applicantRoutingType: { id: row.routingTypeId, name: row.routingType },
    applicationEmail: row.applicationEmail,
    applicationUrl: row.applicationUrl,
    version: row.version,
    dismissals: row.dismissedFindings === null ? [] : (JSON.parse(row.dismissedFindings) as Dismissal[]),
    findingCounts: findingCountsOf(row),
    ...rowToHeader(row),
  }
}

function findingCountsOf({ findingErrors, findingWarnings, findingAdvice }: JobRow): Job["findingCounts"] {
  if (findingErrors === null || findingWarnings === null || findingAdvice === null) return undefined
  return { error: findingErrors, warning: findingWarnings, advice: findingAdvice }
}

function salaryOf(row: JobRow): Job["salary"] {
  const { salaryAmount, salaryMaxAmount, salaryPeriodId, salaryPeriod, salaryUnit } = row
  if (salaryAmount === null || salaryPeriodId === null) return null
  const period: SalaryPeriod = { id: salaryPeriodId, name: salaryPeriod ?? "", unit: salaryUnit ?? "" }
  return {
    amount: Number(salaryAmount),
    maxAmount: salaryMaxAmount === null ? null : Number(salaryMaxAmount),
    period,
    plusCommission: Boolean(row.salaryPlusCommission),
  }
}

function parsed<T>(json: Json<T>): T {
  return typeof json === "string" ? (JSON.parse(json) as T) : json
}

type Columns = Record<string, Value>
type Stored = Omit<JobContent, "locations" | "categories">

const column = (name: string) => (value: Value) => ({ [name]: value })

/** The fields that are a single short text, with their columns. */
export const textColumns = {
  referenceId: "reference_id",
  title: "title",
  publishDate: "publish_date",
  closeDate: "close_date",
  status: "status",
  applicationEmail: "application_email",
  applicationUrl: "application_url",
} as const satisfies { [Field in keyof Stored]?: string }

const texts = Object.fromEntries(
  Object.entries(textColumns).map(([field, name]) => [field, column(name)]),
) as Record<keyof typeof textColumns, (value: Value) => Columns>

/** The columns of `jobs` that hold a field. Places and categories have their own tables. */
const columnsOf: { [Field in keyof Stored]: (value: Stored[Field]) => Columns } = {
  ...texts,
  closeDateIsDefault: column("close_date_is_default"),
  confidential: column("confidential"),
  autoRefresh: column("auto_refresh"),
  positionType: ({ id }) => ({ position_type_id: id }),
  salary: (salary) => ({
    salary_amount: salary?.amount ?? null,
    salary_max_amount: salary?.maxAmount ?? null,
    salary_period_id: salary?.period.id ?? null,
    salary_plus_commission: salary?.plusCommission ?? null,
  }),
  description: column("description"),
  applicantRoutingType: ({ id }) => ({ applicant_routing_type_id: id }),
}

/** The columns of a job's new row, written at the instant `at`, which the change list and the history name too. */
export function newColumns(content: JobContent, at: Date): Columns {
  const fields = Object.keys(columnsOf) as (keyof Stored)[]
  const now = instant(at)
  return {
    ...written(fields, content),
    search_text: searchText(content),
    first_published: content.status === "active" ? content.publishDate : null,
    created_at: now,
    updated_at: now,
  }
}

/** What a save at the instant `at` has to write: an unchanged column would be looked up in its indexes for nothing. */
export function changedColumns(
  before: JobContent,
  after: JobContent,
  { changes, at }: { changes: JobFieldChange[]; at: Date },
): Columns {
  const fields = changes.map(({ field }) => field).filter((field) => field in columnsOf) as (keyof Stored)[]
  const found = searchText(after)
  return {
    ...written(fields, after),
    ...(found !== searchText(before) && { search_text: found }),
    updated_at: instant(at),
  }
}

function written(fields: (keyof Stored)[], content: JobContent): Columns {
  const each = fields.map((field) => (columnsOf[field] as (value: unknown) => Columns)(content[field]))
  return Object.assign({}, ...each) as Columns
}
