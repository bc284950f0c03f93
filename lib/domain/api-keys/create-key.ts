import { activityOf } from "../activity/activity"
import type { CalendarDate } from "@/lib/calendar-date"
import type { Context } from "../context"
import { invalidFields } from "../errors"
import { FieldProblems } from "../field-problems"
import type { Scope } from "../actor"
import type { ApiKey } from "./api-key"
import { judgeExpiry, judgeKeyName } from "./judge-key"
import { describeKey, generateKey } from "./key-secret"
import { say } from "@/lib/messages/message"

/**
 * Null `scopes` means a key without limits; `expires` is the last day on which it works, in the employer's time zone,
 * null for never.
 */
export type KeyRequest = { name: string; scopes: Scope[] | null; expires: CalendarDate | null }

/** Creates a key of the employer. `secret` is the key itself: shown once, and stored nowhere. Throws `validation_failed`. */
export async function createKey(
  context: Context,
  { name, scopes, expires }: KeyRequest,
): Promise<{ key: ApiKey; secret: string }> {
  const problems = new FieldProblems()
  const judged = {
    name: judgeKeyName(name, problems),
    scopes,
    expiresAt: judgeExpiry(context, expires, problems),
  }
  if (problems.list.length > 0) throw invalidFields(say("keys.notCreated"), problems.list)
  const secret = generateKey()
  const { stores, employer } = context
  const key = await stores.apiKeys.add(
    employer.id,
    { ...judged, ...describeKey(secret), createdBy: makerOf(context) },
    (id) =>
      activityOf(context, "api_key.created", { id, name: judged.name }, [
        { field: "scopes", before: null, after: scopes },
        { field: "expiresAt", before: null, after: judged.expiresAt?.toISOString() ?? null },
      ]),
  )
  return { key, secret }
}

/** Who creates a key, as the list of keys shows it; null means the operator. */
export function makerOf({ actor }: Context): string | null {
  return actor.kind === "service" ? null : actor.name
}
