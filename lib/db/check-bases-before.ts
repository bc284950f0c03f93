import type { Activity } from "@/lib/domain/activity/activity"
import type { Employer } from "@/lib/domain/employers/employer"
import type { Transaction } from "./engine/client"
import { inItsTurn } from "./jobs/written"

/**
 * Keeps what the employer's postings were checked against until `deed` changed it, in the transaction of the change and before
 * the settings themselves are stored.
 */
export async function keepBasisBefore(
  transaction: Transaction,
  { id: employerId, name: employerName, checkRevision: revision }: Employer,
  deed: Activity,
): Promise<void> {
  const told = await transaction.checkSettings.findUnique({ where: { employerId } })
  await transaction.checkBasisBefore.create({
    data: {
      ...{ employerId, revision, employerName },
      until: inItsTurn(deed).at,
      facts: told?.facts ?? null,
      muted: told?.muted ?? null,
    },
  })
}
