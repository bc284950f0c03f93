import { writeSync } from "node:fs"
import { type Logger, pino } from "pino"
import { env } from "@/lib/env"

let instance: Logger | undefined

/** The log of this process: one JSON object per line on stdout. Never pass it a key, a body or a query. */
export function logger(): Logger {
  instance ??= createLogger(env().LOG_LEVEL)
  return instance
}

/** A log of the same form with what is of `level` and above. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write: writeLine })
}

/** How often writing a line is retried if its reader is behind, and the pause before each retry, in milliseconds. */
const tries = 100
const pause = 5

/** Characters that JSON leaves as they are and a terminal may obey or hide: further control characters, and those that reverse text. */
const unsafe = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

function escaped(line: string): string {
  return line.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)
}

/** A line that a full disk doesn't take is lost: the service goes on without its log. */
function writeLine(line: string): void {
  let rest = Buffer.from(escaped(line))
  for (let attempt = 0; attempt < tries && rest.length > 0; attempt++) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
}
