import type { EmployerFacts } from "@/lib/domain/checks/employer-facts"
import {
  defaultCheckSettings,
  type CheckSettings,
  type MutedRule,
  type StoredCheckSettings,
} from "@/lib/domain/job-checks/check-settings"
import type { CheckSettingsStore } from "@/lib/domain/job-checks/check-settings-store"
import { addActivity } from "./activities"
import { keepBasisBefore } from "./check-bases-before"
import type { Client } from "./engine/client"
import { asMilliseconds, toDate } from "./engine/steps"
import { toEmployer } from "./employers"

type Row = { revision: number; facts: string | null; muted: string | null; enforce: boolean | 0 | 1 | null }

/** The settings of at most this many employers are cached. */
const mostRemembered = 1_000

/** What employers have told the posting check; see CheckSettingsStore. Every write needs it, so it is cached by its revision. */
export function checkSettingsStore({ kind, direct, write }: Client): CheckSettingsStore {
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

    async replaced(employerId) {
      const rows = await direct.rows<{ revision: number; until: string | number; employerName: string }>({
        text: `SELECT revision, ${asMilliseconds(kind, "until")} AS until, employer_name AS "employerName"
          FROM check_bases_before WHERE employer_id = $1 ORDER BY revision`,
        values: [employerId],
      })
      return rows.map(({ until, ...row }) => ({ ...row, until: toDate(until) as Date }))
    },

    async findReplaced(employerId, revision) {
      const [row] = await direct.rows<Pick<Row, "facts" | "muted">>({
        text: "SELECT facts, muted FROM check_bases_before WHERE employer_id = $1 AND revision = $2",
        values: [employerId, revision],
      })
      return toSettings(row)
    },

    save: (employerId, { facts, muted, enforce }, { replacing, activity }) =>
      write(async (transaction) => {
        const { count } = await transaction.employer.updateMany({
          where: { id: employerId, checkRevision: replacing },
          data: { checkRevision: { increment: 1 } },
        })
        if (count === 0) return false
        const employer = await transaction.employer.findUniqueOrThrow({ where: { id: employerId } })
        await keepBasisBefore(transaction, { ...toEmployer(employer), checkRevision: replacing }, activity)
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
  const { revision = 0, enforce = false } = row ?? {}
  return { settings: { ...toSettings(row), enforce: Boolean(enforce) }, revision }
}

function toSettings(
  row: Partial<Pick<Row, "facts" | "muted">> | undefined,
): Pick<CheckSettings, "facts" | "muted"> {
  const { facts = null, muted = null } = row ?? {}
  return {
    // A later release may ask for more facts than are stored.
    facts: { ...defaultCheckSettings.facts, ...(facts === null ? {} : (JSON.parse(facts) as EmployerFacts)) },
    muted: muted === null ? [] : (JSON.parse(muted) as MutedRule[]),
  }
}
