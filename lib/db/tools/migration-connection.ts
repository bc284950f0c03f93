/** The record of an applied migration; `checksum` is the SHA-256 of its file, as in Prisma. */
export type MigrationRecord = { id: string; checksum: string; name: string }

/** A connection that holds the lock for migrating its database until it is closed. */
export type MigrationConnection = {
  /** The names of the existing tables. */
  tables(): Promise<string[]>
  rows(sql: string): Promise<unknown[]>
  /** Creates the table of applied migrations, as Prisma creates it. */
  makeTable(): Promise<void>
  /** Runs a migration's statements and records the migration, in one transaction. */
  apply(sql: string, record: MigrationRecord): Promise<void>
  close(): Promise<void>
}
