import type { Activity } from "../activity/activity"
import type { CalendarDate } from "@/lib/calendar-date"
import type { Employer, EmployerId } from "../employers/employer"
import type { Scope } from "../actor"
import type { ApiKey, KeyUse } from "./api-key"

export type NewApiKey = {
  name: string
  hash: string
  prefix: string
  lastFour: string
  scopes: Scope[] | null
  createdBy: string | null
  expiresAt: Date | null
}

/** What may change in a key's life; `pausedAt` null lets it work again. */
export type ApiKeyChange = { name?: string; pausedAt?: Date | null }

/** What has to be known of a key to let its holder in. */
export type KnownKey = Pick<ApiKey, "id" | "name" | "scopes" | "expiresAt" | "pausedAt" | "revokedAt">

/** Calls of a key on a day (UTC). */
export type DayOfCalls = { keyId: number; day: CalendarDate; calls: number }

/** What keys did since it was last noted: how often, who last, and when a call last succeeded. */
export type NotedUse = {
  calls: DayOfCalls[]
  last: (KeyUse & { keyId: number })[]
  successes: { keyId: number; at: Date }[]
}

/** Keys as they are kept. Each change stores the record of it too, or neither. */
export type ApiKeyStore = {
  /** The key with the SHA-256 `hash` and its employer, in one look-up; also when it no longer works. */
  findByHash(hash: string): Promise<{ key: KnownKey; employer: Employer } | null>
  /** Those of the keys with these SHA-256 `hashes` that there are, by hash; also when they no longer work. */
  findAllByHash(hashes: string[]): Promise<Map<string, ApiKey>>
  find(employerId: EmployerId, id: number): Promise<ApiKey | null>
  /** The latest first. */
  list(employerId: EmployerId): Promise<ApiKey[]>
  /** The calls of the employer's keys on `since` (UTC) and later; a day without any is left out. */
  callsSince(employerId: EmployerId, since: CalendarDate): Promise<DayOfCalls[]>
  add(employerId: EmployerId, key: NewApiKey, describe: (id: number) => Activity): Promise<ApiKey>
  /** Changes a key that is not revoked; null where there is none such. */
  change(
    employerId: EmployerId,
    id: number,
    change: ApiKeyChange,
    activities: Activity[],
  ): Promise<ApiKey | null>
  /** Revokes the employer's key at `now`; whether there was one that was not revoked yet. */
  revoke(employerId: EmployerId, id: number, now: Date, activity: Activity): Promise<boolean>
  /**
   * Puts `replacement` in the place of a key that is neither revoked nor expired at `now` nor replaced, and lets that one
   * expire at `worksUntil`; null where there is none such. Of two at once, one gets null.
   */
  rotate(
    employerId: EmployerId,
    id: number,
    replacement: NewApiKey,
    times: { now: Date; worksUntil: Date },
    describe: (replacementId: number) => Activity,
  ): Promise<ApiKey | null>
  /** Adds the calls, notes last uses of keys about which nothing was noted in the minute before, and successes. */
  noteUse(use: NotedUse): Promise<void>
}
