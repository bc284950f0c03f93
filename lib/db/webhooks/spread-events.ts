import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Client } from "../engine/client"
import { inList, instant, rowsOf, type Steps, tell } from "../engine/steps"
import { asInstant, hears } from "./webhook-rows"

/** So many new events are made deliveries in one turn. */
const mostSpread = 200

/**
 * Makes new events a delivery of each webhook that is enabled and is to hear of them, due from `now` on. Of one employer all of
 * them, before its webhooks change: each event is for who was to hear of it when it happened. Otherwise so many as a turn takes,
 * without those that another process is spreading.
 */
export function* spreadEvents(kind: Client["kind"], now: Date, employerId?: EmployerId): Steps<void> {
  // A webhook that is being changed is waited for, or it would get what it is not to hear of any more.
  const unchanging = kind === "sqlite" ? "" : "FOR KEY SHARE OF w"
  const lock = kind === "sqlite" ? "" : employerId ? "FOR UPDATE" : "FOR UPDATE SKIP LOCKED"
  const among = employerId ? "AND employer_id = $1" : ""
  const most = employerId ? "" : `LIMIT ${mostSpread}`
  const rows = yield* rowsOf<{ id: number }>(
    `SELECT id FROM webhook_events WHERE spread = FALSE ${among} ORDER BY id ${most} ${lock}`,
    employerId ? [employerId] : [],
  )
  if (rows.length === 0) return
  const ids = JSON.stringify(rows.map(({ id }) => id))
  yield* tell(
    `INSERT INTO webhook_deliveries (webhook_id, event_id, status, tries, attempts, due_at)
      SELECT w.id, e.id, 'pending', 0, '[]', ${asInstant(kind, "$2")}
      FROM webhook_events e JOIN webhooks w ON w.employer_id = e.employer_id
      WHERE e.id ${inList(kind, "$1")} AND w.status = 'enabled' AND ${hears} ${unchanging}
      ON CONFLICT (webhook_id, event_id) DO NOTHING`,
    [ids, instant(now)],
  )
  yield* tell(`UPDATE webhook_events SET spread = TRUE WHERE id ${inList(kind, "$1")}`, [ids])
}
