/** What may be wrong with bringing back what a job was. */
export const history = {
  versionMissing: "Say which version to restore.",
  bringBackFirst: "This job is in the bin. Bring it back first, without a version; then restore the version.",
  badCursor: "This isn't a cursor of this history. Start without one.",
  versionNotNumber: "A version is a whole number from 1 on.",
} as const
