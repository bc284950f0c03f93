import type { FieldProblem } from "./errors"
import { type Message } from "@/lib/messages/message"

/**
 * Collects what is wrong with a request, so that its sender learns of every bad field at once (contract 1.7). A field
 * has one problem: the first one found, which is the most basic.
 */
export class FieldProblems {
  readonly list: FieldProblem[] = []
  private readonly fields = new Set<string>()

  constructor(found: FieldProblem[] = []) {
    for (const { field, code, message } of found) this.add(field, code, message)
  }

  add(field: string, code: string, message: Message): void {
    if (this.fields.has(field)) return
    this.fields.add(field)
    this.list.push({ field, code, message })
  }

  /** Whether `field`, its parent or a part of it is already known to be wrong. */
  concern(field: string): boolean {
    return this.list.some(
      (problem) =>
        problem.field === field || isInside(problem.field, field) || isInside(field, problem.field),
    )
  }
}

function isInside(field: string, holder: string): boolean {
  return field.startsWith(holder) && (field[holder.length] === "." || field[holder.length] === "[")
}
