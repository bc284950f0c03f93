import { mostOperations, type OperationName } from "../batches/batch"
import type { ErrorCode, ToldProblem } from "../errors"
import { maskText } from "./mask-secrets"
import { storableText } from "./storable-text"

/** How many bad fields of an operation are kept; the others are only counted. */
export const mostErrorsOfOperation = 5

/** How much of a reference, of a field's path and of a message is kept, in characters. */
const longestReference = 50
const longestField = 100
const longestMessage = 300

/** How long all bad fields of a batch may be together; those beyond are only counted. */
const mostErrorText = 16_000

/**
 * An operation of a batch as the request log keeps it, at its position in the batch. `id` and `referenceId` are the
 * job's, as far as the call or its answer named them; `code` is null if it succeeded; `moreErrors` counts the bad
 * fields that are not in `errors`.
 */
export type LoggedOperation = {
  op: OperationName
  id: number | null
  referenceId: string | null
  status: number
  code: ErrorCode | null
  errors: ToldProblem[]
  moreErrors: number
}

/** How many operations of a batch succeeded, and how many were refused. */
export type BatchCounts = { done: number; refused: number }

/** What is kept of operations: their texts masked and cut, so that all of them together hardly exceed 40 kB. */
export function keptOperations(operations: readonly LoggedOperation[]): LoggedOperation[] {
  let room = mostErrorText
  return operations.slice(0, mostOperations).map((operation) => {
    const errors: ToldProblem[] = []
    for (const { field, code, message } of operation.errors.slice(0, mostErrorsOfOperation)) {
      const kept = { field: short(field, longestField), code, message: short(message, longestMessage) }
      room -= kept.field.length + kept.message.length
      if (room < 0) break
      errors.push(kept)
    }
    const { referenceId } = operation
    return {
      ...operation,
      referenceId: referenceId === null ? null : short(referenceId, longestReference),
      errors,
      moreErrors: operation.moreErrors + operation.errors.length - errors.length,
    }
  })
}

export function batchCountsOf(operations: readonly LoggedOperation[]): BatchCounts {
  const refused = operations.filter(({ code }) => code !== null).length
  return { done: operations.length - refused, refused }
}

/** Cuts `text` without leaving half a character at the end. */
function short(text: string, most: number): string {
  const plain = storableText(maskText(text))
  return plain.length <= most ? plain : storableText(plain.slice(0, most)).replace(/\ufffd$/, "")
}
