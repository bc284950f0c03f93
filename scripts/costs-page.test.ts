import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import type { RoutePermissions } from "@/lib/http/endpoint"

type RouteModule = { GET?: { asked?: RoutePermissions } }

const page = readFileSync("docs/security/costs-before-authentication.md", "utf8")

const appFiles = readdirSync("app", { recursive: true, encoding: "utf8" }).map((file) =>
  file.replaceAll("\\", "/"),
)

/** What the table of routes says: who may use each, by path and method. */
const said = new Map(
  [...page.matchAll(/^\| `(\/[^`]*)` +\| ([^|]*?) *\|/gm)].map(([, route = "", who = ""]) => [route, who]),
)

describe("the page on costs before authentication", () => {
  it("has a row for every route of the API, with who may use it", { timeout: 60_000 }, async () => {
    const routes = new Map<string, string>()
    for (const file of appFiles.filter((each) => /^api\/.*route\.ts$/.test(each))) {
      const module = (await import(/* @vite-ignore */ path.resolve("app", file))) as RouteModule
      const { asked = {} } = module.GET ?? {}
      const verbs = Object.entries(asked).map(([method, may]) => `\`${method}\` ${may}`)
      routes.set(`/${path.posix.dirname(file)}`, verbs.join(", "))
    }
    const ofApi = [...said].filter(([route]) => route.startsWith("/api/"))
    expect(Object.fromEntries(ofApi)).toEqual(Object.fromEntries(routes))
  })

  it("has a row for every page and every route beside the API", () => {
    const pages = appFiles
      .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file) && !file.startsWith("api/"))
      .map((file) => file.split("/").slice(0, -1))
      .map((folders) => `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`)
    const ofPages = [...said.keys()].filter((route) => !route.startsWith("/api/"))
    expect(ofPages.sort()).toEqual(pages.sort())
  })

  it("names what limits each route", () => {
    const bounds = [...page.matchAll(/^\| `\/.*\| ([^|]+?) *\|$/gm)].map(([, bound]) => bound)
    const known = ["key or session", "attempts", "places", "pages", "bundle", "one a connection"]
    expect(bounds.length).toBe(said.size)
    expect(bounds.filter((bound = "") => !known.includes(bound))).toEqual([])
  })
})
