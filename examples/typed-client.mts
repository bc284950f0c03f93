// Calls a service with types generated from its OpenAPI document: see README.md beside this file.
import createClient from "openapi-fetch"
import type { components, paths } from "./openings-api.d.ts"

type Schemas = components["schemas"]

const { OPENINGS_URL = "http://localhost:3000", OPENINGS_KEY = "" } = process.env
const api = createClient<paths>({
  baseUrl: `${OPENINGS_URL}/api/v1.1`,
  headers: { "API-Key": OPENINGS_KEY },
})

const place: Schemas["NamedPlace"] = { description: "Montréal, QC" }
const salary: Schemas["SalaryChange"] = { amount: 24.75, period: { id: 5 } }
const posting: Schemas["NewJob"] = {
  referenceId: `typed-${process.pid}`,
  title: "Pastry Cook",
  status: "draft",
  locations: [place],
  categories: [{ id: 14 }],
  positionType: { id: 1 },
  salary,
  description: "<p>Bake with us.</p>",
  applicantRoutingType: { id: 1 },
  applicationEmail: "jobs@example.com",
}

const created = await api.POST("/jobs", { body: posting })
if (created.error) throw new Error(said(created.error))
const { id } = created.data

// Fields requested with `fields` are always present.
const listed = await api.GET("/jobs", {
  params: { query: { fields: ["closeDate", "etag"], status: "draft" } },
})
if (listed.error) throw new Error(said(listed.error))
const drafts = listed.data.data as Pick<Schemas["WholeListedJob"], "id" | "title" | "closeDate" | "etag">[]
const draft = drafts.find((each) => each.id === id)
if (!draft) throw new Error("The new posting is not in the list.")

const path = { id }
const changed = await api.PUT("/jobs/{id}", {
  params: { path, header: { "If-Match": draft.etag } },
  body: { title: "Head Pastry Cook", salary: { maxAmount: 28 } },
})
if (changed.error) throw new Error(said(changed.error))

const history = await api.GET("/jobs/changes", { params: { query: { limit: 500 } } })
if (history.error) throw new Error(said(history.error))
const upserts = history.data.data.flatMap((change: Schemas["Change"]) =>
  change.type === "upsert" ? [change.job] : [],
)

const refused = await api.PUT("/jobs/{id}", { params: { path }, body: { title: "" } })
const deleted = await api.DELETE("/jobs/{id}", { params: { path } })
if (deleted.error) throw new Error(said(deleted.error))

console.log(
  JSON.stringify({
    title: changed.data.title,
    closeDate: draft.closeDate,
    told: upserts.some((job) => job.id === id && job.title === changed.data.title),
    refused: refused.error?.errors?.map(({ field, code }) => `${field} ${code}`),
  }),
)

/** What went wrong, with every field that has to be corrected. */
function said({ message, errors = [] }: Schemas["Problem"]): string {
  return [message, ...errors.map((each) => `${each.field}: ${each.message}`)].join("\n")
}
