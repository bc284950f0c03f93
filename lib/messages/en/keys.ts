/** What may be wrong with an API key. */
export const keys = {
  nameMissing: "Enter a name that tells what the key is for.",
  scopesMissing: "Choose at least one scope.",
  scopesNotList: "Choose what the key may do: a list of scopes, or null for everything.",
  dayMissing: "Choose the last day.",
  dayNotGiven: "Choose the last day: one such as 2026-12-31, or null for never.",
  noSuchDay: "Choose a real day, written as 2026-12-31.",
  dayPassed: "This day has passed. Choose today or a later day.",
  notCreated: "The key could not be created",
  notChanged: "The key could not be changed",
  notRotated: "The key could not be rotated",
  revoked: "This key has been revoked. Create a new one.",
  expired: "This key has expired. Create a new one.",
  replaced: "This key has been replaced already. Rotate the key that is in its place.",
  replacedEnds: "This key has been replaced, and ends by itself. Revoke it to end it now.",
  changedMeanwhile: "This key is being changed. Try again in a moment.",
} as const
