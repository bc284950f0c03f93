/** Problems with following the change list. */
export const changes = {
  cursorExpired:
    "This cursor can no longer be used: it is older than 90 days, or the service was restored from a backup. Start again without a cursor.",
} as const
