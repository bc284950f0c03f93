import type { Prisma } from "@/lib/db/generated/sqlite/client"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Job, JobContent, JobHeader, JobStatus, ListedJob } from "@/lib/domain/jobs/job"
import { longestListedDescription, searchText } from "@/lib/domain/jobs/job"

const place = { select: { id: true, name: true, description: true, type: true } } as const

export const headerColumns = {
  id: true,
  title: true,
  referenceId: true,
  publishDate: true,
  confidential: true,
  status: true,
  employer: { select: { id: true, name: true } },
  locations: { orderBy: { position: "asc" }, select: { location: place } },
} as const satisfies Prisma.JobSelect

export const related = {
  employer: { select: { id: true, name: true } },
  locations: { orderBy: { position: "asc" }, select: { location: place } },
  categories: { orderBy: { position: "asc" }, select: { category: true } },
  positionType: true,
  salaryPeriod: true,
  applicantRoutingType: true,
} as const satisfies Prisma.JobInclude

type HeaderRow = Prisma.JobGetPayload<{ select: typeof headerColumns }>
type JobRow = Prisma.JobGetPayload<{ include: typeof related }>

export function toRow({
  salary,
  positionType,
  applicantRoutingType,
  locations: _,
  categories: __,
  ...plain
}: JobContent) {
  return {
    ...plain,
    searchText: searchText(plain),
    positionTypeId: positionType.id,
    applicantRoutingTypeId: applicantRoutingType.id,
    salaryAmount: salary?.amount ?? null,
    salaryMaxAmount: salary?.maxAmount ?? null,
    salaryPeriodId: salary?.period.id ?? null,
    salaryPlusCommission: salary?.plusCommission ?? null,
  }
}

export function employerOf({ id, name }: { id: number; name: string }): Job["employer"] {
  return { id: id as EmployerId, name }
}

export function toHeader(row: HeaderRow): JobHeader {
  return {
    id: row.id,
    title: row.title,
    referenceId: row.referenceId,
    publishDate: row.publishDate,
    confidential: row.confidential,
    status: row.status as JobStatus,
    employer: employerOf(row.employer),
    locations: row.locations.map(({ location }) => location),
  }
}

export function toListedJob(row: JobRow): ListedJob {
  const job = toJob(row)
  const isLong = Buffer.byteLength(job.description) > longestListedDescription
  return { ...job, description: isLong ? null : job.description }
}

export function toJob(row: JobRow): Job {
  const { salaryAmount, salaryMaxAmount, salaryPeriod, salaryPlusCommission } = row
  return {
    ...toHeader(row),
    closeDate: row.closeDate,
    closeDateIsDefault: row.closeDateIsDefault,
    autoRefresh: row.autoRefresh,
    categories: row.categories.map(({ category }) => category),
    positionType: row.positionType,
    salary:
      salaryAmount && salaryPeriod
        ? {
            amount: salaryAmount.toNumber(),
            maxAmount: salaryMaxAmount?.toNumber() ?? null,
            period: salaryPeriod,
            plusCommission: salaryPlusCommission ?? false,
          }
        : null,
    description: row.description,
    applicantRoutingType: row.applicantRoutingType,
    applicationEmail: row.applicationEmail,
    applicationUrl: row.applicationUrl,
    version: row.version,
    dismissals: [],
  }
}
