/** What may be wrong with following the list of changes. */
export const changes = {
  cursorExpired:
    "This cursor is from too long ago: deletions since then are no longer told. Start again without a cursor.",
} as const
