import type { SecondStep, TwoFactorStore } from "@/lib/domain/members/two-factor-store"
import { addAccountActivity } from "./activities"
import type { Client, Transaction } from "./engine/client"
import { endTrust } from "./known-browsers"
import { belongsElsewhere } from "./members"

/** A used step further ahead than this comes from before the clock was set back, and isn't held against anyone. */
const clockTolerance = 10

/** The second factors in the database; see TwoFactorStore for what each call promises. */
export function twoFactorStore({ read, write }: Client): TwoFactorStore {
  return {
    async find(userId) {
      const row = await read.twoFactor.findUnique({ where: { userId } })
      return row && { secret: row.secret, recoveryCodes: row.backupCodes, confirmed: row.verified === true }
    },
    async secondStepsOf(userId) {
      const [row, passkeys] = await Promise.all([
        read.twoFactor.findUnique({ where: { userId } }),
        read.passkey.count({ where: { userId } }),
      ])
      const steps: [SecondStep, boolean][] = [
        ["code", row?.verified === true],
        ["passkey", passkeys > 0],
        ["recovery_code", Boolean(row?.backupCodes) && (row?.verified === true || passkeys > 0)],
      ]
      return steps.flatMap(([step, has]) => (has ? [step] : []))
    },
    begin: (userId, secret) =>
      write(async (transaction) => {
        await lockPerson(transaction, userId)
        const row = await transaction.twoFactor.findUnique({ where: { userId } })
        if (row?.verified) return false
        await transaction.twoFactor.upsert({
          where: { userId },
          create: { userId, secret, backupCodes: "" },
          update: { secret },
        })
        return true
      }),
    confirm: (userId, { secret, step, recoveryCodes, sessionId }, describe) =>
      write(async (transaction) => {
        await lockPerson(transaction, userId)
        const { count } = await transaction.twoFactor.updateMany({
          where: { userId, secret, verified: false },
          data: { verified: true, lastStep: step, backupCodes: recoveryCodes },
        })
        if (count === 0) return false
        await requireSecondStep(transaction, userId, sessionId)
        await addAccountActivity(transaction, userId, describe)
        return true
      }),
    claimStep: (userId, step) =>
      write(async (transaction) => {
        const unused = [
          { lastStep: null },
          { lastStep: { lt: step } },
          { lastStep: { gt: step + clockTolerance } },
        ]
        const { count } = await transaction.twoFactor.updateMany({
          where: { userId, verified: true, OR: unused },
          data: { lastStep: step },
        })
        return count > 0
      }),
    replaceRecoveryCodes: (userId, recoveryCodes, describe) =>
      write(async (transaction) => {
        const { count } = await transaction.twoFactor.updateMany({
          where: { userId, user: { twoFactorEnabled: true } },
          data: { backupCodes: recoveryCodes },
        })
        if (count > 0) await addAccountActivity(transaction, userId, describe)
        return count > 0
      }),
    endApp: (userId, describe) =>
      write(async (transaction) => {
        await lockPerson(transaction, userId)
        const { count } = await transaction.twoFactor.updateMany({
          where: { userId, verified: true },
          data: { verified: false, secret: "", lastStep: null },
        })
        if (count === 0) return false
        await settleFactors(transaction, userId)
        await addAccountActivity(transaction, userId, describe)
        return true
      }),
    reset: (userId, { onlyMemberOf }, describe) =>
      write(async (transaction) => {
        await lockPerson(transaction, userId)
        if (onlyMemberOf !== null && (await belongsElsewhere(transaction, userId, onlyMemberOf)))
          return "elsewhere"
        const where = { id: userId, twoFactorEnabled: true }
        if (!(await transaction.user.findFirst({ where, select: { id: true } }))) return "none"
        await transaction.passkey.deleteMany({ where: { userId } })
        await transaction.twoFactor.deleteMany({ where: { userId } })
        await settleFactors(transaction, userId)
        await transaction.session.deleteMany({ where: { userId } })
        await endChallenges(transaction, userId)
        await addAccountActivity(transaction, userId, describe)
        return "reset"
      }),
  }
}

/**
 * Adjusts what depends on a person's factors after one was removed: the recovery codes go with the last factor, and every
 * browser asks for the second step again.
 */
export async function settleFactors(transaction: Transaction, userId: number): Promise<void> {
  const hasPasskey = (await transaction.passkey.count({ where: { userId } })) > 0
  const hasApp = (await transaction.twoFactor.count({ where: { userId, verified: true } })) > 0
  const enabled = hasPasskey || hasApp
  if (!enabled) await transaction.twoFactor.deleteMany({ where: { userId } })
  await transaction.user.update({ where: { id: userId }, data: { twoFactorEnabled: enabled } })
  await endTrust(transaction, userId)
}

/** Makes this transaction wait for others that change the same person's factors; see lockEmployer. */
export async function lockPerson(transaction: Transaction, userId: number): Promise<void> {
  await transaction.$executeRaw`UPDATE users SET name = name WHERE id = ${userId}`
}

/**
 * Requires a second step when the person signs in from now on, in every browser. With their first factor, all their sessions
 * but `sessionId` end: those began with only the password, which somebody else may know.
 */
export async function requireSecondStep(
  transaction: Transaction,
  userId: number,
  sessionId: number | null,
): Promise<void> {
  const where = { id: userId, twoFactorEnabled: false }
  const { count } = await transaction.user.updateMany({ where, data: { twoFactorEnabled: true } })
  const others = { userId, ...(sessionId !== null && { id: { not: sessionId } }) }
  if (count > 0) await transaction.session.deleteMany({ where: others })
  await endTrust(transaction, userId)
}

/** Ends every sign-in of a person that waits for its second step: the password that it began with is no longer valid. */
export async function endChallenges(transaction: Transaction, userId: number): Promise<void> {
  // The sign-in library chooses these names and values.
  const where = { identifier: { startsWith: "2fa-" }, value: String(userId) }
  await transaction.verification.deleteMany({ where })
}
