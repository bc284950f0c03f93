import { addDays, calendarDateIn } from "@/lib/calendar-date"
import { failingKeys } from "../api-requests/failing-keys"
import type { Context } from "../context"
import { notFound } from "../errors"
import { type ApiKey, type ApiKeyWithCalls, shownDays } from "./api-key"

/** The employer's keys with their calls of the last days (UTC), newest first, including keys that no longer work. */
export async function listKeys(context: Context): Promise<ApiKeyWithCalls[]> {
  const { stores, employer, clock } = context
  const today = calendarDateIn("UTC", clock.now())
  const days = Array.from({ length: shownDays }, (_, index) => addDays(today, index - shownDays + 1))
  const [keys, used] = await Promise.all([
    stores.apiKeys.list(employer.id),
    stores.apiKeys.callsSince(employer.id, days[0] ?? today),
  ])
  const failing = await failingKeys(context, keys)
  const callsOn = new Map(used.map(({ keyId, day, calls }) => [`${keyId} ${day}`, calls]))
  return keys.map((key) => ({
    ...key,
    calls: days.map((day) => callsOn.get(`${key.id} ${day}`) ?? 0),
    failing: failing.get(key.id) ?? null,
  }))
}

/** The key that asks; null if a person does. */
export async function findOwnKey({ stores, employer, actor }: Context): Promise<ApiKey | null> {
  if (actor.kind !== "key") return null
  const key = await stores.apiKeys.find(employer.id, actor.keyId)
  if (!key) throw notFound("apiKey")
  return key
}

/** A newly created key, which has no calls yet. */
export function withoutCalls(key: ApiKey): ApiKeyWithCalls {
  return { ...key, calls: Array.from({ length: shownDays }, () => 0), failing: null }
}
