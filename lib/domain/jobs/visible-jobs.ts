import type { Context } from "../context"
import { isPermitted, requirePermission } from "../permissions"
import type { JobChange } from "./job-change"
import type { VisibleJobs } from "./job-store"

/** The jobs that the caller may know of: the confidential ones do not exist for a key without their scope. */
export function visibleJobs({ employer, actor }: Context): VisibleJobs {
  return { employerId: employer.id, confidential: isPermitted(actor, "jobs:confidential") }
}

/** Throws `forbidden` where the caller would make a job that it could not see itself. */
export function requireVisible({ actor }: Context, { confidential }: JobChange): void {
  if (confidential === true) requirePermission(actor, "jobs:confidential")
}
