import { randomUUID } from "node:crypto"

/** `sent`, the caller's own id for its request, if it is fit for a log; otherwise a new one. */
export function requestIdFrom(sent: string | null | undefined): string {
  return sent && /^[\w.:/+=@-]{1,128}$/.test(sent) ? sent : randomUUID()
}
