import type { KnownBrowserStore } from "@/lib/domain/members/known-browser-store"
import type { Client, Transaction } from "./engine/client"
import { addAccountActivity } from "./activities"

const mostOfOnePerson = 10
const lifeMilliseconds = 180 * 86_400_000

/** The known browsers in the database; see KnownBrowserStore. */
export function knownBrowserStore({ read, write }: Client): KnownBrowserStore {
  return {
    async find(email, tokenHashes, now) {
      const found = await read.knownBrowser.findFirst({
        where: { tokenHash: { in: tokenHashes }, lastUsedAt: { gt: oldest(now) }, user: { email } },
        select: { tokenHash: true },
      })
      return found?.tokenHash ?? null
    },
    remember: (email, tokenHash, now, { only }) =>
      write(async (transaction) => {
        const user = await transaction.user.findUnique({ where: { email }, select: { id: true } })
        if (!user) return
        const userId = user.id
        if (only) await transaction.knownBrowser.deleteMany({ where: { userId, NOT: { tokenHash } } })
        await transaction.knownBrowser.upsert({
          where: { tokenHash },
          create: { userId, tokenHash, createdAt: now, lastUsedAt: now },
          update: { lastUsedAt: now },
        })
        await forgetOldest(transaction, userId, now)
      }),
    trust: ({ userId, tokenHash, replacing, now, until }, describe) =>
      write(async (transaction) => {
        // Updated first, so that turning off the second factor at the same time also ends this trust.
        const { count } = await transaction.user.updateMany({
          where: { id: userId, twoFactorEnabled: true },
          data: { twoFactorEnabled: true },
        })
        if (count === 0) return false
        if (replacing) await transaction.knownBrowser.deleteMany({ where: { userId, tokenHash: replacing } })
        await transaction.knownBrowser.create({
          data: { userId, tokenHash, createdAt: now, lastUsedAt: now, rememberedUntil: until },
        })
        await forgetOldest(transaction, userId, now)
        await addAccountActivity(transaction, userId, describe)
        return true
      }),
    async isTrusted(userId, tokenHashes, now) {
      const where = { userId, tokenHash: { in: tokenHashes }, rememberedUntil: { gt: now } }
      return (await read.knownBrowser.findFirst({ where, select: { id: true } })) !== null
    },
    countTrusted: (userId, now) =>
      read.knownBrowser.count({ where: { userId, rememberedUntil: { gt: now } } }),
    endTrust: (userId, now, describe) =>
      write(async (transaction) => {
        const where = { userId, rememberedUntil: { gt: now } }
        const trusted = await transaction.knownBrowser.count({ where })
        await endTrust(transaction, userId)
        if (trusted > 0) await addAccountActivity(transaction, userId, describe)
      }),
  }
}

/** Makes every browser of the person ask for the second step again, within a transaction. */
export async function endTrust(transaction: Transaction, userId: number): Promise<void> {
  await transaction.knownBrowser.updateMany({ where: { userId }, data: { rememberedUntil: null } })
}

async function forgetOldest(transaction: Transaction, userId: number, now: Date): Promise<void> {
  const forgotten = await transaction.knownBrowser.findMany({
    where: { userId },
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
    skip: mostOfOnePerson,
    select: { id: true },
  })
  await transaction.knownBrowser.deleteMany({
    where: {
      userId,
      OR: [{ id: { in: forgotten.map(({ id }) => id) } }, { lastUsedAt: { lte: oldest(now) } }],
    },
  })
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - lifeMilliseconds)
}
