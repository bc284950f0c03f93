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

/** What may change in a key's life; a null `pausedAt` resumes it. */
export type ApiKeyChange = { name?: string; pausedAt?: Date | null }

/** What is needed of a key to authenticate its holder. */
export type KnownKey = Pick<ApiKey, "id" | "name" | "scopes" | "expiresAt" | "pausedAt" | "revokedAt">

/** The calls of a key on one day (UTC). */
export type DayOfCalls = { keyId: number; day: CalendarDate; calls: number }

/** What keys did since the last note: how many calls, who made the last one, and when a call last succeeded. */
export type NotedUse = {
  calls: DayOfCalls[]
  last: (KeyUse & { keyId: number })[]
  successes: { keyId: number; at: Date }[]
}

/** Stored keys. Each change is stored together with its record, or not at all. */
export type ApiKeyStore = {
  /** The key with the SHA-256 `hash` and its employer, in one lookup, even if the key no longer works. */
  findByHash(hash: string): Promise<{ key: KnownKey; employer: Employer } | null>
  /** The keys with these SHA-256 `hashes`, by hash, even if they no longer work. Hashes of no key are left out. */
  findAllByHash(hashes: string[]): Promise<Map<string, ApiKey>>
  find(employerId: EmployerId, id: number): Promise<ApiKey | null>
  /** Newest first. */
  list(employerId: EmployerId): Promise<ApiKey[]>
  /** The calls of the employer's keys since the day `since` (UTC); days without calls are left out. */
  callsSince(employerId: EmployerId, since: CalendarDate): Promise<DayOfCalls[]>
  add(employerId: EmployerId, key: NewApiKey, describe: (id: number) => Activity): Promise<ApiKey>
  /** Changes a key that is not revoked; null if there is no such key. */
  change(
    employerId: EmployerId,
    id: number,
    change: ApiKeyChange,
    activities: Activity[],
  ): Promise<ApiKey | null>
  /** Revokes the employer's key at `now`; false if there is no such key or it is revoked already. */
  revoke(employerId: EmployerId, id: number, now: Date, activity: Activity): Promise<boolean>
  /**
   * Replaces a key that is not revoked, expired at `now` or replaced already, and lets the old one expire at
   * `worksUntil`; null if there is no such key. Of two simultaneous calls, one gets null.
   */
  rotate(
    employerId: EmployerId,
    id: number,
    replacement: NewApiKey,
    times: { now: Date; worksUntil: Date },
    describe: (replacementId: number) => Activity,
  ): Promise<ApiKey | null>
  /** Adds the calls and successes, and the last uses of keys with none noted in the previous minute. */
  noteUse(use: NotedUse): Promise<void>
}
