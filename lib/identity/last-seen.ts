import type { Membership } from "@/lib/domain/members/member"
import { serviceContext } from "@/lib/http/context"
import { logger } from "@/lib/http/log"

/** How often a member's visit is noted at most, in milliseconds. */
const interval = 60_000

/** Notes that a member is here, outside the request: no answer waits for it. */
export function noteSeen({ memberId, lastSeenAt }: Membership): void {
  const { stores, clock } = serviceContext()
  const now = clock.now()
  if (lastSeenAt && now.getTime() - lastSeenAt.getTime() < interval) return
  stores.members
    .noteSeen(memberId, now)
    .catch((error: unknown) => logger().warn({ err: error }, "last seen not stored"))
}
