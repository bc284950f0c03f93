import type { DescribeForMember } from "./account-activity"

/** Browsers in which people have signed in, each known by a random token, of which only the hash is stored. */
export type KnownBrowserStore = {
  /** Which of `tokenHashes` belongs to a browser in which the person with that email address has signed in; null means none. */
  find(email: string, tokenHashes: string[], now: Date): Promise<string | null>
  /**
   * Notes that the person signed in at `now` in the browser with that token, which replaces all others if it is the
   * `only` one. The ten that were used last are kept, for 180 days.
   */
  remember(email: string, tokenHash: string, now: Date, options: { only: boolean }): Promise<void>
  /**
   * Lets the browser with that token skip the second step until `until`, replacing the token `replacing`; false if
   * the person no longer has a second factor.
   */
  trust(browser: TrustedBrowser, describe: DescribeForMember): Promise<boolean>
  /** Whether one of `tokenHashes` belongs to a browser in which that person only needs the password at `now`. */
  isTrusted(userId: number, tokenHashes: string[], now: Date): Promise<boolean>
  /** In how many browsers that person only needs the password at `now`. */
  countTrusted(userId: number, now: Date): Promise<number>
  /** Makes every browser of the person ask for the second step again; recorded only if that changes anything. */
  endTrust(userId: number, now: Date, describe: DescribeForMember): Promise<void>
}

export type TrustedBrowser = {
  userId: number
  tokenHash: string
  replacing: string | null
  now: Date
  until: Date
}
