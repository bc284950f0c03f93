import type { CheckRefreshStore, CheckTarget, JudgedJob } from "@/lib/domain/job-checks/check-refresh-store"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { toEmployer } from "./employers"
import type { Client } from "./engine/client"
import { instant, rowsOf, type Steps } from "./engine/steps"
import { dismissedFindings } from "./jobs/finding-columns"

type Row = Parameters<typeof toEmployer>[0] & Partial<CheckTarget> & { progress: number | null }

const ofSameTarget =
  "check_refreshes.rules = excluded.rules AND check_refreshes.revision = excluded.revision AND check_refreshes.day = excluded.day"

/** How far the finding counts stored with postings are up to date; see CheckRefreshStore. */
export function checkRefreshStore({ direct }: Client): CheckRefreshStore {
  return {
    async list() {
      const rows = await direct.rows<Row>({
        text: `SELECT e.id, e.name, e.plan, e.time_zone AS "timeZone", e.requires_two_factor AS "requiresTwoFactor",
          e.check_revision AS "checkRevision", r.rules, r.revision, r.day, r.progress
          FROM employers e LEFT JOIN check_refreshes r ON r.employer_id = e.id ORDER BY e.id`,
        values: [],
      })
      return rows.map(({ rules, revision, day, progress, ...employer }) => ({
        employer: toEmployer(employer),
        last: rules && day ? { rules, revision: revision ?? 0, day, done: progress === null } : null,
      }))
    },

    claim: (employerId, { rules, revision, day }, { holder, now, until }) =>
      direct.write(function* (): Steps<number | null> {
        const [claimed] = yield* rowsOf<{ progress: number }>(
          `INSERT INTO check_refreshes (employer_id, rules, revision, day, progress, holder, lease_until)
            VALUES ($1, $2, $3, $4, 0, $5, $6)
            ON CONFLICT (employer_id) DO UPDATE SET
              progress = CASE WHEN ${ofSameTarget} THEN check_refreshes.progress ELSE 0 END,
              rules = excluded.rules, revision = excluded.revision, day = excluded.day, holder = excluded.holder,
              lease_until = excluded.lease_until
            WHERE (check_refreshes.holder = excluded.holder OR check_refreshes.progress IS NULL OR check_refreshes.lease_until <= $7)
              AND NOT (check_refreshes.progress IS NULL AND ${ofSameTarget})
            RETURNING progress`,
          [employerId, rules, revision, day, holder, instant(until), instant(now)],
        )
        return claimed?.progress ?? null
      }),

    store: (employerId, jobs, { position, lease: { holder, until } }) =>
      direct.write(function* (): Steps<boolean> {
        const held = yield* rowsOf(
          `UPDATE check_refreshes SET progress = $1, lease_until = $2 WHERE employer_id = $3 AND holder = $4 RETURNING employer_id`,
          [position, instant(until), employerId, holder],
        )
        if (held.length === 0) return false
        for (const job of jobs) yield* storeCounts(job)
        return true
      }, employerId),

    async unjudged(after, limit) {
      return direct.rows<{ employerId: EmployerId; jobId: number }>({
        text: `SELECT j.employer_id AS "employerId", j.id AS "jobId" FROM jobs j
          JOIN check_refreshes r ON r.employer_id = j.employer_id AND r.progress IS NULL
          WHERE j.finding_errors IS NULL AND j.id > $1 ORDER BY j.id LIMIT ${limit}`,
        values: [after],
      })
    },

    storeOne: (job) => direct.write(() => storeCounts(job), job.job.employer.id),
  }
}

/** Only stores counts of a job that is unchanged since it was checked, and only if they differ: each write costs index updates. */
function* storeCounts({ job, judged: { counts, revision } }: JudgedJob): Steps<void> {
  const { error, warning, advice } = counts
  yield {
    text: `UPDATE jobs SET finding_errors = $1, finding_warnings = $2, finding_advice = $3
      WHERE id = $4 AND employer_id = $5 AND version = $6 AND dismissed_findings IS NOT DISTINCT FROM $7
        AND (finding_errors IS DISTINCT FROM $1 OR finding_warnings IS DISTINCT FROM $2 OR finding_advice IS DISTINCT FROM $3)
        AND (SELECT check_revision FROM employers WHERE id = $5) = $8`,
    values: [
      ...[error, warning, advice, job.id, job.employer.id, job.version],
      ...[dismissedFindings(job.dismissals), revision],
    ],
    unread: true,
  }
}
