/** What time it is; specs have one of their own. */
export type Clock = { now(): Date }
