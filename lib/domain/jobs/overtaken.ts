import { ServiceError } from "../errors"

/** How often a write is judged anew when others write to the same job, before the caller is asked to come again. */
export const mostJudgements = 100

/** The refusal of a writer who was overtaken each time. */
export function tooManyWriters(): ServiceError {
  return new ServiceError("unavailable", "Too many changes to this job at once. Try again in a moment.")
}
