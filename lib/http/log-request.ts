import { logger } from "./log"
import type { Trace } from "./trace"

type Outcome = { method: string; route: string; status: number; started: number }

/** Logs one line for an answered request, without its address: a query may hold what somebody searched for. */
export function logRequest(trace: Trace, { method, route, status, started }: Outcome): void {
  const milliseconds = Math.round((performance.now() - started) * 10) / 10
  logger().info({ ...trace, method, route, status, milliseconds }, "request")
}
