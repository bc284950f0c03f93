import { hashKey, isUsable, isWellFormedKey } from "@/lib/domain/api-keys/api-key"
import type { Actor } from "@/lib/domain/context"
import type { Employer } from "@/lib/domain/employers/employer"
import { ServiceError } from "@/lib/domain/errors"
import { serviceContext } from "./context"
import { logger } from "./log"

/** Who asks, and for which employer. */
export type Identity = { employer: Employer; actor: Actor }

/**
 * Who sent `request`, by its `API-Key` header (contract 1.3). A key that is missing, unknown, expired or revoked gets one
 * and the same `unauthorized`.
 */
export async function authenticate(request: Request): Promise<Identity> {
  const { stores, clock } = serviceContext()
  const sent = request.headers.get("api-key")?.trim()
  const found = sent && isWellFormedKey(sent) ? await stores.apiKeys.findByHash(hashKey(sent)) : null
  const now = clock.now()
  if (!found || !isUsable(found.key, now)) {
    throw new ServiceError("unauthorized", "Send a valid API key in the API-Key header.")
  }
  const { key, employer } = found
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() > useInterval) {
    // Off the request's path: an answer does not wait for a note.
    stores.apiKeys
      .noteUse(key.id, now)
      .catch((error: unknown) => logger().warn({ err: error }, "key use not noted"))
  }
  return { employer, actor: { kind: "key", keyId: key.id, name: key.name, scopes: key.scopes } }
}

/** The use of a key is noted at most this often, in milliseconds. */
const useInterval = 60_000
