import { logger } from "./log"
import type { Trace } from "./trace"

type Outcome = { method: string; route: string; status: number; started: number }

/** One line for a request that was answered. Its address stays out of it: a query may hold what somebody searched for. */
export function logRequest(trace: Trace, { method, route, status, started }: Outcome): void {
  const milliseconds = Math.round((performance.now() - started) * 10) / 10
  logger().info({ ...trace, method, route, status, milliseconds }, "request")
}
