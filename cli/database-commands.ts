import { command, loadedActions } from "./program"

const databaseAction = loadedActions(async () => (await import("./database-actions")).databaseActions)

command("migrate", "Apply pending migrations.", databaseAction("migrate"))

command(
  "verify",
  "Check everything that is derived from the postings, and report what has drifted.",
  databaseAction("verify"),
).option("--repair", "rebuild what has drifted, while writes wait")

command("refresh", "Run the auto-refresh now.", databaseAction("refresh"))

command("seed-demo", "Create the demo employer with its 60 postings.", databaseAction("seedDemo"))

command(
  "backup <file>",
  "Copy the SQLite database to a new file. The server may be running.",
  databaseAction("backup"),
)

command(
  "restore <file>",
  "Replace the SQLite database with a backup. The server must be stopped.",
  databaseAction("restore"),
)

command(
  "expire-cursors",
  "Make every client that follows the list of changes start over.",
  databaseAction("expireCursors"),
)

command("copy", "Copy everything from SQLite to PostgreSQL, and compare every row.", databaseAction("copy"))
  .requiredOption("--from <address>", "the SQLite file, such as file:./data/openings.db")
  .option(
    "--to <address>",
    "an empty PostgreSQL database, or one that this command filled before; by default the one in TARGET_DATABASE_URL, which keeps its password out of the process list",
  )
