import { hashKey, isUsable, isWellFormedKey } from "@/lib/domain/api-keys/api-key"
import type { Actor } from "@/lib/domain/context"
import type { Employer } from "@/lib/domain/employers/employer"
import { ServiceError } from "@/lib/domain/errors"
import { serviceContext } from "./context"
import { logger } from "./log"
import { requireSameOrigin } from "./same-origin"
import { readSession } from "./session"

/** Who asks, and for which employer. `sessionId` is null for a key. */
export type Identity = { employer: Employer; actor: Actor; sessionId: number | null }

/** The use of a key is noted at most this often, in milliseconds. */
const useInterval = 60_000

/**
 * Who sent `request`: the holder of its `API-Key`, or the person signed in; with both, the key alone counts (contract
 * 1.3). A key that is missing, unknown, expired or revoked gets one and the same `unauthorized`; a session's write
 * from another site is `forbidden`.
 */
export async function authenticate(request: Request): Promise<Identity> {
  if (request.headers.has("api-key")) return authenticateKey(request.headers.get("api-key") ?? "")
  const session = await readSession(request)
  if (!session) throw unauthorized()
  requireSameOrigin(request)
  const { person, employer, role, sessionId } = session
  return {
    employer,
    sessionId,
    actor: { kind: "person", userId: person.id, role, name: person.name, email: person.email },
  }
}

async function authenticateKey(header: string): Promise<Identity> {
  const { stores, clock } = serviceContext()
  const sent = header.trim()
  const found = isWellFormedKey(sent) ? await stores.apiKeys.findByHash(hashKey(sent)) : null
  const now = clock.now()
  if (!found || !isUsable(found.key, now)) throw unauthorized()
  const { key, employer } = found
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() > useInterval) {
    // Off the request's path: an answer does not wait for a note.
    stores.apiKeys
      .noteUse(key.id, now)
      .catch((error: unknown) => logger().warn({ err: error }, "key use not noted"))
  }
  return {
    employer,
    sessionId: null,
    actor: { kind: "key", keyId: key.id, name: key.name, scopes: key.scopes },
  }
}

function unauthorized(): ServiceError {
  return new ServiceError("unauthorized", "Send a valid API key in the API-Key header.")
}
