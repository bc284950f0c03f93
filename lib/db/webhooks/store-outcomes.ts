import { keptAttempts } from "@/lib/domain/webhooks/delivery"
import type { EndedAttempt } from "@/lib/domain/webhooks/delivery-queue"
import type { Client } from "../engine/client"
import { instant, type Steps, tell } from "../engine/steps"
import { fromAttempts } from "./webhook-rows"

/** Stores what became of deliveries, all in one statement. While a delivery's webhook is not enabled, nothing is planned. */
export function* storeOutcomes(kind: Client["kind"], ended: EndedAttempt[], now: Date): Steps<void> {
  if (ended.length === 0) return
  const rows = ended.map(({ delivery, attempt, consequence }) => {
    const { id, attempts } = delivery
    // One that was given back untried stays as it is, unless somebody has decided otherwise meanwhile.
    if (!consequence) return { id, due: instant(now), status: null, tries: null, attempts: null }
    const { status, tries, nextAttempt } = consequence
    const kept = fromAttempts([...attempts, attempt].slice(-keptAttempts))
    return { id, due: nextAttempt && instant(nextAttempt), status, tries, attempts: kept }
  })
  const came =
    kind === "postgresql"
      ? "json_to_recordset($1::json) AS came (id int, due timestamp(3), status text, tries int, attempts text)"
      : `(SELECT value ->> 'id' AS id, value ->> 'due' AS due, value ->> 'status' AS status, value ->> 'tries' AS tries,
          value ->> 'attempts' AS attempts FROM json_each($1)) AS came`
  yield* tell(
    `UPDATE webhook_deliveries SET
        due_at = CASE WHEN (SELECT w.status FROM webhooks w WHERE w.id = webhook_id) = 'enabled' THEN came.due END,
        status = coalesce(came.status, webhook_deliveries.status), tries = coalesce(came.tries, webhook_deliveries.tries),
        attempts = coalesce(came.attempts, webhook_deliveries.attempts)
      FROM ${came}
      WHERE webhook_deliveries.id = came.id AND (came.status IS NOT NULL OR webhook_deliveries.status = 'pending')`,
    [JSON.stringify(rows)],
  )
}
