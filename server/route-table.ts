import { readdir } from "node:fs/promises"
import path from "node:path"

type Params = Record<string, string | string[] | undefined>
export type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>
type RouteModule = Record<string, Handler | undefined>
export type Route = { segments: string[]; module: RouteModule }

/** Finds the handlers for a path, as Next would. */
export type RouteTable = (pathname: string) => { module: RouteModule; params: Params } | null

/** The table of all route files below `app/api`, made from the files themselves. */
export async function loadRouteTable(): Promise<RouteTable> {
  const routes = await loadRoutes()
  routes.sort((a, b) => rank(a).localeCompare(rank(b)))
  return (pathname) => {
    const parts = pathname.replace(/\/$/, "").split("/").slice(1)
    for (const { segments, module } of routes) {
      const params = match(segments, parts)
      if (params) return { module, params }
    }
    return null
  }
}

/** Every route below `app/api`, with the segments of its path as its folders are called. */
export async function loadRoutes(): Promise<Route[]> {
  const files = (await readdir("app/api", { recursive: true })).filter(
    (file) => path.basename(file) === "route.ts",
  )
  return Promise.all(
    files.map(async (file): Promise<Route> => {
      const below = path.dirname(file).split(path.sep)
      // The bundler reads this pattern: it takes in every file that may be meant.
      const module = (await import(`../app/api/${below.join("/")}/route.ts`)) as RouteModule
      const segments = below.filter((segment) => !/^\(.*\)$/.test(segment))
      return { segments: ["api", ...segments], module }
    }),
  )
}

/** Sorts fixed segments before parameters, and parameters before what takes the rest. */
function rank({ segments }: Route): string {
  return (
    segments
      .map((segment) => (segment.includes("...") ? "2" : segment.startsWith("[") ? "1" : "0"))
      .join("") + "3"
  )
}

function match(segments: string[], parts: string[]): Params | null {
  const params: Params = {}
  for (const [index, segment] of segments.entries()) {
    const rest = /^\[{1,2}\.\.\.(\w+)\]{1,2}$/.exec(segment)?.[1]
    if (rest) {
      const taken = parts.slice(index).map(decode)
      if (taken.length === 0 && !segment.startsWith("[[")) return null
      return { ...params, [rest]: taken }
    }
    const part = parts[index]
    const name = /^\[(\w+)\]$/.exec(segment)?.[1]
    if (part === undefined || (!name && part !== segment)) return null
    if (name) params[name] = decode(part)
  }
  return segments.length === parts.length ? params : null
}

/** A part with a broken percent escape stands for itself: the route will not know it. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
