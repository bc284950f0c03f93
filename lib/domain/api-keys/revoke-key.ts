import type { ServiceContext } from "../context"
import type { EmployerId } from "../employers/employer"
import { notFound } from "../errors"

/** Revokes the employer's key from now on. Throws `not_found`, also for one that is revoked already. */
export async function revokeKey(
  { stores, clock }: ServiceContext,
  employerId: EmployerId,
  id: number,
): Promise<void> {
  if (!(await stores.apiKeys.revoke(employerId, id, clock.now()))) throw notFound("API key that still works")
}
