import { createHash } from "node:crypto"
import type { PasswordLinkStore, PendingPasswordLink } from "@/lib/domain/members/password-link-store"
import { addAccountActivity } from "./activities"
import type { Client, Transaction } from "./engine/client"
import { belongsElsewhere, isAdmin } from "./members"
import { personFields, toPerson } from "./people"
import { endChallenges } from "./two-factor"

/** Links are kept in the sign-in library's table for such tokens, under a name that the library doesn't use. */
const prefix = "password-link:"
const identifierOf = (tokenHash: string) => `${prefix}${tokenHash}`

/** `against` identifies the password the person had when the link was made; links of older versions have neither it nor `madeBy`. */
type Value = { userId: number; madeFor: number | null; madeBy?: number | null; against?: string | null }

/** The password links in the database; of their tokens, only the SHA-256 is stored. */
export function passwordLinkStore({ read, write }: Client): PasswordLinkStore {
  return {
    add: ({ tokenHash, userId, madeFor, madeBy, expiresAt }, describe) =>
      write(async (transaction) => {
        if (madeFor !== null && (await belongsElsewhere(transaction, userId, madeFor))) return "elsewhere"
        const against = await markOfPassword(transaction, userId)
        const value = JSON.stringify({ userId, madeFor, madeBy, against } satisfies Value)
        const identifier = identifierOf(tokenHash)
        await transaction.verification.create({ data: { identifier, value, expiresAt } })
        await addAccountActivity(transaction, userId, describe)
        return "added"
      }),
    isOpen: async (tokenHash, now) => (await openLink(read, tokenHash, now)) !== null,
    async madeBy(employerId, userId, now) {
      const value = { contains: `"madeBy":${userId},` }
      const rows = await read.verification.findMany({
        where: { identifier: { startsWith: prefix }, expiresAt: { gt: now }, value },
        orderBy: { id: "desc" },
      })
      const found: PendingPasswordLink[] = []
      for (const { value, expiresAt } of rows) {
        const link = JSON.parse(value) as Value
        if (link.madeFor !== employerId || !(await isOfPassword(read, link))) continue
        const of = await read.user.findUnique({ where: { id: link.userId }, select: personFields })
        if (of) found.push({ person: toPerson(of), expiresAt })
      }
      return found
    },
    use: (tokenHash, now, passwordHash, describe) =>
      write(async (transaction) => {
        const link = await openLink(transaction, tokenHash, now)
        if (!link) return false
        const { id, userId } = link
        // If it is used several times at once, the use that deletes it goes on; expired links are deleted along with it.
        const { count } = await transaction.verification.deleteMany({ where: { id } })
        if (count === 0) return false
        await transaction.verification.deleteMany({ where: { expiresAt: { lte: now } } })
        await transaction.account.updateMany({
          where: { userId, providerId: "credential" },
          data: { password: passwordHash },
        })
        await transaction.session.deleteMany({ where: { userId } })
        await endChallenges(transaction, userId)
        await transaction.knownBrowser.deleteMany({ where: { userId } })
        await addAccountActivity(transaction, userId, describe)
        return true
      }),
  }
}

/** The link with that token if it works, otherwise null; see PasswordLinkStore.use. */
async function openLink(
  client: Transaction,
  tokenHash: string,
  now: Date,
): Promise<{ id: number; userId: number } | null> {
  const where = { identifier: identifierOf(tokenHash), expiresAt: { gt: now } }
  const row = await client.verification.findFirst({ where })
  if (!row) return null
  const link = JSON.parse(row.value) as Value
  const { userId, madeFor, madeBy = null } = link
  if (!(await isOfPassword(client, link))) return null
  if (madeFor !== null && (await belongsElsewhere(client, userId, madeFor))) return null
  if (madeFor !== null && madeBy !== null && !(await isAdmin(client, madeFor, madeBy))) return null
  return { id: row.id, userId }
}

async function isOfPassword(client: Transaction, { userId, against }: Value): Promise<boolean> {
  return against === undefined || against === (await markOfPassword(client, userId))
}

/** Differs after each change of the person's password, and reveals nothing about it: the stored hash is salted. */
async function markOfPassword(client: Transaction, userId: number): Promise<string | null> {
  const where = { userId, providerId: "credential" }
  const account = await client.account.findFirst({ where, select: { password: true } })
  return account?.password ? createHash("sha256").update(account.password).digest("hex") : null
}
