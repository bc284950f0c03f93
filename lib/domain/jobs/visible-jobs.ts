import type { Context } from "../context"
import { isPermitted, requirePermission } from "../permissions"
import type { JobChange } from "./job-change"
import type { VisibleJobs } from "./job-store"

/** The jobs that the caller may know of: for a key without the confidential scope, confidential jobs do not exist. */
export function visibleJobs({ employer, actor }: Context): VisibleJobs {
  return { employerId: employer.id, confidential: isPermitted(actor, "jobs:confidential") }
}

/** Throws `forbidden` if the caller would create a job that it could not see. */
export function requireVisible({ actor }: Context, { confidential }: JobChange): void {
  if (confidential === true) requirePermission(actor, "jobs:confidential")
}
