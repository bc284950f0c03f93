import type { PasswordLinkStore } from "@/lib/domain/members/password-link"
import { addAccountActivity } from "./activities"
import type { Client, Transaction } from "./client"

/** Links live in the sign-in library's table for such things, under a name that it does not use itself. */
const identifierOf = (tokenHash: string) => `password-link:${tokenHash}`

type Value = { userId: number; madeFor: number | null }

/** The links to set a password in the database; of their tokens the SHA-256 alone. */
export function passwordLinkStore({ read, write }: Client): PasswordLinkStore {
  return {
    add: ({ tokenHash, userId, madeFor, expiresAt }, describe) =>
      write(async (transaction) => {
        if (madeFor !== null && (await belongsElsewhere(transaction, userId, madeFor))) return "elsewhere"
        const value = JSON.stringify({ userId, madeFor } satisfies Value)
        const identifier = identifierOf(tokenHash)
        await transaction.verification.create({ data: { identifier, value, expiresAt } })
        await addAccountActivity(transaction, userId, describe)
        return "added"
      }),
    async isOpen(tokenHash, now) {
      const where = { identifier: identifierOf(tokenHash), expiresAt: { gt: now } }
      return (await read.verification.findFirst({ where, select: { id: true } })) !== null
    },
    use: (tokenHash, now, passwordHash, describe) =>
      write(async (transaction) => {
        const open = { identifier: identifierOf(tokenHash), expiresAt: { gt: now } }
        const link = await transaction.verification.findFirst({ where: open })
        if (!link) return false
        const { userId, madeFor } = JSON.parse(link.value) as Value
        if (madeFor !== null && (await belongsElsewhere(transaction, userId, madeFor))) return false
        // Of several at once, the one that takes it away goes on; with it go those that nobody used in time.
        const { count } = await transaction.verification.deleteMany({ where: { id: link.id } })
        if (count === 0) return false
        await transaction.verification.deleteMany({ where: { expiresAt: { lte: now } } })
        await transaction.account.updateMany({
          where: { userId, providerId: "credential" },
          data: { password: passwordHash },
        })
        await transaction.session.deleteMany({ where: { userId } })
        await addAccountActivity(transaction, userId, describe)
        return true
      }),
  }
}

/** Whether the person belongs to any employer but `employerId`, or to that one no more. */
async function belongsElsewhere(
  transaction: Transaction,
  userId: number,
  employerId: number,
): Promise<boolean> {
  const members = await transaction.member.findMany({ where: { userId }, select: { employerId: true } })
  return members.length !== 1 || members[0]?.employerId !== employerId
}
