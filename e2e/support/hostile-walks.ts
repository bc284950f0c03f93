import { readdir } from "node:fs/promises"
import type { RoutePermissions } from "@/lib/http/endpoint"
import { loadRoutes } from "@/server/route-table"
import type { Walk } from "./hostile-clients"

/** Every method of every route, and every page. */
export async function allWalks(): Promise<Walk[]> {
  const walks: Walk[] = []
  for (const { segments, module } of await loadRoutes()) {
    const path = `/${segments.join("/").replace("[id]", "2147483647").replace("[[...unknown]]", "nope")}`
    const { asked = {} } = (module.GET ?? {}) as { asked?: RoutePermissions }
    for (const method of Object.keys(asked)) walks.push({ method: method === "ANY" ? "POST" : method, path })
  }
  for (const file of await readdir("app", { recursive: true })) {
    if (!/(?:^|\/)page\.tsx$|^docs\/.*route\.ts$/.test(file)) continue
    const segments = file.split("/").slice(0, -1)
    const path = segments
      .filter((segment) => !segment.startsWith("("))
      .map((each) => (each === "[jobId]" ? "1" : each))
    walks.push({ method: "GET", path: `/${path.join("/")}` })
  }
  return walks
}
