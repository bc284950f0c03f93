import type { DescribeForMember } from "./account-activity"

/** Browsers in which people have signed in, each known by a random token of which the hash alone is kept. */
export type KnownBrowserStore = {
  /** Which of `tokenHashes` is of a browser in which the person with that email address has signed in; null is none. */
  find(email: string, tokenHashes: string[], now: Date): Promise<string | null>
  /**
   * Notes that the person signed in at `now` in the browser with that token, instead of all their others where it is the `only`
   * one. The ten that were used last are kept, for 180 days.
   */
  remember(email: string, tokenHash: string, now: Date, options: { only: boolean }): Promise<void>
  /**
   * Lets the password alone be enough in the browser with that token until `until`, in the place of the token `replacing`;
   * false where the person has no second factor any more.
   */
  trust(browser: TrustedBrowser, describe: DescribeForMember): Promise<boolean>
  /** Whether one of `tokenHashes` is of a browser in which that person's password alone is enough at `now`. */
  isTrusted(userId: number, tokenHashes: string[], now: Date): Promise<boolean>
  /** In how many browsers that person's password alone is enough at `now`. */
  countTrusted(userId: number, now: Date): Promise<number>
  /** Has every browser of the person ask for the second step again; what has been so already is not recorded. */
  endTrust(userId: number, now: Date, describe: DescribeForMember): Promise<void>
}

export type TrustedBrowser = {
  userId: number
  tokenHash: string
  replacing: string | null
  now: Date
  until: Date
}
