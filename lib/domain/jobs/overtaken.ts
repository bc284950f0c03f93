import { ServiceError } from "../errors"
import { say } from "@/lib/messages/message"

/** How often a write is judged anew when others write to the same job, before the caller is asked to come again. */
export const attempts = 100

/** Writers who met once part ways by waiting for different times. */
export function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(attempt * 2, 50)))
}

/** The refusal of a writer who was overtaken each time. */
export function tooManyWriters(): ServiceError {
  return new ServiceError("unavailable", say("jobs.tooManyWriters"))
}
