import { randomUUID } from "node:crypto"

/** `sent`, the caller's own id of its request, when it is one that a log can carry; otherwise a new one. */
export function requestIdFrom(sent: string | null | undefined): string {
  return sent && /^[\w.:/+=@-]{1,128}$/.test(sent) ? sent : randomUUID()
}
