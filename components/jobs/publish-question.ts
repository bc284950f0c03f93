import type { QueryClient } from "@tanstack/react-query"
import { callApi } from "@/lib/queries/api-client"
import { checkSettingsQuery, noCheckSettings } from "@/lib/queries/check-settings"
import type { JobRow } from "@/lib/queries/jobs"

/** Postings that somebody is about to publish, while the posting check has errors in some of them. */
export type PublishQuestion = {
  withErrors: { job: JobRow; errors: number }[]
  others: readonly JobRow[]
  /** Whether the employer lets nothing out with errors. */
  enforced: boolean
  publish: (jobs: readonly JobRow[]) => void
}

/** What to ask before `jobs` are published; null where the posting check has no errors in them, or cannot be asked. */
export async function publishQuestion(
  client: QueryClient,
  jobs: readonly JobRow[],
  publish: PublishQuestion["publish"],
): Promise<PublishQuestion | null> {
  const counted = await Promise.all(jobs.map(async (job) => ({ job, errors: await errorsIn(job) })))
  const withErrors = counted.filter(({ errors }) => errors > 0)
  if (withErrors.length === 0) return null
  const { enforce } = await client.ensureQueryData(checkSettingsQuery).catch(() => noCheckSettings)
  const others = counted.filter(({ errors }) => errors === 0).map(({ job }) => job)
  return { withErrors, others, enforced: enforce, publish }
}

/** The list knows them; of a posting on a page of its own they are asked for. Where that fails, the service judges alone. */
async function errorsIn({ id, findings }: JobRow): Promise<number> {
  if (findings) return findings.error
  return callApi("GET /api/v1.1/jobs/{id}/checks", { params: { id } }).then(
    ({ summary }) => summary.error,
    () => 0,
  )
}
