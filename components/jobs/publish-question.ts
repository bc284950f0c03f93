import type { QueryClient } from "@tanstack/react-query"
import { callApi } from "@/lib/queries/api-client"
import { checkSettingsQuery, noCheckSettings } from "@/lib/queries/check-settings"
import type { JobRow } from "@/lib/queries/jobs"

/** A posting that someone is about to publish although the posting check has found errors. */
export type PublishQuestion = {
  job: JobRow
  errors: number
  /** Whether the employer lets nothing be published with errors. */
  enforced: boolean
  publish: () => void
}

/** What to ask before `job` is published; null if the posting check has found no errors, or can't be reached. */
export async function publishQuestion(
  client: QueryClient,
  job: JobRow,
  publish: () => void,
): Promise<PublishQuestion | null> {
  const errors = await errorsIn(job)
  if (errors === 0) return null
  const { enforce } = await client.ensureQueryData(checkSettingsQuery).catch(() => noCheckSettings)
  return { job, errors, enforced: enforce, publish }
}

/** The list knows the errors; the page of a posting fetches them. If that fails, only the service checks. */
async function errorsIn({ id, findings }: JobRow): Promise<number> {
  if (findings) return findings.error
  return callApi("GET /api/v1.1/jobs/{id}/checks", { params: { id } }).then(
    ({ summary }) => summary.error,
    () => 0,
  )
}
