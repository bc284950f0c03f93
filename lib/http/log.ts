import { writeSync } from "node:fs"
import { type Logger, pino } from "pino"
import { env } from "@/lib/env"

let instance: Logger | undefined

/** The log of this process: one JSON object a line on stdout. Never given a key, a body or a query. */
export function logger(): Logger {
  instance ??= pino(
    { level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: writeLine },
  )
  return instance
}

/** How often a line is tried again whose reader is behind, and how long each wait is, in milliseconds. */
const tries = 100
const pause = 5

/** A line that a full disk does not take is lost: the service goes on without its log. */
function writeLine(line: string): void {
  let rest = Buffer.from(line)
  for (let attempt = 0; attempt < tries && rest.length > 0; attempt++) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
}
