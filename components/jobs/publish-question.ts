import type { QueryClient } from "@tanstack/react-query"
import { callApi } from "@/lib/queries/api-client"
import { checkSettingsQuery, noCheckSettings } from "@/lib/queries/check-settings"
import type { JobRow } from "@/lib/queries/jobs"

/** A posting that somebody is about to publish, while the posting check has errors in it. */
export type PublishQuestion = {
  job: JobRow
  errors: number
  /** Whether the employer lets nothing out with errors. */
  enforced: boolean
  publish: () => void
}

/** What to ask before `job` is published; null where the posting check has no errors in it, or cannot be asked. */
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

/** The list knows them; of a posting on a page of its own they are asked for. Where that fails, the service judges alone. */
async function errorsIn({ id, findings }: JobRow): Promise<number> {
  if (findings) return findings.error
  return callApi("GET /api/v1.1/jobs/{id}/checks", { params: { id } }).then(
    ({ summary }) => summary.error,
    () => 0,
  )
}
