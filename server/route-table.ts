import { readdir } from "node:fs/promises"
import path from "node:path"

type Params = Record<string, string | string[] | undefined>
export type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>
type RouteModule = Record<string, Handler | undefined>
export type Route = { segments: string[]; module: RouteModule }

/** Finds the handlers for a path, as Next would. */
export type RouteTable = (pathname: string) => { module: RouteModule; params: Params } | null

/** The table of all route files under `app/api`, made from the files themselves. */
export async function loadRouteTable(): Promise<RouteTable> {
  const loaded = await loadRoutes()
  loaded.sort((a, b) => rank(a).localeCompare(rank(b)))
  const routes = loaded.map(({ segments, module }) => ({ steps: segments.map(stepOf), module }))
  const longest = Math.max(...routes.map(({ steps }) => steps.length))
  // Every request is looked up: by its number of parts, and then among the few routes that can have that many.
  const byLength = Array.from({ length: longest + 2 }, (_, length) =>
    routes.filter(({ steps }) => steps.length === length || steps.at(-1)?.kind === "rest"),
  )
  return (pathname) => {
    const parts = pathname.replace(/\/$/, "").split("/").slice(1)
    const found = byLength[Math.min(parts.length, longest + 1)]?.find(({ steps }) => fits(steps, parts))
    return found ? { module: found.module, params: paramsOf(found.steps, parts) } : null
  }
}

/** Every route under `app/api`, with the segments of its path as its folders are named. */
export async function loadRoutes(): Promise<Route[]> {
  const files = (await readdir("app/api", { recursive: true })).filter(
    (file) => path.basename(file) === "route.ts",
  )
  return Promise.all(
    files.map(async (file): Promise<Route> => {
      const below = path.dirname(file).split(path.sep)
      // The bundler reads this pattern and includes every file that it may mean.
      const module = (await import(`../app/api/${below.join("/")}/route.ts`)) as RouteModule
      const segments = below.filter((segment) => !/^\(.*\)$/.test(segment))
      return { segments: ["api", ...segments], module }
    }),
  )
}

/** Sorts fixed segments before parameters, and parameters before a segment that takes the rest. */
function rank({ segments }: Route): string {
  return (
    segments
      .map((segment) => (segment.includes("...") ? "2" : segment.startsWith("[") ? "1" : "0"))
      .join("") + "3"
  )
}

/** What a segment of a route takes: a part with the same name, any one part, or all that are left. */
type Step =
  | { kind: "fixed"; part: string }
  | { kind: "one"; name: string }
  | { kind: "rest"; name: string; optional: boolean }

function stepOf(segment: string): Step {
  const rest = /^\[{1,2}\.\.\.(\w+)\]{1,2}$/.exec(segment)?.[1]
  if (rest) return { kind: "rest", name: rest, optional: segment.startsWith("[[") }
  const name = /^\[(\w+)\]$/.exec(segment)?.[1]
  return name ? { kind: "one", name } : { kind: "fixed", part: segment }
}

/** Whether these steps take `parts`, which are as many as the steps unless a step takes the rest. */
function fits(steps: Step[], parts: string[]): boolean {
  return steps.every((step, index) => {
    if (step.kind === "rest") return step.optional || index < parts.length
    return index < parts.length && (step.kind === "one" || step.part === parts[index])
  })
}

function paramsOf(steps: Step[], parts: string[]): Params {
  const params: Params = {}
  steps.forEach((step, index) => {
    if (step.kind === "one") params[step.name] = decode(parts[index] as string)
    if (step.kind === "rest") params[step.name] = parts.slice(index).map(decode)
  })
  return params
}

/** A part with a broken percent escape is left as it is: the route won't know it. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
