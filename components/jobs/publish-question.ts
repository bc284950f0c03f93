import type { QueryClient } from "@tanstack/react-query"
import { callApi } from "@/lib/queries/api-client"
import { checkSettingsQuery, noCheckSettings } from "@/lib/queries/check-settings"
import type { JobRow } from "@/lib/queries/jobs"

type Asked = {
  job: JobRow
  /** Today where the employer is. */
  today: string
  publish: (closeDate?: string) => void
}

/** A posting that someone is about to publish, although the posting check has found errors or its close date has passed. */
export type PublishQuestion = Asked & {
  errors: number
  /** Whether the employer lets nothing be published with errors. */
  enforced: boolean
  isPastClosing: boolean
}

/** What to ask before `job` is published; null if nothing is. If the posting check can't be reached, only the service checks. */
export async function publishQuestion(client: QueryClient, asked: Asked): Promise<PublishQuestion | null> {
  const { job, today } = asked
  // Publishing gives a draft a new close date.
  const isPastClosing = job.status !== "draft" && job.closeDate < today
  const errors = await errorsIn(job)
  if (errors === 0 && !isPastClosing) return null
  const { enforce } =
    errors > 0
      ? await client.ensureQueryData(checkSettingsQuery).catch(() => noCheckSettings)
      : noCheckSettings
  return { ...asked, errors, enforced: enforce, isPastClosing }
}

/** The list knows the errors; the page of a posting fetches them. */
async function errorsIn({ id, findings }: JobRow): Promise<number> {
  if (findings) return findings.error
  return callApi("GET /api/v1.1/jobs/{id}/checks", { params: { id } }).then(
    ({ summary }) => summary.error,
    () => 0,
  )
}
