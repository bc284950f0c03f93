import { isUsable } from "@/lib/domain/api-keys/api-key"
import { hashKey, isWellFormedKey } from "@/lib/domain/api-keys/key-secret"
import type { Actor } from "@/lib/domain/actor"
import type { Employer } from "@/lib/domain/employers/employer"
import { ServiceError } from "@/lib/domain/errors"
import { serviceContext } from "./context"
import { countKeyUse } from "./key-use"
import { countFailedAuthentication } from "./rate-limit"
import { clientAddress } from "./request-address"
import { requireSameOrigin } from "./same-origin"
import { readSession } from "@/lib/identity/session"
import { say } from "@/lib/messages/message"

/** Who asks, and for which employer. `sessionId` is null for a key, and so is `hasTwoFactor`: a key needs no second factor. */
export type Identity = {
  employer: Employer
  actor: Actor
  sessionId: number | null
  hasTwoFactor: boolean | null
}

/**
 * Who sent `request`: the holder of its `API-Key`, or the person signed in; with both, only the key counts (contract 1.3). A
 * key that is missing, unknown, paused, expired, revoked or rotated out always gets the same `unauthorized`; a session's write
 * from another site is `forbidden`. Too many invalid keys from one address are `rate_limited`.
 */
export async function authenticate(request: Request): Promise<Identity> {
  const identity = await identify(request)
  const { actor } = identity
  if (actor.kind === "key") countKeyUse(actor.keyId, request, serviceContext().clock.now())
  return identity
}

/** The same, without counting it as a use of the key, because the request is already in progress. */
export async function identify(request: Request): Promise<Identity> {
  if (request.headers.has("api-key")) return authenticateKey(request)
  const session = await readSession(request)
  if (!session) throw unauthorized()
  requireSameOrigin(request)
  const { person, employer, role, sessionId, hasTwoFactor } = session
  return {
    employer,
    sessionId,
    hasTwoFactor,
    actor: { kind: "person", userId: person.id, role, name: person.name, email: person.email },
  }
}

async function authenticateKey(request: Request): Promise<Identity> {
  const { stores, clock } = serviceContext()
  const sent = request.headers.get("api-key")?.trim() ?? ""
  const found = isWellFormedKey(sent) ? await stores.apiKeys.findByHash(hashKey(sent)) : null
  const now = clock.now()
  if (!found || !isUsable(found.key, now)) {
    if (sent !== "") await countFailedAuthentication(clientAddress(request))
    throw unauthorized()
  }
  const { key, employer } = found
  return {
    employer,
    sessionId: null,
    hasTwoFactor: null,
    actor: { kind: "key", keyId: key.id, name: key.name, scopes: key.scopes },
  }
}

function unauthorized(): ServiceError {
  return new ServiceError("unauthorized", say("service.unauthorized"))
}
