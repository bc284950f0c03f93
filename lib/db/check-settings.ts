import type { EmployerFacts } from "@/lib/domain/checks/employer-facts"
import {
  defaultCheckSettings,
  type MutedRule,
  type StoredCheckSettings,
} from "@/lib/domain/job-checks/check-settings"
import type { CheckSettingsStore } from "@/lib/domain/job-checks/check-settings-store"
import { addActivity } from "./activities"
import type { Client } from "./engine/client"

type Row = { revision: number; facts: string | null; muted: string; enforce: boolean | 0 | 1 }

/** The settings of so many employers are remembered. */
const mostRemembered = 1_000

/** What employers have told the posting check; see CheckSettingsStore. A write asks for it each time, and so it is remembered by its revision. */
export function checkSettingsStore({ direct, write }: Client): CheckSettingsStore {
  const remembered = new Map<number, StoredCheckSettings>()

  async function read(employerId: number): Promise<StoredCheckSettings> {
    const [row] = await direct.rows<Row>({
      text: `SELECT e.check_revision AS revision, s.facts, s.muted, s.enforce FROM employers e
        LEFT JOIN check_settings s ON s.employer_id = e.id WHERE e.id = $1`,
      values: [employerId],
    })
    const stored = toStored(row)
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(employerId, stored)
    return stored
  }

  return {
    async find(employerId, revision) {
      if (revision === 0) return { settings: defaultCheckSettings, revision }
      const known = remembered.get(employerId)
      return known && known.revision === revision ? known : read(employerId)
    },

    save: (employerId, { facts, muted, enforce }, { replacing, activity }) =>
      write(async (transaction) => {
        const { count } = await transaction.employer.updateMany({
          where: { id: employerId, checkRevision: replacing },
          data: { checkRevision: { increment: 1 } },
        })
        if (count === 0) return false
        const data = { facts: JSON.stringify(facts), muted: JSON.stringify(muted), enforce }
        await transaction.checkSettings.upsert({
          where: { employerId },
          create: { employerId, ...data },
          update: data,
        })
        await addActivity(transaction, employerId, activity)
        return true
      }),
  }
}

function toStored(row: Row | undefined): StoredCheckSettings {
  const { revision = 0, facts = null, muted = "[]", enforce = false } = row ?? {}
  if (facts === null) return { settings: defaultCheckSettings, revision }
  const settings = {
    // A later release may ask for more than was told.
    facts: { ...defaultCheckSettings.facts, ...(JSON.parse(facts) as EmployerFacts) },
    muted: JSON.parse(muted) as MutedRule[],
    enforce: Boolean(enforce),
  }
  return { settings, revision }
}
