import { readdir } from "node:fs/promises"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { expect, test } from "vitest"
import { jobChange } from "../jobs"
import { openApiDocument } from "./document"

type RouteModule = { OPTIONS(request: Request, context: { params: Promise<object> }): Promise<Response> }

const folder = path.resolve("app/api/v1.1")

/** The verbs that the route in `file` offers, as it tells itself in `Allow`. HEAD comes with every GET. */
async function offered(file: string): Promise<string[]> {
  const module = (await import(pathToFileURL(path.join(folder, file)).href)) as RouteModule
  const request = new Request("http://localhost", { method: "OPTIONS" })
  const { headers } = await module.OPTIONS(request, { params: Promise.resolve({}) })
  const template = `/${path.dirname(file).replaceAll(path.sep, "/")}`.replace(/\[(\w+)\]/g, "{$1}")
  const verbs = (headers.get("allow") ?? "").split(", ").filter((verb) => verb !== "HEAD")
  return verbs.map((verb) => `${verb} ${template}`)
}

test("the document names exactly the verbs that the routes offer", async () => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith("route.ts"))
  const routes = (await Promise.all(files.map(offered))).flat()
  const documented = Object.entries(openApiDocument().paths).flatMap(([template, item]) =>
    Object.keys(item).map((verb) => `${verb.toUpperCase()} ${template}`),
  )
  expect(documented.sort()).toEqual(routes.sort())
})

test("the document says of a job request what the service accepts", () => {
  const { NewJob } = openApiDocument().components.schemas as Record<string, { properties: object }>
  expect(Object.keys(NewJob?.properties ?? {})).toEqual(Object.keys(jobChange.shape))
  expect(NewJob?.properties).toMatchObject({
    locations: { items: { required: ["description"], properties: { description: { maxLength: 300 } } } },
    positionType: {
      required: ["id"],
      properties: { id: { anyOf: [{ type: "integer" }, { type: "string", pattern: "^\\d+$" }] } },
    },
    confidential: { type: ["boolean", "null"] },
    referenceId: { type: ["string", "null"], maxLength: 50 },
  })
})
