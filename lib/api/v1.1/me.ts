import type { ApiKey } from "@/lib/domain/api-keys/api-key"
import type { Context } from "@/lib/domain/context"
import { scopes } from "@/lib/domain/actor"
import type { MeAnswer } from "./answers"

/**
 * Who asks (contract part 2, `GET /me`): a key with all that it may do, whose `expiresAt` is null if it never
 * expires, or a person with their role.
 */
export function presentMe({ actor, employer }: Context, key: ApiKey | null): MeAnswer {
  const { id, name, plan, timeZone } = employer
  const works = { employer: { id, name, plan, timeZone } }
  if (key) {
    const expiresAt = key.expiresAt?.toISOString() ?? null
    return { name: key.name, scopes: key.scopes ?? [...scopes], expiresAt, ...works }
  }
  if (actor.kind !== "person") throw new TypeError("Only keys and people ask who they are.")
  return { person: { id: actor.userId, name: actor.name, email: actor.email }, role: actor.role, ...works }
}
