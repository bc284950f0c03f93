import { ServiceError } from "@/lib/domain/errors"
import { findDatabaseFault, requireFile, requireUndamaged } from "@/lib/db/engine/find-database-fault"
import { env } from "@/lib/env"
import { database } from "@/lib/http/context"
import { inEnglish } from "@/lib/messages/message"

/** These commands create a missing database, or work on another one. */
const makingDatabase = ["migrate", "create-employer", "seed-demo", "restore", "copy"]

/** These can live with a damaged one. */
const replacingDatabase = ["restore", "copy"]

/** These work on one of an older version too. */
const ageless = ["backup", "expire-cursors", ...makingDatabase]

/** Throws what is to be done if the command `name` can't work on the database as it is. */
export async function requireUsable(name: string): Promise<void> {
  const { DATABASE_URL } = env()
  if (!makingDatabase.includes(name)) requireFile(DATABASE_URL, "DATABASE_URL")
  if (!replacingDatabase.includes(name)) await requireUndamaged(DATABASE_URL)
  if (ageless.includes(name) || (await database().isMigrated())) return
  const fault = await findDatabaseFault(DATABASE_URL)
  const older = 'The database has no tables yet, or those of an older version. Run "openings migrate" first.'
  throw new ServiceError("validation_failed", inEnglish(fault?.sentence ?? older))
}
