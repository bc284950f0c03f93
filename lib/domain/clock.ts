/** The current time; specs have a clock of their own. */
export type Clock = { now(): Date }
