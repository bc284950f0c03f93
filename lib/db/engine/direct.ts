import type { Statement, Steps } from "./steps"

/**
 * The database without Prisma between, for what is asked most: statements prepared once. `rows` never writes; `write` runs
 * its steps in one transaction, all or nothing, and answers when they are stored. Steps may be run again when they lost to
 * another writer.
 */
export type Direct = {
  rows<Row>(statement: Statement): Promise<Row[]>
  /** Who writes to the jobs of an employer names it, and is kept apart from transactions that others of its writes share. */
  write<T>(steps: () => Steps<T>, employerId?: number): Promise<T>
  /**
   * A way to write of its own, in which an employer's writes that wait at the same time share a transaction, each whole or not at
   * all. One such transaction is under way for an employer at a time, and no other write to its jobs.
   */
  writeTogether(employerId: number): Direct["write"]
  close(): Promise<void>
}
