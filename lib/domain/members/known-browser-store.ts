/** Browsers in which people have signed in, each known by a random token of which the hash alone is kept. */
export type KnownBrowserStore = {
  /** Which of `tokenHashes` is of a browser in which the person with that e-mail address has signed in; null is none. */
  find(email: string, tokenHashes: string[], now: Date): Promise<string | null>
  /**
   * Notes that the person signed in at `now` in the browser with that token, instead of all their others where it is the `only`
   * one. The ten that were used last are kept, for 180 days.
   */
  remember(email: string, tokenHash: string, now: Date, options: { only: boolean }): Promise<void>
}
