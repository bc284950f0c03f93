import type { Statement, Steps } from "./steps"

/**
 * The database without Prisma, for the most frequent queries: statements are prepared once. `rows` never writes; `write` runs
 * its steps in one transaction, all or nothing, and resolves when they are stored. Steps may run again if they lost to another
 * writer.
 */
export type Direct = {
  rows<Row>(statement: Statement): Promise<Row[]>
  /** A write to an employer's jobs names the employer, and is kept apart from transactions that the employer's other writes share. */
  write<T>(steps: () => Steps<T>, employerId?: number): Promise<T>
  /**
   * A separate way to write, in which an employer's writes that wait at the same time share a transaction; each is stored whole
   * or not at all. Only one such transaction runs per employer at a time, and no other write to its jobs meanwhile.
   */
  writeTogether(employerId: number): Direct["write"]
  close(): Promise<void>
}
