import type { EmployerId } from "../employers/employer"
import type { DescribeForMember } from "./account-activity"

/** The ways to complete a sign-in after the right password. */
export type SecondStep = "code" | "recovery_code" | "passkey"

/**
 * A person's app and recovery codes, both encrypted. `confirmed` is false until the app has shown a code, and for
 * recovery codes that only go with passkeys. An empty text means none.
 */
export type StoredTwoFactor = { secret: string; recoveryCodes: string; confirmed: boolean }

/** The result of a reset: "none" if there was no second factor, "elsewhere" if the person also belongs to other employers. */
export type FactorReset = "reset" | "none" | "elsewhere"

export type TwoFactorStore = {
  find(userId: number): Promise<StoredTwoFactor | null>
  /** The person's second steps; empty if the password is enough. */
  secondStepsOf(userId: number): Promise<SecondStep[]>
  /** Stores the secret of an app that has yet to show a code, replacing an earlier one; false if an app is in use. */
  begin(userId: number, secret: string): Promise<boolean>
  /**
   * Activates the app with that secret, all or nothing; false if another secret was stored. If it is the person's
   * first factor, their sessions other than `sessionId` end.
   */
  confirm(
    userId: number,
    app: { secret: string; step: number; recoveryCodes: string; sessionId: number | null },
    describe: DescribeForMember,
  ): Promise<boolean>
  /**
   * Claims the code of those 30 seconds (counted from 1970); false if it or a later one was used. Of several
   * simultaneous calls, one succeeds.
   */
  claimStep(userId: number, step: number): Promise<boolean>
  /** Replaces the recovery codes; false if the person has no second factor. */
  replaceRecoveryCodes(userId: number, recoveryCodes: string, describe: DescribeForMember): Promise<boolean>
  /** Removes the app; false if none is in use. Recovery codes stay if there are passkeys. */
  endApp(userId: number, describe: DescribeForMember): Promise<boolean>
  /**
   * Removes all second factors of a person and ends their sessions, provided that they are a member of `onlyMemberOf`
   * and of no other employer; null allows any.
   */
  reset(
    userId: number,
    options: { onlyMemberOf: EmployerId | null },
    describe: DescribeForMember,
  ): Promise<FactorReset>
}
