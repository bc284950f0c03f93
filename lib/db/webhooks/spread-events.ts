import type { EmployerId } from "@/lib/domain/employers/employer"
import type { Client } from "../engine/client"
import { inList, instant, rowsOf, type Steps, tell } from "../engine/steps"
import { asInstant, hears } from "./webhook-rows"

/** Most new events that become deliveries in one turn. */
const mostSpread = 200

/**
 * Makes new events a delivery for each enabled webhook that should hear of them, due from `now` on. With `employerId`, takes
 * all events of that employer, before its webhooks change: each event is for the webhooks that should have heard of it when it
 * happened. Otherwise takes as many as fit in a turn, without those that another process is spreading.
 */
export function* spreadEvents(kind: Client["kind"], now: Date, employerId?: EmployerId): Steps<void> {
  // Waits for a webhook that is being changed; otherwise it would get what it should no longer hear of.
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
