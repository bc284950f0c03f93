import type { ApiRequest } from "@/lib/domain/api-requests/api-request"
import { instant } from "./engine/steps"
import { Prisma } from "./generated/sqlite/client"

/** The columns, with their types in PostgreSQL. */
const columns = {
  id: "text",
  employer_id: "int",
  key_id: "int",
  at: "timestamp(3)",
  method: "text",
  path: "text",
  status: "int",
  code: "text",
  message: "text",
  key_state: "text",
  milliseconds: "float8",
  request_id: "text",
  job_id: "int",
  reference_id: "text",
  errors: "text",
  body: "text",
  body_cut: "boolean",
} as const

/** Columns that have a value only for a batch. */
const batchColumns = { operations: "text", operations_done: "int", operations_refused: "int" } as const

type Row = Record<keyof typeof columns, unknown> & Partial<Record<keyof typeof batchColumns, unknown>>

const calls = statementParts(columns)
const callsAndBatches = statementParts({ ...columns, ...batchColumns })

function statementParts(types: Record<string, string>) {
  const names = Object.keys(types)
  return {
    list: Prisma.raw(names.join(", ")),
    sqliteValues: Prisma.raw(names.map((name) => `value ->> '$.${name}'`).join(", ")),
    postgresqlRow: Prisma.raw(names.map((name) => `${name} ${types[name]}`).join(", ")),
  }
}

/**
 * Inserts all requests with one statement and one parameter: a parameter for each value takes several times as long. If none of
 * them is a batch, the batch columns are left out.
 */
export function insertApiRequests(
  kind: "sqlite" | "postgresql",
  requests: readonly ApiRequest[],
): Prisma.Sql {
  const rows = JSON.stringify(requests.map(toRow))
  const isPlain = requests.every(({ operations }) => operations === null)
  const { list, sqliteValues, postgresqlRow } = isPlain ? calls : callsAndBatches
  return kind === "sqlite"
    ? Prisma.sql`INSERT INTO api_requests (${list}) SELECT ${sqliteValues} FROM json_each(${rows})`
    : Prisma.sql`INSERT INTO api_requests (${list})
        SELECT ${list} FROM json_to_recordset(${rows}::json) AS logged (${postgresqlRow})`
}

function toRow(request: ApiRequest): Row {
  return {
    id: request.id,
    employer_id: request.employerId,
    key_id: request.keyId,
    at: instant(request.at),
    method: request.method,
    path: request.path,
    status: request.status,
    code: request.code,
    message: request.message,
    key_state: request.keyState,
    milliseconds: request.milliseconds,
    request_id: request.requestId,
    job_id: request.jobId,
    reference_id: request.referenceId,
    errors: JSON.stringify(request.errors),
    body: request.body,
    body_cut: request.bodyCut,
    // Not stringified separately: both databases turn a nested JSON value into text.
    ...(request.operations && { operations: request.operations }),
    ...(request.batch && {
      operations_done: request.batch.done,
      operations_refused: request.batch.refused,
    }),
  }
}
