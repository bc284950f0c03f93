import { locationRecords, matchKey } from "@/lib/domain/locations/location"
import { applicantRoutingTypes, categories, positionTypes, salaryPeriods } from "@/lib/domain/reference-data"
import type { Client } from "./engine/client"
import { isUniqueViolation } from "./engine/faults"

/**
 * Brings the reference tables, which jobs refer to, in line with the lists in the code. Records are added and renamed, never
 * removed. Costs a few reads if there is nothing to do.
 */
export async function storeReferenceData(client: Client): Promise<void> {
  try {
    await storeDifference(client)
  } catch (error) {
    // Another instance starting at the same time stored some of it first.
    if (!isUniqueViolation(error)) throw error
    await storeDifference(client)
  }
}

async function storeDifference({ read, write }: Client): Promise<void> {
  const places = locationRecords.map(({ id, name, description, type }) => ({
    id,
    name,
    description,
    type,
    matchKey: matchKey(description),
  }))
  const outdated = {
    categories: difference(categories, await read.category.findMany()),
    positionTypes: difference(positionTypes, await read.positionType.findMany()),
    salaryPeriods: difference(salaryPeriods, await read.salaryPeriod.findMany()),
    routingTypes: difference(applicantRoutingTypes, await read.applicantRoutingType.findMany()),
    places: difference(places, await read.location.findMany({ where: { employerId: null } })),
  }
  if (Object.values(outdated).every((records) => records.length === 0)) return
  await write(async (transaction) => {
    await store(transaction.category, outdated.categories)
    await store(transaction.positionType, outdated.positionTypes)
    await store(transaction.salaryPeriod, outdated.salaryPeriods)
    await store(transaction.applicantRoutingType, outdated.routingTypes)
    await store(transaction.location as unknown as Table<(typeof places)[number]>, outdated.places)
  })
}

type Table<T> = {
  findMany(query: { where: { id: { in: number[] } }; select: { id: true } }): PromiseLike<{ id: number }[]>
  createMany(query: { data: T[] }): PromiseLike<unknown>
  update(query: { where: { id: number }; data: T }): PromiseLike<unknown>
}

async function store<T extends { id: number }>(table: Table<T>, records: T[]): Promise<void> {
  if (records.length === 0) return
  const rows = await table.findMany({
    where: { id: { in: records.map(({ id }) => id) } },
    select: { id: true },
  })
  const known = new Set(rows.map(({ id }) => id))
  const added = records.filter(({ id }) => !known.has(id))
  if (added.length > 0) await table.createMany({ data: added })
  for (const record of records)
    if (known.has(record.id)) await table.update({ where: { id: record.id }, data: record })
}

function difference<T extends { id: number }>(wanted: T[], stored: { id: number }[]): T[] {
  const byId = new Map(stored.map((row) => [row.id, row as Record<string, unknown>]))
  return wanted.filter((record) => {
    const row = byId.get(record.id)
    return !row || Object.entries(record).some(([name, value]) => row[name] !== value)
  })
}
