import manifest from "@/package.json" with { type: "json" }
import { database } from "./context"
import { endpoint, route } from "./endpoint"
import { logger } from "./log"

/** How long the database may take to answer, in milliseconds, before it counts as away. */
const patience = 2_000

/** The route that load balancers ask: 200 where the database answers, 503 where it does not. */
export const health = route("/api/health", {
  GET: endpoint({
    may: "anyone",
    async answer() {
      const up = await databaseAnswers()
      const body = {
        status: up ? "ok" : "unavailable",
        database: up ? "up" : "down",
        version: manifest.version,
      }
      const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" }
      return new Response(JSON.stringify(body), { status: up ? 200 : 503, headers })
    },
  }),
})

async function databaseAnswers(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database does not answer.")), patience)
  })
  try {
    await Promise.race([database().ping(), late])
    return true
  } catch (error) {
    logger().warn({ err: error }, "health: database down")
    return false
  } finally {
    clearTimeout(timer)
  }
}
