import { environmentFault } from "@/lib/env"
import { createLogger, logger } from "@/lib/http/log"
import { complain } from "./output"

/**
 * Ends a start that cannot succeed: `sentence` on stderr for whoever started it, and as a line of the log for machines.
 */
export function refuseStart(sentence: string, error?: unknown): never {
  complain(sentence)
  // Where the environment is wrong, nobody knows how much the log is to say.
  const log = environmentFault() === null ? logger() : createLogger("fatal")
  log.fatal(error === undefined ? {} : { err: error }, sentence)
  process.exit(1)
}

/** The same for a fault that nobody has a sentence for: the log has the whole of it. */
export function endBadly(error: unknown): never {
  const said = (error instanceof Error ? error.message : String(error)).trim().split("\n")[0]
  return refuseStart(`Openings could not start: ${said}`, error)
}
