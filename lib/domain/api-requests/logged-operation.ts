import { mostOperations, type OperationName } from "../batches/batch"
import type { ErrorCode, ToldProblem } from "../errors"
import { maskText } from "./mask-secrets"
import { storableText } from "./storable-text"

/** Of an operation so many bad fields are kept; the others are counted. */
export const mostErrorsOfOperation = 5

/** More of a reference, of a field's path and of what is wrong with it is not kept, in characters. */
const longestReference = 50
const longestField = 100
const longestMessage = 300

/** All bad fields of a batch together may be so long; those beyond are counted. */
const mostErrorText = 16_000

/**
 * An operation of a batch as the request log has it, where it stood in the batch. `id` and `referenceId` are the job's, as far as
 * the call or its answer told them; `code` is null where it was done; `moreErrors` counts the bad fields beside `errors`.
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

/** How many operations of a batch were done, and how many refused. */
export type BatchCounts = { done: number; refused: number }

/** What is kept of operations: their texts masked and cut, so that the whole is never much longer than 40 kB. */
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

/** No half of a character is left at the end. */
function short(text: string, most: number): string {
  const plain = storableText(maskText(text))
  return plain.length <= most ? plain : storableText(plain.slice(0, most)).replace(/\ufffd$/, "")
}
