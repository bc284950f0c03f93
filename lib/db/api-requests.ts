import type { KeyState } from "@/lib/domain/api-keys/api-key"
import type { ApiRequest, ApiRequestRow } from "@/lib/domain/api-requests/api-request"
import type { ApiRequestStore, RequestSelection } from "@/lib/domain/api-requests/api-request-store"
import type { LoggedOperation } from "@/lib/domain/api-requests/logged-operation"
import { firstIdAt } from "@/lib/domain/api-requests/request-log-id"
import type { EmployerId } from "@/lib/domain/employers/employer"
import type { ErrorCode, ToldProblem } from "@/lib/domain/errors"
import { batchesAbout } from "./batch-requests"
import type { Client } from "./engine/client"
import type { Prisma } from "./generated/sqlite/client"
import { insertApiRequests } from "./insert-api-requests"

/** Rows removed per statement, so that other writers don't wait long for their turn. */
const removedAtOnce = 1_000

const rowColumns = {
  id: true,
  keyId: true,
  at: true,
  method: true,
  path: true,
  status: true,
  code: true,
  keyState: true,
  milliseconds: true,
  requestId: true,
  jobId: true,
  referenceId: true,
  operationsDone: true,
  operationsRefused: true,
} as const

/** The request log in the database; see ApiRequestStore for what each call promises. */
export function apiRequestStore({ kind, read, write, direct }: Client): ApiRequestStore {
  return {
    async add(requests, most) {
      // A fixed order keeps two instances from deadlocking.
      const employers = [...new Set(requests.map(({ employerId }) => employerId))].sort((a, b) => a - b)
      await write(async (transaction) => {
        await transaction.$executeRaw(insertApiRequests(kind, requests))
        for (const employerId of employers) {
          // Reads only the index, and ends early if there are fewer rows.
          await transaction.$executeRaw`
            DELETE FROM api_requests WHERE employer_id = ${employerId} AND id <= (
              SELECT id FROM api_requests WHERE employer_id = ${employerId}
              ORDER BY id DESC LIMIT 1 OFFSET ${most})`
        }
      })
    },
    async list(employerId, selection, before, limit) {
      const batches = await batchesAbout({ kind, direct }, employerId, selection, before, limit)
      const where = {
        employerId,
        ...(before !== null && { id: { lt: before } }),
        ...condition(selection, batches),
      }
      const orderBy = { id: "desc" } as const
      const rows = await read.apiRequest.findMany({ where, orderBy, take: limit, select: rowColumns })
      return rows.map((row) => withCounts(row) as ApiRequestRow)
    },
    async find(employerId, id) {
      const row = await read.apiRequest.findFirst({ where: { id, employerId } })
      return row && toApiRequest(row)
    },
    async failures(employerId, since, { except, keyId }) {
      const groups = await read.apiRequest.groupBy({
        by: ["keyId"],
        where: {
          employerId,
          ...(keyId !== undefined && { keyId }),
          id: { gte: firstIdAt(since) },
          at: { gt: since },
          status: { gte: 400, notIn: except },
        },
        _count: true,
        _min: { at: true },
      })
      return groups.map(({ keyId, _count: calls, _min }) => ({
        keyId,
        calls,
        first: _min.at as Date,
      }))
    },
    async removeBefore(instant) {
      for (let removed = 0; ;) {
        const count = await write(
          (transaction) => transaction.$executeRaw`
            DELETE FROM api_requests WHERE id IN (
              SELECT id FROM api_requests WHERE id < ${firstIdAt(instant)} ORDER BY id LIMIT ${removedAtOnce})`,
        )
        removed += count
        if (count < removedAtOnce) return removed
      }
    },
  }
}

/** `batches` are the ids of the batches that have an operation about the requested job. */
function condition(
  { keyId, status, code, method, refusals, job }: RequestSelection,
  batches: string[],
): Prisma.ApiRequestWhereInput {
  return {
    ...(keyId !== null && { keyId }),
    ...(status && { status: { gte: status.from, lte: status.to } }),
    ...(code !== null && { code }),
    ...(method !== null && { method }),
    ...(refusals && { operationsRefused: { gt: 0 } }),
    ...(job && {
      OR: [
        ...(job.id === null ? [] : [{ jobId: job.id }]),
        ...(job.referenceId === null ? [] : [{ referenceId: job.referenceId }]),
        { id: { in: batches } },
      ],
    }),
  }
}

function toApiRequest(row: Prisma.ApiRequestGetPayload<object>): ApiRequest {
  const { operations } = row
  return {
    ...withCounts(row),
    employerId: row.employerId as EmployerId,
    code: row.code as ErrorCode | null,
    keyState: row.keyState as KeyState | null,
    errors: JSON.parse(row.errors) as ToldProblem[],
    operations: operations === null ? null : (JSON.parse(operations) as LoggedOperation[]),
  }
}

type Counted = { operationsDone: number | null; operationsRefused: number | null }

function withCounts<T extends Counted>({ operationsDone: done, operationsRefused: refused, ...row }: T) {
  return { ...row, batch: done === null || refused === null ? null : { done, refused } }
}
