import { beginSetUp } from "@/lib/domain/employers/set-up"
import { ServiceError } from "@/lib/domain/errors"
import { database, serviceContext } from "@/lib/http/context"
import { logger } from "@/lib/http/log"
import { offerDemo } from "./demo"

const retryMilliseconds = 1_000

/** While the database stays away, the log says so this often, in tries. */
const triesPerLine = 30

/** What waiting does not mend, in the words of the drivers: a wrong password, a database that nobody has made. */
const misconfigured = [
  ...["AuthenticationFailed", "DatabaseDoesNotExist", "DatabaseAccessDenied", "P1000", "P1003", "P1010"],
  ...["uthentication failed", "does not exist"],
]

/**
 * Makes the database ready to serve, and answers the token with which the first employer can be made, or null where there
 * is one. While the database is away it tries again every second; `meanwhile` is called once, to refuse who asks until then.
 */
export async function prepareService(
  address: string,
  meanwhile: () => Promise<void>,
): Promise<string | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      const applied = await database().migrate()
      if (applied.length > 0)
        console.log(`Applied ${applied.length} database migration(s): ${applied.join(", ")}`)
      if (!process.env.DATABASE_URL) await offerDemo(serviceContext(), address)
      return await beginSetUp(serviceContext())
    } catch (error) {
      const away = error instanceof ServiceError && error.code === "unavailable"
      const fault = away ? error.cause : error
      const said = described(fault)
      if (misconfigured.some((words) => said.includes(words))) {
        process.stderr.write(`The database refuses this service: ${said}. Look at DATABASE_URL.\n`)
        process.exit(1)
      }
      if (!away) throw error
      if (attempt === 1) await meanwhile()
      if (attempt % triesPerLine === 1)
        logger().error({ attempt, err: fault }, "the database cannot be reached; trying again every second")
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
    }
  }
}

/** What the database's driver said, in one line. */
function described(cause: unknown): string {
  const { code = "", message = "", cause: inner } = (cause ?? {}) as Record<string, unknown>
  return `${String(code)} ${String(message)} ${inner ? JSON.stringify(inner) : ""}`
    .replace(/\s+/g, " ")
    .trim()
}
