import { environmentFault } from "@/lib/env"
import { createLogger, logger } from "@/lib/http/log"
import { complain } from "./output"

/** Ends a start that can't succeed: `sentence` goes to stderr for the person who started it, and to the log for machines. */
export function refuseStart(sentence: string, error?: unknown): never {
  complain(sentence)
  // If the environment is wrong, the log level isn't known.
  const log = environmentFault() === null ? logger() : createLogger("fatal")
  log.fatal(error === undefined ? {} : { err: error }, sentence)
  process.exit(1)
}

/** The same for a fault without a sentence of ours: the log has all of it. */
export function endBadly(error: unknown): never {
  if ((error as NodeJS.ErrnoException | null)?.code === "ERR_DLOPEN_FAILED")
    return refuseStart(
      "Openings could not start: a package was compiled for another version of Node. Run npm rebuild, or remove node_modules, and start again.",
      error,
    )
  const said = (error instanceof Error ? error.message : String(error)).trim().split("\n")[0]
  return refuseStart(`Openings could not start: ${said}`, error)
}
