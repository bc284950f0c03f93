import { mostPasskeys } from "@/lib/domain/members/passkey"
import type { NewPasskey, PasskeyStore } from "@/lib/domain/members/passkey-store"
import { addAccountActivity } from "./activities"
import type { Client, Transaction } from "./engine/client"
import { lockPerson, requireSecondStep, settleFactors } from "./two-factor"

/** About this many challenges that strangers asked for are kept; the oldest go first. */
const mostChallenges = 10_000

/** The start of such a challenge's value, as the sign-in library stores it. */
const challengeValue = '{"type":"authentication"'

/** The passkeys in the database; see PasskeyStore. The sign-in library adds them: see auth-tables.ts. */
export function passkeyStore({ read, write }: Client): PasskeyStore {
  return {
    async list(userId) {
      const rows = await read.passkey.findMany({ where: { userId }, orderBy: { id: "asc" } })
      return rows.map(({ id, name, backedUp, createdAt, lastUsedAt }) => ({
        id,
        name: name ?? "Passkey",
        synced: backedUp,
        createdAt,
        lastUsedAt,
      }))
    },
    async credentialsOf(userId) {
      const rows = await read.passkey.findMany({ where: { userId }, orderBy: { id: "asc" } })
      return rows.map(({ credentialID, transports }) => ({
        id: credentialID,
        transports: transports ? transports.split(",") : [],
      }))
    },
    async ownerOf(credentialID) {
      const found = await read.passkey.findUnique({
        where: { credentialID },
        select: { userId: true, user: { select: { email: true } } },
      })
      return found && { userId: found.userId, email: found.user.email }
    },
    async noteUse(credentialID, now) {
      await write((transaction) =>
        transaction.passkey.updateMany({ where: { credentialID }, data: { lastUsedAt: now } }),
      )
    },
    rename: (userId, id, name, describe) =>
      write(async (transaction) => {
        const passkey = await transaction.passkey.findFirst({ where: { id, userId } })
        if (!passkey) return false
        if (passkey.name === name) return true
        await transaction.passkey.update({ where: { id }, data: { name } })
        await addAccountActivity(transaction, userId, describe(passkey.name ?? "Passkey"))
        return true
      }),
    remove: (userId, id, describe) =>
      write(async (transaction) => {
        await lockPerson(transaction, userId)
        const passkey = await transaction.passkey.findFirst({ where: { id, userId } })
        if (!passkey) return false
        await transaction.passkey.delete({ where: { id } })
        await settleFactors(transaction, userId)
        await addAccountActivity(transaction, userId, describe(passkey.name ?? "Passkey"))
        return true
      }),
    async forgetChallenges(now) {
      await write(async (transaction) => {
        const newest = await transaction.verification.findFirst({ orderBy: { id: "desc" } })
        const oldest = (newest?.id ?? 0) - mostChallenges
        const outdone = { id: { lte: oldest }, value: { startsWith: challengeValue } }
        await transaction.verification.deleteMany({ where: { OR: [{ expiresAt: { lte: now } }, outdone] } })
      })
    },
  }
}

/** Thrown within the transaction that adds a passkey, to roll it back. */
class TooManyPasskeys extends Error {}

/** Brings a person's second factor in line with a passkey that was just added, in the same transaction. */
export async function settleNewPasskey(
  transaction: Transaction,
  userId: number,
  { recoveryCodes, sessionId, told }: NewPasskey,
): Promise<void> {
  await lockPerson(transaction, userId)
  if ((await transaction.passkey.count({ where: { userId } })) > mostPasskeys) {
    told("too_many")
    throw new TooManyPasskeys()
  }
  await requireSecondStep(transaction, userId, sessionId)
  const kept = await transaction.twoFactor.findUnique({ where: { userId } })
  if (kept?.backupCodes) return told("beside_codes")
  await transaction.twoFactor.upsert({
    where: { userId },
    create: { userId, secret: "", backupCodes: recoveryCodes },
    update: { backupCodes: recoveryCodes },
  })
  told("with_codes")
}
