import type { EmployerId } from "../employers/employer"
import type { DescribeForMember } from "./account-activity"

/** What a person can finish signing in with once the password was right. */
export type SecondStep = "code" | "recovery_code" | "passkey"

/**
 * A person's app and recovery codes, both encrypted. `confirmed` is false before the app has shown a code, and where there
 * are recovery codes for passkeys alone. An empty text is none.
 */
export type StoredTwoFactor = { secret: string; recoveryCodes: string; confirmed: boolean }

/** What came of a reset: "none" where there was no second factor, "elsewhere" where the person belongs to others too. */
export type FactorReset = "reset" | "none" | "elsewhere"

export type TwoFactorStore = {
  find(userId: number): Promise<StoredTwoFactor | null>
  /** What the person has for the second step; empty where the password is enough. */
  secondStepsOf(userId: number): Promise<SecondStep[]>
  /** Keeps the secret of an app that has yet to show a code, in the place of an earlier one; false where an app is in use. */
  begin(userId: number, secret: string): Promise<boolean>
  /**
   * Takes the app with that secret into use, all or nothing; false where it is not the one that was begun with. Where it is
   * the person's first factor, their sessions other than `sessionId` end.
   */
  confirm(
    userId: number,
    app: { secret: string; step: number; recoveryCodes: string; sessionId: number | null },
    describe: DescribeForMember,
  ): Promise<boolean>
  /** Whether nobody has used the code of those 30 seconds (counted from 1970) or a later one: of several at once, one wins. */
  claimStep(userId: number, step: number): Promise<boolean>
  /** Puts new recovery codes in the place of the others; false where the person has no second factor. */
  replaceRecoveryCodes(userId: number, recoveryCodes: string, describe: DescribeForMember): Promise<boolean>
  /** Ends the use of the app; false where none is in use. Recovery codes stay where there are passkeys. */
  endApp(userId: number, describe: DescribeForMember): Promise<boolean>
  /**
   * Takes all second factors of a person away and ends their sessions, provided that they are a member of `onlyMemberOf` and of
   * no other employer; null is of whichever.
   */
  reset(
    userId: number,
    options: { onlyMemberOf: EmployerId | null },
    describe: DescribeForMember,
  ): Promise<FactorReset>
}
