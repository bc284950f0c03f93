import { randomUUID } from "node:crypto"
import { type FirstJobs, type JobListRequest, type JobRow, listedFields } from "@/lib/api/dashboard/job-list"
import { receive } from "@/lib/api/receive"
import { presentJobHeaderWith } from "@/lib/api/v1.1/jobs"
import { jobListQuery } from "@/lib/api/v1.1/queries"
import type { Context } from "@/lib/domain/context"
import { ServiceError } from "@/lib/domain/errors"
import { countJobs, listWholeJobs } from "@/lib/domain/jobs/find-jobs"
import { requirePermission } from "@/lib/domain/permissions"
import { serviceContext } from "./context"
import { logger } from "./log"
import type { SignedIn } from "@/lib/identity/session"

/**
 * What `GET /jobs` and its counts would answer `session`, for the page to show before any script has run; `at` is when,
 * in milliseconds since 1970. Null where they would refuse or fail: the browser asks them itself, and says so.
 */
export async function firstJobs(session: SignedIn, request: JobListRequest): Promise<FirstJobs | null> {
  const context = contextOf(session)
  const sent = Object.entries({ ...request, status: request.status ?? "", fields: listedFields.join() })
  const { values, problems } = receive(
    jobListQuery,
    Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
  )
  if (problems.length > 0) return null
  try {
    requirePermission(context.actor, "jobs:read")
    const [{ data, total, page, pages }, everything, found] = await Promise.all([
      listWholeJobs(context, values),
      countJobs(context, null),
      values.q === null ? null : countJobs(context, values.q),
    ])
    // The rows have the fields that were asked for.
    const rows = data.map(presentJobHeaderWith(values.fields)) as JobRow[]
    return {
      employerId: context.employer.id,
      page: { data: rows, paging: { total, page, pages }, request },
      counts: found ?? everything,
      everything,
      at: context.clock.now().getTime(),
    }
  } catch (error) {
    const { requestId } = context
    if (!(error instanceof ServiceError)) logger().error({ requestId, err: error }, "fault in the service")
    return null
  }
}

function contextOf({ employer, person, role, sessionId }: SignedIn): Context {
  return {
    ...serviceContext(),
    employer,
    actor: { kind: "person", userId: person.id, role, name: person.name, email: person.email },
    sessionId,
    address: null,
    requestId: randomUUID(),
  }
}
