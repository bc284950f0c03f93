import manifest from "@/package.json" with { type: "json" }
import { database } from "./context"
import { endpoint, route } from "./endpoint"
import { logger } from "./log"

/** How long the database may take to answer, in milliseconds, before it counts as away. */
const patience = 2_000

/** The route for load balancers: 200 if the database works, 503 if it doesn't or takes no writes. */
export const health = route("/api/health", {
  GET: endpoint({
    may: "anyone",
    answer: async () => healthAnswer(await databaseState()),
  }),
})

/** Whether the service can do its work; a load balancer goes by the status. */
export function healthAnswer(database: "up" | "read_only" | "down"): Response {
  const up = database === "up"
  const body = { status: up ? "ok" : "unavailable", database, version: manifest.version }
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" }
  return new Response(JSON.stringify(body), { status: up ? 200 : 503, headers })
}

async function databaseState(): Promise<"up" | "read_only" | "down"> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database does not answer.")), patience)
  })
  try {
    return await Promise.race([database().state(), late])
  } catch (error) {
    logger().warn({ err: error }, "health: database down")
    return "down"
  } finally {
    clearTimeout(timer)
  }
}
