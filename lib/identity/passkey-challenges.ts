import { env } from "@/lib/env"
import { addressNetwork } from "@/lib/http/address-network"
import { serviceContext } from "@/lib/http/context"
import { countIn, type Policy } from "./counters"
import { logger } from "@/lib/http/log"
import { say } from "@/lib/messages/message"

/** Challenges that one network may ask for: each view of the sign-in page takes one, even with many people behind one address. */
const fromNetwork: Policy = { name: "passkey-challenges:network", points: 300, seconds: 15 * 60 }

/** Expired challenges are cleared once in this many requests. */
const clearingInterval = 100

let made = 0

/** Counts a challenge that a stranger asks for from `address`, before it is made. Throws `rate_limited`. */
export async function countChallenge(address: string): Promise<void> {
  if (env().RATE_LIMIT_FAILED_AUTHENTICATIONS !== 0)
    await countIn([{ policy: fromNetwork, key: addressNetwork(address) }], say("account.tooManyAttempts"))
  if (made++ % clearingInterval !== 0) return
  const { stores, clock } = serviceContext()
  stores.passkeys
    .forgetChallenges(clock.now())
    .catch((error: unknown) => logger().error({ err: error }, "passkey challenges not deleted"))
}
