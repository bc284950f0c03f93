import { type Activity, activityOf, type Recording } from "../activity/activity"
import type { Employer } from "./employer"

/** The record of a new employer, the first in its activity. */
export function employerCreated(recording: Recording, { id, name, plan, timeZone }: Employer): Activity {
  const content = { name, plan, timeZone }
  const changes = Object.entries(content).map(([field, after]) => ({ field, before: null, after }))
  return activityOf(recording, "employer.created", { id, name }, changes)
}
