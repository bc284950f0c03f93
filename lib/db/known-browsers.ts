import type { KnownBrowserStore } from "@/lib/domain/members/known-browser-store"
import type { Client } from "./engine/client"

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
      }),
  }
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - lifeMilliseconds)
}
