import { type Activity, activityOf } from "../activity/activity"
import type { Context } from "../context"
import type { Employer } from "./employer"

/** The record of a new employer, which is the first of its activity. */
export function employerCreated(
  recording: Pick<Context, "actor" | "clock" | "address" | "requestId">,
  { id, name, plan, timeZone }: Employer,
): Activity {
  const content = { name, plan, timeZone }
  const changes = Object.entries(content).map(([field, after]) => ({ field, before: null, after }))
  return activityOf(recording, "employer.created", { id, name }, changes)
}
