import type { NoPasskeys } from "@/lib/domain/members/passkey"
import { passkeyHost } from "@/lib/domain/members/passkey-host"
import { requestOrigin } from "@/lib/http/request-address"

/** Why there are no passkeys at the address that a request with these headers was sent to; null if there are. */
export function noPasskeys(headers: Headers): NoPasskeys | null {
  const found = passkeyHost(requestOrigin(new Request("http://localhost", { headers: new Headers(headers) })))
  return "unavailable" in found ? found.unavailable : null
}
