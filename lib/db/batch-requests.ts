import type { RequestSelection } from "@/lib/domain/api-requests/api-request-store"
import type { Client } from "./engine/client"
import type { Value } from "./engine/steps"

/**
 * Ids of the employer's batches that match `selection` and have an operation about its job: the latest ones before `before`
 * (null means no end), at most `limit`. Empty if the selection names no job.
 */
export async function batchesAbout(
  { kind, direct }: Pick<Client, "kind" | "direct">,
  employerId: number,
  selection: RequestSelection,
  before: string | null,
  limit: number,
): Promise<string[]> {
  const { job, keyId, status, code, method, refusals } = selection
  // A batch with operations succeeded, so it has no error code.
  if (!job || code !== null) return []
  const values: Value[] = []
  const value = (given: Value) => `$${values.push(given)}`
  // As JSON writes them. No other text in an operation can contain these, because its quotes are escaped.
  const tells = [
    ...(job.id === null ? [] : [`"id":${job.id},`]),
    ...(job.referenceId === null ? [] : [`"referenceId":${JSON.stringify(job.referenceId)},`]),
  ].map((part) =>
    kind === "sqlite"
      ? `instr(operations, ${value(part)}) > 0`
      : `position(${value(part)} in operations) > 0`,
  )
  const conditions = [
    `employer_id = ${value(employerId)}`,
    "operations IS NOT NULL",
    ...(before === null ? [] : [`id < ${value(before)}`]),
    ...(keyId === null ? [] : [`key_id = ${value(keyId)}`]),
    ...(status ? [`status BETWEEN ${value(status.from)} AND ${value(status.to)}`] : []),
    ...(method === null ? [] : [`method = ${value(method)}`]),
    ...(refusals ? ["operations_refused > 0"] : []),
    `(${tells.join(" OR ")})`,
  ]
  const text = `SELECT id FROM api_requests WHERE ${conditions.join(" AND ")} ORDER BY id DESC LIMIT ${value(limit)}`
  const rows = await direct.rows<{ id: string }>({ text, values })
  return rows.map(({ id }) => id)
}
