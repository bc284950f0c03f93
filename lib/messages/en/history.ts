/** Problems with restoring a job. */
export const history = {
  versionMissing: "Say which version to restore.",
  bringBackFirst: "This job is in the bin. Restore it first, without a version; then restore the version.",
  badCursor: "This isn’t a cursor of this history. Start without one.",
  versionNotNumber: "A version is a whole number of 1 or more.",
} as const
