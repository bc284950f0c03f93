import { type DeliveryStatus, keptAttempts } from "@/lib/domain/webhooks/delivery"
import type { EndedAttempt } from "@/lib/domain/webhooks/delivery-queue"
import type { Client } from "../engine/client"
import { asMilliseconds, inList, instant, rowsOf, type Steps, tell, toDate } from "../engine/steps"
import { fromAttempts, toAttempts } from "./webhook-rows"

type Row = {
  id: number
  status: DeliveryStatus
  tries: number
  attempts: string
  due: string | number | null
}

/**
 * Stores the outcomes of deliveries, all in one statement, and returns which of `ended` were decisive. An attempt at a delivery
 * that somebody has resent since it was claimed is added, and decides nothing. While a delivery's webhook is not enabled,
 * nothing is planned.
 */
export function* storeOutcomes(
  kind: Client["kind"],
  ended: EndedAttempt[],
  now: Date,
): Steps<Set<EndedAttempt>> {
  const deciding = new Set<EndedAttempt>()
  if (ended.length === 0) return deciding
  const lock = kind === "sqlite" ? "" : "FOR UPDATE"
  const found = yield* rowsOf<Row>(
    `SELECT id, status, tries, attempts, ${asMilliseconds(kind, "due_at")} AS due FROM webhook_deliveries
      WHERE id ${inList(kind, "$1")} ORDER BY id ${lock}`,
    [JSON.stringify(ended.map(({ delivery }) => delivery.id))],
  )
  const stored = new Map(found.map((row) => [row.id, { ...row, due: toDate(row.due) }]))
  const changed = new Map<number, { id: number; decided: boolean; due: Date | null } & Omit<Row, "due">>()
  for (const each of ended) {
    const { delivery, attempt, consequence } = each
    const row = stored.get(delivery.id)
    if (!row) continue
    // Nobody else could try a delivery that is held back.
    const held = row.status === "pending" && row.due === null
    if (held || row.due?.getTime() === delivery.lease.getTime()) deciding.add(each)
    else if (!consequence) continue
    const before = changed.get(row.id) ?? { ...row, decided: false }
    const attempts = consequence
      ? fromAttempts([...toAttempts(before.attempts), attempt].slice(-keptAttempts))
      : before.attempts
    const { status, tries, nextAttempt: due } = consequence ?? { ...before, nextAttempt: now }
    const decision = deciding.has(each) ? { decided: true, status, tries, due } : {}
    changed.set(row.id, { ...before, attempts, ...decision })
  }
  if (changed.size > 0) yield* tell(update(kind), [JSON.stringify([...changed.values()].map(toCame))])
  return deciding
}

function toCame({ due, ...row }: { due: Date | null }) {
  return { ...row, due: due && instant(due) }
}

function update(kind: Client["kind"]): string {
  const came =
    kind === "postgresql"
      ? `json_to_recordset($1::json)
          AS came (id int, decided boolean, due timestamp(3), status text, tries int, attempts text)`
      : `(SELECT value ->> 'id' AS id, value ->> 'decided' AS decided, value ->> 'due' AS due, value ->> 'status' AS status,
          value ->> 'tries' AS tries, value ->> 'attempts' AS attempts FROM json_each($1)) AS came`
  return `UPDATE webhook_deliveries SET attempts = came.attempts, status = came.status, tries = came.tries,
      due_at = CASE WHEN NOT came.decided THEN due_at
        WHEN (SELECT w.status FROM webhooks w WHERE w.id = webhook_id) = 'enabled' THEN came.due END
    FROM ${came} WHERE webhook_deliveries.id = came.id`
}
