import type { ApiRequest } from "@/lib/domain/api-requests/api-request"
import { instant } from "./engine/steps"
import { Prisma } from "./generated/sqlite/client"

/** The columns with their types in PostgreSQL. */
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
type Column = keyof typeof columns

const names = Object.keys(columns) as Column[]
const list = Prisma.raw(names.join(", "))
const sqliteValues = Prisma.raw(names.map((name) => `value ->> '$.${name}'`).join(", "))
const postgresqlRow = Prisma.raw(names.map((name) => `${name} ${columns[name]}`).join(", "))

/** Inserts all of them by one statement with one parameter: a parameter for each value takes several times as long. */
export function insertApiRequests(
  kind: "sqlite" | "postgresql",
  requests: readonly ApiRequest[],
): Prisma.Sql {
  const rows = JSON.stringify(requests.map(toRow))
  return kind === "sqlite"
    ? Prisma.sql`INSERT INTO api_requests (${list}) SELECT ${sqliteValues} FROM json_each(${rows})`
    : Prisma.sql`INSERT INTO api_requests (${list})
        SELECT ${list} FROM json_to_recordset(${rows}::json) AS logged (${postgresqlRow})`
}

function toRow(request: ApiRequest): Record<Column, unknown> {
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
  }
}
