import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { expect, test } from "vitest"
import { checkRules } from "@/lib/domain/checks/check-rules"
import { fieldCodeNotes } from "../field-codes"
import { jobChange } from "../jobs"
import { statusOf } from "../problems"
import { openApiDocument } from "./document"

type RouteModule = { OPTIONS(request: Request, context: { params: Promise<object> }): Promise<Response> }

const folder = path.resolve("app/api/v1.1")

/** The methods that the route in `file` offers, according to its `Allow` header. HEAD comes with every GET. */
async function offered(file: string): Promise<string[]> {
  const module = (await import(pathToFileURL(path.join(folder, file)).href)) as RouteModule
  const request = new Request("http://localhost", { method: "OPTIONS" })
  const { headers } = await module.OPTIONS(request, { params: Promise.resolve({}) })
  const template = `/${path.dirname(file).replaceAll(path.sep, "/")}`.replace(/\[(\w+)\]/g, "{$1}")
  const verbs = (headers.get("allow") ?? "").split(", ").filter((verb) => verb !== "HEAD")
  return verbs.map((verb) => `${verb} ${template}`)
}

test("the document lists exactly the methods that the routes offer", async () => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith("route.ts"))
  const routes = (await Promise.all(files.map(offered))).flat()
  const documented = Object.entries(openApiDocument().paths).flatMap(([template, item]) =>
    Object.keys(item).map((verb) => `${verb.toUpperCase()} ${template}`),
  )
  expect(documented.sort()).toEqual(routes.sort())
})

test("the document describes the job request that the service accepts", () => {
  const { NewJob, NamedPlace } = openApiDocument().components.schemas as Record<
    string,
    { properties: object }
  >
  expect(Object.keys(NewJob?.properties ?? {})).toEqual(Object.keys(jobChange.shape))
  expect(NewJob?.properties).toMatchObject({
    locations: {
      maxItems: 3,
      items: { $ref: "#/components/schemas/NamedPlace" },
    },
    positionType: {
      required: ["id"],
      properties: { id: { type: "integer" } },
    },
    confidential: { type: ["boolean", "null"] },
    referenceId: { type: ["string", "null"], maxLength: 50 },
  })
  expect(NamedPlace).toMatchObject({
    required: ["description"],
    properties: { description: { maxLength: 300 } },
  })
})

test("a job that is put or deleted by its reference must have one", () => {
  const { JobUpsert, JobReference, JobChange } = openApiDocument().components.schemas as Record<
    string,
    { properties: Record<string, object>; required?: string[] }
  >
  for (const body of [JobUpsert, JobReference]) {
    expect(body?.required).toEqual(["referenceId"])
    expect(body?.properties.referenceId).toMatchObject({ type: "string", minLength: 1 })
  }
  expect(JobChange?.properties.referenceId).toMatchObject({ type: ["string", "null"] })
})

test("every field of a batch operation is described", () => {
  const { BatchOperation } = openApiDocument().components.schemas as Record<
    string,
    { properties: Record<string, { description?: string }> }
  >
  const undescribed = Object.entries(BatchOperation?.properties ?? { none: {} }).filter(
    ([, { description }]) => !description,
  )
  expect(undescribed).toEqual([])
})

test("the requests that webhooks receive are described, tests included", () => {
  const { webhooks, components } = openApiDocument()
  const sent = Object.values(webhooks as Record<string, { post: { requestBody: object } }>)
  expect(sent.map(({ post }) => post.requestBody)).toMatchObject(
    ["WebhookEvent", "WebhookTest"].map((name) => ({
      content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
    })),
  )
  // What is sent names its event in the `webhook-id` header; a listed delivery has the event's id as a field.
  expect(components.schemas?.WebhookEvent).toMatchObject({ required: ["type", "timestamp", "data"] })
  expect(components.schemas?.DeliveredEvent).toMatchObject({ properties: { id: { type: "string" } } })
})

test("an error response lists only the codes of its status, where generators look", () => {
  const { responses } = openApiDocument().paths["/jobs/{id}"]?.get as {
    responses: Record<number, { content: Record<string, { schema: object }> }>
  }
  expect(responses[401]?.content["application/json"]?.schema).toMatchObject({
    allOf: [{ $ref: "#/components/schemas/Problem" }, { properties: { code: { enum: ["unauthorized"] } } }],
  })
})

test("a dry run of a new job has no ETag in the document", () => {
  const { responses } = openApiDocument().paths["/jobs"]?.post as {
    responses: Record<number, { headers: object }>
  }
  expect(Object.keys(responses[200]?.headers ?? {})).not.toContain("ETag")
  expect(Object.keys(responses[201]?.headers ?? {})).toContain("ETag")
})

/** Where v1.1 reports problems with a field. */
const judging = [
  "lib/domain/jobs",
  "lib/domain/webhooks",
  "lib/api/v1.1",
  "lib/api/fields.ts",
  "lib/api/id-path.ts",
  "lib/api/receive.ts",
  "lib/http/idempotency.ts",
]

/** The codes as they appear in the source: `code: "…"`, `problems.add(field, "…", …)` and `condition ? "…" : "…"`. */
const codes =
  /\bcode: "(\w+)"|\.add\(\s*(?:[\w.]+|"[^"]*"|`[^`]*`),\s*"(\w+)"|const code = .*\? "(\w+)" : "(\w+)"/g

test("the codes of errors[] in the document are exactly those that the service uses", async () => {
  const made = new Set<string>()
  for (const place of judging) {
    const within = place.endsWith(".ts") ? [""] : await readdir(place, { recursive: true })
    for (const file of within.map((each) => path.join(place, each)))
      if (/(?<!\.test)\.ts$/.test(file) && !file.includes("openapi"))
        for (const found of (await readFile(file, "utf8")).matchAll(codes))
          for (const code of found.slice(1)) if (code) made.add(code)
  }
  // Removes the codes of whole errors, and Zod's own code for a custom rule.
  for (const code of [...Object.keys(statusOf), "custom"])
    if (!["duplicate_reference_id", "not_available_on_plan"].includes(code)) made.delete(code)
  expect(Object.keys(fieldCodeNotes).sort()).toEqual([...made].sort())
  // The findings of the posting check, which come with the error `check_failed`.
  const ruleCodes = checkRules.map(({ code }) => code)
  const { FieldProblem } = openApiDocument().components.schemas as Record<string, { properties: object }>
  expect(FieldProblem?.properties).toMatchObject({
    code: { enum: [...Object.keys(fieldCodeNotes), ...ruleCodes] },
  })
})
