/** What is noted of a migration that was applied; `checksum` is the SHA-256 of its file, as Prisma has it. */
export type MigrationRecord = { id: string; checksum: string; name: string }

/** A connection that holds the one lock of those who migrate the same database, until it is closed. */
export type MigrationConnection = {
  /** The names of the tables there are. */
  tables(): Promise<string[]>
  rows(sql: string): Promise<unknown[]>
  /** Makes the table of applied migrations, as Prisma makes it. */
  makeTable(): Promise<void>
  /** Runs the statements of a migration and notes it, in one transaction. */
  apply(sql: string, record: MigrationRecord): Promise<void>
  close(): Promise<void>
}
