import { logger } from "@/lib/http/log"

const events = ["uncaughtException", "unhandledRejection"] as const

function note(error: unknown): void {
  logger().error({ err: error }, "uncaught error")
}

/** From now on, uncaught errors are logged, and cost at most their own request: the service goes on. */
export function noteUncaught(): void {
  for (const event of events) process.on(event, note)
}

/** Next does the same once it is loaded; this keeps errors from being logged twice. */
export function leaveUncaughtToNext(): void {
  for (const event of events) process.off(event, note)
}
