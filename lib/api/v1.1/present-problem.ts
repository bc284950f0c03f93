import type { FieldProblem, ServiceError } from "@/lib/domain/errors"
import type { Language } from "@/lib/messages/language"
import { textOf } from "@/lib/messages/text-of"
import type { ProblemAnswer } from "./problems"

type Told = { requestId: string; language: Language; href: (jobId: number) => string }

/** An error as the contract shows it (1.7). `href` is the absolute address of the job that has the referenceId. */
export function presentProblem(error: ServiceError, { requestId, language, href }: Told): ProblemAnswer {
  const { code, said, fields, existingJobId } = error
  return {
    message: textOf(said, language),
    code,
    requestId,
    ...(fields.length > 0 && { errors: fields.map((problem) => presentFieldProblem(problem, language)) }),
    ...(existingJobId !== undefined && { existing: { id: existingJobId, href: href(existingJobId) } }),
  }
}

/** A problem with a field, its message in `language`. */
export function presentFieldProblem({ field, code, message }: FieldProblem, language: Language) {
  return { field, code, message: textOf(message, language) }
}
