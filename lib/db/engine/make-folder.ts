import { existsSync, mkdirSync } from "node:fs"
import path from "node:path"
import { ServiceError } from "@/lib/domain/errors"
import { inEnglish } from "@/lib/messages/message"

/**
 * Creates `folder` and the folders above it. Throws `validation_failed` if one of them can't be created; Node's own recursive call
 * never returns for some of these, such as one in /proc.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = []
  for (let each = path.resolve(folder); !existsSync(each); each = path.dirname(each)) missing.unshift(each)
  for (const each of missing) {
    try {
      mkdirSync(each, { mode: 0o700 })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === "EEXIST") continue
      const said = inEnglish(`The folder ${each} cannot be created (${code}). Name another folder.`)
      throw new ServiceError("validation_failed", said, { cause: error })
    }
  }
}
