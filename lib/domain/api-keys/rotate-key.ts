import { activityOf } from "../activity/activity"
import type { Context } from "../context"
import { notFound, ServiceError } from "../errors"
import { type ApiKey, type GraceHours, keyState } from "./api-key"
import { makerOf } from "./create-key"
import { describeKey, generateKey } from "./key-secret"
import { say } from "@/lib/messages/message"

const hour = 3_600_000

const refusals = {
  revoked: say("keys.revoked"),
  expired: say("keys.expired"),
  replaced: say("keys.replaced"),
}

/**
 * Replaces one of the employer's keys with a new one: same name, scopes and expiry, different secret. The old key
 * works for another `graceHours`, but not past its own expiry, and not at all if it was paused. Throws `not_found`,
 * or `validation_failed` if the key can't be rotated: of two simultaneous rotations, one succeeds.
 */
export async function rotateKey(
  context: Context,
  id: number,
  graceHours: GraceHours,
): Promise<{ key: ApiKey; secret: string; replaced: ApiKey }> {
  const { stores, employer, clock } = context
  const now = clock.now()
  const old = await rotatable(context, id)
  const secret = generateKey()
  const { name, scopes, expiresAt } = old
  const replacement = { name, scopes, expiresAt, ...describeKey(secret), createdBy: makerOf(context) }
  // A paused key doesn't work anyway, and cannot be resumed once it has a successor.
  const grace = old.pausedAt === null ? graceHours * hour : 0
  const worksUntil = earlier(expiresAt, new Date(now.getTime() + grace))
  const key = await stores.apiKeys.rotate(
    employer.id,
    id,
    replacement,
    { now, worksUntil },
    (replacementId) =>
      activityOf(context, "api_key.rotated", { id, name }, [
        { field: "replacedById", before: null, after: replacementId },
        { field: "expiresAt", before: expiresAt?.toISOString() ?? null, after: worksUntil.toISOString() },
      ]),
  )
  if (key) return { key, secret, replaced: { ...old, replacedById: key.id, expiresAt: worksUntil } }
  await rotatable(context, id)
  throw new ServiceError("unavailable", say("keys.changedMeanwhile"))
}

/** The employer's key `id`, if it can be rotated. */
async function rotatable({ stores, employer, clock }: Context, id: number): Promise<ApiKey> {
  const key = await stores.apiKeys.find(employer.id, id)
  if (!key) throw notFound("apiKey")
  const state = keyState(key, clock.now())
  if (state === "active" || state === "paused") return key
  throw new ServiceError("validation_failed", refusals[state])
}

function earlier(a: Date | null, b: Date): Date {
  return a !== null && a < b ? a : b
}
