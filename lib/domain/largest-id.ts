/** Ids are positive int32 in both databases: a larger number matches nothing, and must not reach a statement. */
export const largestId = 2_147_483_647
