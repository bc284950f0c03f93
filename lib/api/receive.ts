import type * as z from "zod"
import { type $ZodRawIssue, config, util } from "zod/v4/core"
import type { FieldProblem } from "@/lib/domain/errors"
import type { Received } from "@/lib/domain/received"
import { unpackMessage } from "@/lib/messages/message"

/**
 * Reads `input` by `schema` and returns both what could be read and what could not, so that the rules can validate
 * the rest and the sender learns of every bad field at once (contract 1.7). Bad values are left out of `values`; a
 * bad element of a list is undefined there.
 */
export function receive<Schema extends z.ZodObject>(
  schema: Schema,
  input: unknown,
): Received<z.output<Schema>> {
  // Zod's public parse returns either a value or its issues; its core returns both.
  const payload = schema._zod.run({ value: input, issues: [] }, { async: false })
  if (payload instanceof Promise) throw new TypeError("A request schema cannot be asynchronous.")
  const values = (isRecord(payload.value) ? payload.value : {}) as z.output<Schema>
  for (const { path = [] } of payload.issues) removeAt(values, path)
  return { values, problems: payload.issues.map(toProblem) }
}

/** A field's path as the contract writes it: `locations[1].description`. */
function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`
    return text === "" ? String(step) : `${text}.${String(step)}`
  }, "")
}

function toProblem(raw: $ZodRawIssue): FieldProblem {
  const issue = util.finalizeIssue(raw, undefined, config())
  const given = issue.code === "custom" ? issue.params?.code : undefined
  const code = raw.input === undefined || raw.input === null ? "required" : "invalid"
  return {
    field: fieldPath(issue.path),
    code: typeof given === "string" ? given : code,
    message: unpackMessage(issue.message),
  }
}

function removeAt(values: unknown, [step, ...rest]: readonly PropertyKey[]): void {
  if (!isRecord(values)) return
  const held = values[step as string]
  if (Array.isArray(values)) values[step as number] = undefined
  else if (rest.length > 0 && isRecord(held)) removeAt(held, rest)
  else delete values[step as string]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
