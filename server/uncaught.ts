import { logger } from "@/lib/http/log"

const events = ["uncaughtException", "unhandledRejection"] as const

function note(error: unknown): void {
  logger().error({ err: error }, "nobody caught this")
}

/** From now on what nobody catches is logged, and costs its own request at the most: the service goes on. */
export function noteUncaught(): void {
  for (const event of events) process.on(event, note)
}

/** Next does the same once it is there: each is logged once. */
export function leaveUncaughtToNext(): void {
  for (const event of events) process.off(event, note)
}
