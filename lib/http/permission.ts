import type { Actor } from "@/lib/domain/context"
import { ServiceError } from "@/lib/domain/errors"
import type { Scope } from "@/lib/domain/api-keys/api-key"

/** What an endpoint asks of its caller. Nothing is public by omission: what everybody may use says `anyone`. */
export type Permission = Scope | "anyone"

/** Throws `forbidden` unless `actor` may do what `scope` names. */
export function allow(actor: Actor, scope: Scope): void {
  if (actor.scopes !== null && !actor.scopes.includes(scope)) {
    throw new ServiceError(
      "forbidden",
      `This key lacks the scope ${scope}. An admin can issue one that has it.`,
    )
  }
}
