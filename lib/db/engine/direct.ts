import type { Statement, Steps } from "./steps"

/**
 * The database without Prisma between, for what is asked most: statements prepared once. `rows` never writes; `write` runs
 * its steps in one transaction, all or nothing, and answers when they are stored. Steps may be run again when they lost to
 * another writer.
 */
export type Direct = {
  rows<Row>(statement: Statement): Promise<Row[]>
  write<T>(steps: () => Steps<T>): Promise<T>
  /**
   * A way to write of its own, in which an employer's writes that wait at the same time share a transaction, each whole or not at
   * all. Of one employer's ways, one has a transaction under way at a time.
   */
  writeTogether(employerId: number): Direct["write"]
  close(): Promise<void>
}
