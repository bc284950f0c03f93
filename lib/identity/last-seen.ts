import type { Membership } from "@/lib/domain/members/member"
import { serviceContext } from "@/lib/http/context"
import { logger } from "@/lib/http/log"

/** That a member was here is noted at most this often, in milliseconds. */
const interval = 60_000

/** Notes that a member is here, off the request's path: an answer does not wait for a note. */
export function noteSeen({ memberId, lastSeenAt }: Membership): void {
  const { stores, clock } = serviceContext()
  const now = clock.now()
  if (lastSeenAt && now.getTime() - lastSeenAt.getTime() < interval) return
  stores.members
    .noteSeen(memberId, now)
    .catch((error: unknown) => logger().warn({ err: error }, "last seen not noted"))
}
