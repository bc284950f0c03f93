import fc from "fast-check"
import { type Client, createClient } from "@/lib/db/engine/client"
import { jobStore } from "@/lib/db/jobs/jobs"
import { plainJobStore } from "@/e2e/support/plain-jobs"
import type { Activity } from "@/lib/domain/activity/activity"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { changesBetween } from "@/lib/domain/jobs/changes-between"
import { foldText } from "@/lib/domain/folded-text"
import { type Job, type JobContent, jobStatuses } from "@/lib/domain/jobs/job"
import type { JobStore } from "@/lib/domain/jobs/job-store"
import { firstOwnLocationId, locationRecords, matchKey } from "@/lib/domain/locations/location"
import { applicantRoutingTypes, categories, positionTypes, salaryPeriods } from "@/lib/domain/reference-data"
import { expect } from "../support/fixtures"
import { test } from "../support/service"
import { rounds } from "../support/thorough"

const now = new Date("2026-03-01T12:00:00.000Z")
const yesterday = new Date("2026-02-28T12:00:00.000Z")
const later = new Date("2026-03-01T12:00:00.001Z")

const record = <T>(list: readonly T[]) => fc.constantFrom(...list)
const word = fc.oneof(
  fc.constantFrom(
    "chef",
    "Chef de cuisine",
    "%",
    "_",
    "\\",
    '"',
    "'",
    "a",
    "É",
    "ŒUVRE",
    "🍞",
    "AND",
    "*",
    "x:y",
  ),
  fc.string({ unit: "grapheme", maxLength: 4 }).filter((text) => !text.includes("\0")),
)
const title = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "))
const day = fc.integer({ min: 1, max: 9 }).map((date) => `2026-03-0${date}`)

const place = fc.oneof(
  record(locationRecords).map(({ id, name, description, type }) => ({ id, name, description, type })),
  fc.constantFrom("Dry Gulch, BC", "Wet Gulch, BC").map((description) => {
    const name = description.split(",")[0] as string
    return { name, description, type: "Town" as const, key: matchKey(description) }
  }),
)

const content: fc.Arbitrary<JobContent> = fc.record({
  referenceId: fc.oneof(fc.constant(null), fc.constantFrom("A-1", "B-2", "C_3")),
  title,
  publishDate: day,
  closeDate: fc.constantFrom("2026-05-01", "2026-06-01"),
  closeDateIsDefault: fc.boolean(),
  confidential: fc.boolean(),
  autoRefresh: fc.boolean(),
  status: record(jobStatuses),
  locations: fc.uniqueArray(place, {
    minLength: 1,
    maxLength: 3,
    selector: ({ description }) => description,
  }),
  categories: fc.uniqueArray(record(categories), { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
  positionType: record(positionTypes),
  salary: fc.option(
    fc.record({
      amount: fc.integer({ min: 0, max: 9_999_999 }).map((amount) => amount / 10_000),
      maxAmount: fc.option(fc.constantFrom(1000, 99_999_999_999.9999)),
      period: record(salaryPeriods),
      plusCommission: fc.boolean(),
    }),
  ),
  description: title.map((text) => `<p>${text}</p>`),
  applicantRoutingType: record(applicantRoutingTypes),
  applicationEmail: fc.option(fc.constant("jobs@example.com")),
  applicationUrl: fc.option(fc.constant("https://example.com/apply")),
})

const mark = fc.record({
  key: fc.constantFrom("one", "two"),
  fingerprint: fc.constantFrom("same", "other"),
  now: fc.constant(now),
  // A key created at "now" still counts, or has expired.
  since: fc.constantFrom(yesterday, later),
})

const step = fc.oneof(
  fc.record({ act: fc.constant("add" as const), content, mark: fc.option(mark, { nil: undefined }) }),
  fc.record({ act: fc.constant("save" as const), content, target: fc.nat() }),
  fc.record({ act: fc.constant("remove" as const), target: fc.nat() }),
)
const question = fc.record({
  confidential: fc.boolean(),
  status: fc.option(record(jobStatuses)),
  q: fc.option(word.map(foldText).filter((text) => text.trim() !== "")),
  offset: fc.constantFrom(0, 1, 7, 30),
  limit: fc.constantFrom(1, 5, 100),
})

type Side = { store: JobStore; employerId: EmployerId; versions: Job[] }

function recordOf(action: Activity["action"], id: number | null, name: string): Activity {
  const actor = { kind: "key" as const, id: 7, name: "Key" }
  const changes = [{ field: "title", before: null, after: name }]
  return { at: now, actor, action, object: { id, name }, changes, address: "203.0.113.9", requestId: "r-1" }
}

/** Applies one step to a side's jobs, and returns the result. */
async function act(
  side: Side,
  doing: typeof step extends fc.Arbitrary<infer S> ? S : never,
): Promise<unknown> {
  const { store, employerId, versions } = side
  if (doing.act === "add") {
    const activity = recordOf("job.created", null, doing.content.title)
    const write = await store.add(employerId, doing.content, activity, { mark: doing.mark })
    if ("saved" in write) versions.push(write.saved)
    return write
  }
  // This includes an outdated version and a deleted job.
  const replacing = versions[doing.target % Math.max(versions.length, 1)]
  if (!replacing) return null
  if (doing.act === "remove") {
    const activity = recordOf("job.deleted", replacing.id, replacing.title)
    return store.remove(employerId, { replacing, activity })
  }
  const changes = changesBetween(replacing, doing.content)
  if (changes.length === 0) return null
  const activity = recordOf("job.changed", replacing.id, doing.content.title)
  const write = await store.save(employerId, changes, { replacing, activity, action: "updated" })
  if ("saved" in write) versions.push(write.saved)
  return write
}

/** `value` without the ids that differ between employers; a job is identified by its position among the side's jobs. */
function comparable(value: unknown, side: Side): unknown {
  const ids = idsOf(side)
  const text = JSON.stringify(value, function (this: { version?: number }, name, part) {
    if (name === "employer" || name === "employerId") return "employer"
    if (name === "objectId" || (name === "id" && this.version)) return `job ${ids.indexOf(part)}`
    return name === "id" && part >= firstOwnLocationId ? "own" : part
  })
  return JSON.parse(text)
}

function idsOf({ versions }: Side): number[] {
  return [...new Set(versions.map(({ id }) => id))]
}

/** Everything stored for an employer besides its jobs. */
async function traces({ read }: Client, employerId: EmployerId): Promise<unknown> {
  const activities = await read.activity.findMany({
    where: { employerId, objectKind: "job" },
    orderBy: { id: "asc" },
  })
  const keys = await read.idempotencyKey.findMany({ where: { employerId }, orderBy: { key: "asc" } })
  return [
    ...activities.map(({ id: _, at: __, ...row }) => row),
    ...keys.map(({ id: _, result, ...row }) => ({ ...row, result: JSON.parse(result) as Job })),
  ]
}

test("jobs read and written without Prisma are the same as those Prisma reads and writes", async ({
  newDatabase,
  operatorOf,
}) => {
  const operator = operatorOf(newDatabase)
  const client = createClient(newDatabase)
  const [fast, plain] = [jobStore(client), plainJobStore(client)]
  const sideOf = async (store: JobStore): Promise<Side> => {
    const { id } = await operator.createEmployer({ name: "Acme", plan: "unlimited", timeZone: "UTC" })
    return { store, employerId: id as EmployerId, versions: [] }
  }
  const sides = { fast: await sideOf(fast), plain: await sideOf(plain) }

  const property = fc.asyncProperty(
    fc.array(step, { maxLength: 12 }),
    fc.array(question, { minLength: 4, maxLength: 4 }),
    async (steps, questions) => {
      for (const doing of steps) {
        const [ours, theirs] = [await act(sides.fast, doing), await act(sides.plain, doing)]
        expect(comparable(ours, sides.fast)).toEqual(comparable(theirs, sides.plain))
      }
      for (const { employerId, versions } of Object.values(sides))
        for (const { confidential, offset, limit, ...filter } of questions) {
          const ask = async (store: JobStore) => {
            const among = { employerId, confidential }
            const job = versions[offset % Math.max(versions.length, 1)]
            return [
              await store.countByStatus(among, filter.q),
              await store.list(among, filter, { offset, limit }),
              await store.listWhole(among, filter, { offset, limit }),
              job && (await store.find(among, job.id)),
              await store.findByReference(among, "A-1"),
              (
                await store.labels(among, { ids: job ? [job.id] : [], referenceIds: ["A-1", "C_3"] })
              ).toSorted((one, other) => one.id - other.id),
            ]
          }
          expect(await ask(fast)).toEqual(await ask(plain))
        }
    },
  )
  try {
    await fc.assert(property, { numRuns: rounds(8, 100), endOnFailure: true })
    const [ours, theirs] = [sides.fast, sides.plain]
    const trace = async (side: Side) => comparable(await traces(client, side.employerId), side)
    expect(await trace(ours)).toEqual(await trace(theirs))
  } finally {
    await client.close()
  }
})
