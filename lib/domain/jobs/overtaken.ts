import { ServiceError } from "../errors"
import { say } from "@/lib/messages/message"

/** How often a write is judged anew when others write to the same job, before the caller is asked to come again. */
export const mostJudgements = 100

/** The refusal of a writer who was overtaken each time. */
export function tooManyWriters(): ServiceError {
  return new ServiceError("unavailable", say("jobs.tooManyWriters"))
}
