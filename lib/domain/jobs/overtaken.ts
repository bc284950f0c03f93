import { ServiceError } from "../errors"
import { say } from "@/lib/messages/message"

/** How often a write is retried when others write to the same thing, before the caller is asked to try again. */
export const mostJudgements = 100

/** The refusal of a write that others overtook every time. */
export function tooManyWriters(): ServiceError {
  return new ServiceError("unavailable", say("jobs.tooManyWriters"))
}
