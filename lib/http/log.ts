import { type Logger, pino } from "pino"
import { env } from "@/lib/env"

let instance: Logger | undefined

/** The log of this process: one JSON object a line on stdout. Never given a key, a body or a query. */
export function logger(): Logger {
  instance ??= pino({ level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  return instance
}
