import { activityOf } from "../activity/activity"
import type { Context } from "../context"
import { notFound } from "../errors"

/** Revokes the employer's key from now on. Throws `not_found`, even if it is revoked already. */
export async function revokeKey(context: Context, id: number): Promise<void> {
  const { stores, employer, clock } = context
  const key = await stores.apiKeys.find(employer.id, id)
  const activity = activityOf(context, "api_key.revoked", { id, name: key?.name ?? "" })
  const revoked = key !== null && (await stores.apiKeys.revoke(employer.id, id, clock.now(), activity))
  if (!revoked) throw notFound("workingApiKey")
}
