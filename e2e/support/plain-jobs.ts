import type { EmployerId } from "@/lib/domain/employers/employer"
import { applyChanges } from "@/lib/domain/jobs/changes-between"
import type { Job, JobContent, JobStatus } from "@/lib/domain/jobs/job"
import type { JobFilter, JobStore, RowRange, VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Location } from "@/lib/domain/locations/location"
import type { OwnLocation } from "@/lib/domain/locations/match-location"
import { addActivity } from "@/lib/db/activities"
import type { Client, Transaction } from "@/lib/db/engine/client"
import { giveWay } from "@/lib/db/engine/patience"
import { Prisma } from "@/lib/db/generated/sqlite/client"
import { orConflict } from "@/lib/db/jobs/job-conflicts"
import { refreshPublishDates } from "@/lib/db/jobs/refresh-publish-dates"
import { tidySearchIndex } from "@/lib/db/jobs/search-index"
import { storeResultPlainly, takeKeyPlainly } from "./plain-idempotency-keys"
import { headerColumns, related, employerOf, toHeader, toJob, toListedJob, toRow } from "./plain-job-rows"

const newestFirst: Prisma.JobOrderByWithRelationInput[] = [{ publishDate: "desc" }, { id: "desc" }]

/**
 * The jobs in the database as Prisma has them, in plain steps. lib/db/jobs/jobs.ts does the same in fewer; the specs compare the
 * two.
 */
export function plainJobStore(client: Client): JobStore {
  const { kind, read, write } = client

  async function pageOfIds(
    among: VisibleJobs,
    filter: JobFilter,
    { offset, limit }: RowRange,
  ): Promise<number[]> {
    const rows = await read.$queryRaw<{ id: number }[]>(
      Prisma.sql`SELECT id FROM jobs WHERE ${condition(among, filter)}
        ORDER BY publish_date DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
    )
    return rows.map(({ id }) => id)
  }

  async function count(among: VisibleJobs, filter: JobFilter): Promise<number> {
    const rows = await read.$queryRaw<{ total: number | bigint }[]>(
      Prisma.sql`SELECT count(*) AS total FROM jobs WHERE ${condition(among, filter)}`,
    )
    return Number(rows[0]?.total ?? 0)
  }

  return {
    async find(among, id) {
      const row = await read.job.findFirst({ where: { id, ...rowsOf(among) }, include: related })
      return row && toJob(row)
    },

    async findByReference(among, referenceId) {
      const row = await read.job.findUnique({
        where: { employerId_referenceId: { employerId: among.employerId, referenceId }, ...rowsOf(among) },
        include: related,
      })
      return row && toJob(row)
    },

    async findListed(among, ids) {
      const where = { ...rowsOf(among), id: { in: ids } }
      return (await read.job.findMany({ where, include: related })).map(toJob)
    },

    async labels(among, { ids, referenceIds }) {
      const rows = await read.job.findMany({ where: rowsOf(among), orderBy: { id: "asc" } })
      return rows
        .filter((row) => ids.includes(row.id) || (row.referenceId && referenceIds.includes(row.referenceId)))
        .map(({ id, referenceId, title }) => ({ id, referenceId, title }))
    },

    async countByStatus(among, q) {
      const rows = await read.$queryRaw<{ status: JobStatus; total: number | bigint }[]>(
        Prisma.sql`SELECT status, count(*) AS total FROM jobs WHERE ${condition(among, { status: null, q })} GROUP BY status`,
      )
      const counts = { active: 0, draft: 0, archived: 0 }
      for (const { status, total } of rows) counts[status] = Number(total)
      return counts
    },

    async list(among, filter, range) {
      const where = { ...rowsOf(among), id: { in: await pageOfIds(among, filter, range) } }
      const rows = await read.job.findMany({ where, select: headerColumns, orderBy: newestFirst })
      return { jobs: rows.map(toHeader), total: await count(among, filter) }
    },

    async listWhole(among, filter, range) {
      const where = { ...rowsOf(among), id: { in: await pageOfIds(among, filter, range) } }
      const rows = await read.job.findMany({ where, include: related, orderBy: newestFirst })
      return { jobs: rows.map(toListedJob), total: await count(among, filter) }
    },

    add: (employerId, content, activity, { mark } = {}) =>
      orConflict(client, mark && { employerId, key: mark.key }, () =>
        write(async (transaction) => {
          if (mark) await takeKeyPlainly(transaction, kind, employerId, mark)
          const locations = await placeIds(transaction, employerId, content.locations)
          const row = await transaction.job.create({
            data: { ...toRow(content), employerId },
            select: { id: true, version: true, employer: related.employer },
          })
          await writePlaces(transaction, employerId, row.id, locations)
          await writeCategories(transaction, employerId, row.id, content)
          await addActivity(transaction, employerId, {
            ...activity,
            object: { ...activity.object, id: row.id },
          })
          const saved = { ...content, locations, ...row, dismissals: [], employer: employerOf(row.employer) }
          if (mark) await storeResultPlainly(transaction, employerId, mark, saved)
          return { saved }
        }),
      ),

    save: (employerId, changes, { replacing, activity }) =>
      orConflict(client, undefined, () =>
        write(async (transaction) => {
          const content = applyChanges(contentOf(replacing), changes)
          const { count } = await transaction.job.updateMany({
            where: { id: replacing.id, employerId, version: replacing.version },
            data: { ...toRow(content), version: { increment: 1 } },
          })
          if (count === 0) return { conflict: "replaced_meanwhile" }
          const locations = await placeIds(transaction, employerId, content.locations)
          if (idsOf(locations) !== idsOf(replacing.locations)) {
            await transaction.jobLocation.deleteMany({ where: { jobId: replacing.id } })
            await writePlaces(transaction, employerId, replacing.id, locations)
          }
          if (idsOf(content.categories) !== idsOf(replacing.categories)) {
            await transaction.jobCategory.deleteMany({ where: { jobId: replacing.id } })
            await writeCategories(transaction, employerId, replacing.id, content)
          }
          await addActivity(transaction, employerId, activity)
          const { id, employer, version, dismissals } = replacing
          return { saved: { ...content, locations, id, employer, dismissals, version: version + 1 } }
        }),
      ),

    // The specs do not compare dismissals.
    dismiss: () => Promise.resolve(false),
    remove: (employerId, { replacing: { id, version }, activity }) =>
      write(async (transaction) => {
        const { count } = await transaction.job.deleteMany({ where: { id, employerId, version } })
        if (count > 0) await addActivity(transaction, employerId, activity)
        return count > 0
      }),

    giveWay,
    tidySearch: () => tidySearchIndex(client),
    refresh: (...run) => refreshPublishDates(client, () => {}, ...run),
  }
}

/** The rows that the caller may see. */
function rowsOf({ employerId, confidential }: VisibleJobs): { employerId: number; confidential?: false } {
  return { employerId, ...(!confidential && { confidential: false }) }
}

/** The rows that a filter selects. `q` is already folded; `%`, `_` and `\` in it are plain characters. */
function condition({ employerId, confidential }: VisibleJobs, { status, q }: JobFilter): Prisma.Sql {
  const parts = [Prisma.sql`employer_id = ${employerId}`]
  if (!confidential) parts.push(Prisma.sql`NOT confidential`)
  if (status !== null) parts.push(Prisma.sql`status = ${status}`)
  if (q !== null) {
    const pattern = `%${q.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
    parts.push(Prisma.sql`search_text LIKE ${pattern} ESCAPE '\\'`)
  }
  return Prisma.join(parts, " AND ")
}

/** `places` with an id each: a new place of the employer's own is stored, one that it named before keeps its id. */
async function placeIds(
  transaction: Transaction,
  employerId: EmployerId,
  places: (Location | OwnLocation)[],
): Promise<Location[]> {
  const stored: Location[] = []
  for (const place of places) {
    stored.push("id" in place ? place : await storeOwn(transaction, employerId, place))
  }
  return stored
}

async function storeOwn(
  transaction: Transaction,
  employerId: EmployerId,
  place: OwnLocation,
): Promise<Location> {
  const { name, description, type, key } = place
  await transaction.$executeRaw`INSERT INTO locations (employer_id, name, description, type, match_key)
    VALUES (${employerId}, ${name}, ${description}, ${type}, ${key}) ON CONFLICT (employer_id, match_key) DO NOTHING`
  const row = await transaction.location.findUniqueOrThrow({
    where: { employerId_matchKey: { employerId, matchKey: key } },
    select: { id: true, name: true, description: true, type: true },
  })
  return row
}

async function writePlaces(
  transaction: Transaction,
  employerId: EmployerId,
  jobId: number,
  locations: Location[],
): Promise<void> {
  await transaction.jobLocation.createMany({
    data: locations.map(({ id }, position) => ({ jobId, position, locationId: id, employerId })),
  })
}

async function writeCategories(
  transaction: Transaction,
  employerId: EmployerId,
  jobId: number,
  { categories }: JobContent,
): Promise<void> {
  await transaction.jobCategory.createMany({
    data: categories.map(({ id }, position) => ({ jobId, position, categoryId: id, employerId })),
  })
}

function contentOf({ id: _, employer: __, version: ___, dismissals: ____, ...content }: Job): JobContent {
  return content
}

function idsOf(records: { id: number }[]): string {
  return records.map(({ id }) => id).join()
}
