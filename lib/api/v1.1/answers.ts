import { z } from "zod"
import { jobLimits, jobStatuses } from "@/lib/domain/jobs/job"
import { locationTypes } from "@/lib/domain/locations/location"
import { roles, scopes } from "@/lib/domain/actor"
import { plans } from "@/lib/domain/employers/employer"
import { longestCursor } from "./cursor-text"

/** The API's answers (contract 1.1 and 1.2). These type the present…() functions and the dashboard's calls. */

const id = z.int32()
const date = z.iso.date()

const named = (most: number) => z.object({ id, name: z.string().max(most) })

const employerName = named(128).describe("The employer that owns the posting.")
const category = named(40)
const positionType = named(10)
const applicantRoutingType = z.object({ id, name: z.string() })

export const salaryPeriodAnswer = z.object({
  id,
  name: z.string(),
  unit: z.string().describe("The word for one period: `hour`."),
})

export const salaryAnswer = z.object({
  amount: z.number().describe("At most 4 decimal places. The currency is the employer's."),
  maxAmount: z.number().nullable().describe("The upper end of a range, or null."),
  period: salaryPeriodAnswer,
  plusCommission: z.boolean(),
})

export const jobStatusAnswer = z.enum(jobStatuses)

export const jobLocationAnswer = z.object({
  id,
  name: z.string().max(256),
  description: z
    .string()
    .max(jobLimits.locationDescription)
    .describe("A place name and a region code: `Vancouver, BC`."),
  type: z.string().max(50).describe("Town, Province, Territory or Country."),
})

export const jobAnswer = z.object({
  id: id.describe("Assigned by the service."),
  referenceId: z
    .string()
    .max(jobLimits.referenceId)
    .nullable()
    .describe("The employer's own identifier, or null."),
  employer: employerName,
  title: z.string().max(jobLimits.title),
  publishDate: date.describe("Set by the service, in the employer's time zone."),
  closeDate: date.describe(
    "The last day on which the posting is open, in the employer's time zone. After it, an active posting is closed to the public but keeps its status.",
  ),
  confidential: z.boolean().describe("Whether the employer's name must be kept from the public."),
  autoRefresh: z
    .boolean()
    .describe("Whether publishDate moves forward by 7 days every 7 days while the posting is active."),
  status: jobStatusAnswer,
  locations: z.array(jobLocationAnswer),
  categories: z.array(category),
  positionType,
  salary: salaryAnswer.nullable().describe("Null if none is given."),
  description: z.string().describe("HTML with the tags strong, b, em, i, br, p, div, ul, ol, li and a."),
  applicantRoutingType,
  applicationEmail: z
    .string()
    .max(jobLimits.applicationEmail)
    .nullable()
    .describe("Set with routing type 1 (Email), otherwise null."),
  applicationUrl: z
    .string()
    .max(jobLimits.applicationUrl)
    .nullable()
    .describe("Set with routing type 2 (URL), otherwise null."),
})
export type JobAnswer = z.output<typeof jobAnswer>

/** The fields of a Job by name, as `fields` may ask for them. */
export const jobFieldNames = jobAnswer.keyof().options
export type JobFieldName = (typeof jobFieldNames)[number]

/** How many findings of the posting check are open (contract 3.6). */
export const findingCountsAnswer = z.object({ error: z.int32(), warning: z.int32(), advice: z.int32() })

/** What a list can show of a job in addition to the job's fields (contract 3.1). */
const listExtras = {
  updatedAt: z.iso.datetime().describe("When the posting was last changed in any way, in UTC."),
  firstPublished: z.iso
    .date()
    .nullable()
    .describe("The publishDate it had when it first became active; null if it never was."),
  findings: findingCountsAnswer.describe(
    "How many findings of the posting check are open, by severity. When the rules, the employer's settings for the check or the day change, the counts are updated in the background.",
  ),
  etag: z.string().describe("The ETag of the posting, with its quotes: for If-Match and If-None-Match."),
}

/** What `fields` may ask for. */
export const listFieldNames = [...jobFieldNames, ...(Object.keys(listExtras) as (keyof typeof listExtras)[])]
export type ListFieldName = (typeof listFieldNames)[number]

/** What a write-only key gets of a job: its id, and the stored values of the fields that it sent. */
export const jobReceiptAnswer = jobAnswer
  .omit({ employer: true, publishDate: true })
  .extend({ salary: salaryAnswer.partial().nullable() })
  .partial()
  .required({ id: true })
export type JobReceiptAnswer = z.output<typeof jobReceiptAnswer>

/** A Job header: these fields and no others (contract 1.1). */
const headerFields = {
  id: true,
  title: true,
  locations: true,
  employer: true,
  referenceId: true,
  publishDate: true,
  confidential: true,
  status: true,
} as const
export type JobHeaderAnswer = Pick<JobAnswer, keyof typeof headerFields>

/** An element of the list: a Job header, plus what `fields` asks for. */
export const listedJobAnswer = jobAnswer.extend(listExtras).partial().required(headerFields)
export type ListedJobAnswer = z.output<typeof listedJobAnswer>

/** The same if `fields` asks for everything: all of it is always present. */
export const wholeListedJobAnswer = jobAnswer.extend(listExtras)

/** The types that a program may read an element of the list as. */
const elementAnswer = z.union([listedJobAnswer, wholeListedJobAnswer])

const link = z.url().nullable()

export const pagingAnswer = z.object({
  total: z.int32().describe("How many records match, across all pages."),
  page: z.int32(),
  pages: z.int32().describe("0 if nothing matches."),
  pageSize: z.int32(),
  previous: link.describe("The absolute URL of the previous page, or null."),
  next: link.describe("The absolute URL of the next page, or null."),
})

const cursorPagingAnswer = z.object({
  total: z.int32().describe("How many records match, across all pages."),
  pageSize: z.int32(),
  nextCursor: z
    .string()
    .max(longestCursor)
    .nullable()
    .describe("The `cursor` of the next page; null at the end."),
})

/** The list when it is asked for with a cursor (contract 3.1). */
export const jobCursorPageAnswer = z.object({ data: z.array(elementAnswer), paging: cursorPagingAnswer })

export const jobPageAnswer = z.object({ data: z.array(elementAnswer), paging: pagingAnswer })

export const recordAnswer = z.object({ id, name: z.string() })
export const recordListAnswer = z.object({ data: z.array(recordAnswer) })
export const salaryPeriodListAnswer = z.object({ data: z.array(salaryPeriodAnswer) })

const degrees = z.number().nullable()

export const locationAnswer = z.object({
  id,
  name: z.string(),
  description: z.string().describe("The name that a posting uses for the place: `Vancouver, BC`."),
  type: z.string().describe(`${locationTypes.join(", ")}.`),
  latitude: degrees.describe("Decimal degrees, as for the corners below; null if unknown."),
  longitude: degrees,
  swLatitude: degrees,
  swLongitude: degrees,
  neLatitude: degrees,
  neLongitude: degrees,
  area: z
    .array(z.object({ latitude: z.number(), longitude: z.number() }))
    .describe("The outline, point by point; it may be empty."),
})
export type LocationAnswer = z.output<typeof locationAnswer>

export const locationPageAnswer = z.object({ data: z.array(locationAnswer), paging: pagingAnswer })

const worksFor = z.object({
  id,
  name: z.string(),
  plan: z.enum(plans),
  timeZone: z.string().describe("An IANA name. Dates are days in this time zone."),
})

export const meAnswer = z.union([
  z.object({
    name: z.string().describe("The key's name."),
    scopes: z.array(z.enum(scopes)).describe("What the key may do; every scope for a key without limits."),
    expiresAt: z.iso.datetime().nullable().describe("Null means never."),
    employer: worksFor,
  }),
  z.object({
    person: z.object({ id, name: z.string(), email: z.string() }),
    role: z.enum(roles),
    employer: worksFor,
  }),
])
export type MeAnswer = z.output<typeof meAnswer>
