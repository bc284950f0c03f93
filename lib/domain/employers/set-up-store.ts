import type { Activity } from "../activity/activity"
import type { Belonging } from "../members/account-activity"
import type { Language } from "@/lib/messages/language"
import type { Employer } from "./employer"

export type FirstAdmin = { name: string; email: string; passwordHash: string; language: Language }

/** The first employer and admin of an empty installation, created through a link that works once. */
export type SetUpStore = {
  /** Stores the hash of the link's token, replacing an earlier one. */
  begin(tokenHash: string): Promise<void>
  /** Whether the token is the stored one, and nobody can sign in yet. */
  isOpen(tokenHash: string): Promise<boolean>
  /**
   * Creates both with the records that `describe` makes of them, and uses up the token, if it is the stored one and
   * nobody can sign in yet.
   */
  finish(
    tokenHash: string,
    employer: { name: string; timeZone: string },
    admin: FirstAdmin,
    describe: (employer: Employer, admin: Belonging) => Activity[],
  ): Promise<boolean>
}
