import { randomBytes } from "node:crypto"

/** The row of `settings` that holds the epoch of the change list's positions. */
export const epochSetting = "changes_epoch"

/** SQL for the current epoch in hexadecimal digits; empty as long as no position has been given out twice. */
export const epochOfNow = `coalesce((SELECT value FROM settings WHERE name = '${epochSetting}'), '')`

/** A statement that begins a new epoch, which invalidates every earlier change list cursor. */
export function beginEpoch(): string {
  return `INSERT INTO settings (name, value) VALUES ('${epochSetting}', '${randomBytes(8).toString("hex")}')
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`
}
