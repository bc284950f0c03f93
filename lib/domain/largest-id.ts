/** Ids are the positive int32 of both databases: a greater number names nothing, and may not reach a statement. */
export const largestId = 2_147_483_647
