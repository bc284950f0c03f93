import { randomBytes } from "node:crypto"

/** The row of `settings` that names the epoch of the positions in the list of changes. */
export const epochSetting = "changes_epoch"

/** In SQL, the epoch of now as hexadecimal digits; none as long as no position has been given twice. */
export const epochOfNow = `coalesce((SELECT value FROM settings WHERE name = '${epochSetting}'), '')`

/** A statement that begins a new epoch, after which no cursor in the list of changes from before is good any longer. */
export function beginEpoch(): string {
  return `INSERT INTO settings (name, value) VALUES ('${epochSetting}', '${randomBytes(8).toString("hex")}')
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`
}
