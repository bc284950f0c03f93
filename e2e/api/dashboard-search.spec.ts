import type { ApiClient, ApiJob, ApiPage } from "../support/api"
import { expectProblem, invalid } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test as base } from "../support/fixtures"

const test = base.extend<{ dashboard: ApiClient }>({
  dashboard: async ({ server, operator, employer }, use) => {
    await use(server.with({ "API-Key": (await operator.createKey(employer)).apiKey }))
  },
})

type Counts = Record<"all" | "active" | "draft" | "archived", number>

const postings = {
  industrial: { title: "Electrician, Industrial", referenceId: "EL-204", place: "Vancouver, BC" },
  night: { title: "Électricien de nuit", referenceId: "N-16", place: "Montréal, QC" },
  nurse: { title: "Night Nurse", referenceId: "N-17", place: "Kelowna, BC" },
  tech: { title: "Lab Technician (100%)", referenceId: "T", place: "Dry Gulch, BC" },
  care: { title: "Préposé à l’entretien", referenceId: "P", place: "Trois-Rivières, QC" },
  chef: { title: "Sous-chef", referenceId: "S", place: "L'Assomption, QC" },
}
type Name = keyof typeof postings

const finds: [term: string, found: Name[]][] = [
  ["electrician", ["industrial"]],
  ["VANCOUVER indus electr", ["industrial"]],
  ["el-204 vancouver, bc", ["industrial"]],
  ["montreal nuit", ["night"]],
  ["Nuit MONTRÉAL électricien", ["night"]],
  ["  night  ", ["nurse"]],
  ["17 n", ["nurse"]],
  ["bc", ["industrial", "nurse", "tech"]],
  ["gulch tech", ["tech"]],
  ["100% lab", ["tech"]],
  // One typo per word: a missing, extra or wrong letter, or two letters swapped, also in a word that is not complete yet.
  ["elecrician", ["industrial"]],
  ["electrrician vancuover", ["industrial"]],
  ["elecrtici", ["industrial", "night"]],
  ["nruse", ["nurse"]],
  ["kelwona nirse", ["nurse"]],
  ["drry gulch", ["tech"]],
  // Words joined by hyphens and apostrophes, whole and in part.
  ["trois-rivieres", ["care"]],
  ["Trois-Riv", ["care"]],
  ["rivières prepose", ["care"]],
  ["l’assomption", ["chef"]],
  ["assomption", ["chef"]],
  ["trois-rivires", ["care"]],
  ["l'asomption", ["chef"]],
  ["l'entretein", ["care"]],
  ["sous-chfe", ["chef"]],
  ["l'entretein-sous-chfe", []],
  // Two typos, a different number, and words from different postings find nothing.
  ["elecricain", []],
  ["n-18 nurse", []],
  ["electrician nurse", []],
  ["vancouver montreal", []],
  ['"lab" OR nurse', []],
]

/** What the list and its counts return to `dashboard`, whose paths start at the root of the service. */
async function found(
  dashboard: ApiClient,
  query: string,
): Promise<{ ids: number[]; total: number; counts: Counts }> {
  const { status, body, text } = await dashboard.get<ApiPage<ApiJob>>(
    `/api/dashboard/jobs?pageSize=100&fields=closeDate,findings&${query}`,
  )
  expect(status, text).toBe(200)
  const counts = await dashboard.get<Counts>(`/api/dashboard/job-counts?${query}`)
  const { total } = body.paging
  expect(body.data).toHaveLength(total)
  return { ids: body.data.map(({ id }) => id), total, counts: counts.body }
}

const term = (text: string) => `q=${encodeURIComponent(text)}`

test("dashboard search finds words in any order, in title, reference and place, with one typo in each", async ({
  api,
  dashboard,
}) => {
  const ids = {} as Record<Name, number>
  for (const [name, { title, referenceId, place }] of Object.entries(postings)) {
    const job = await api.createJob(jobBody({ title, referenceId, locations: [{ description: place }] }))
    ids[name as Name] = job.id
  }
  for (const [text, names] of finds) {
    const { ids: told, counts } = await found(dashboard, term(text))
    expect(told, text).toEqual(names.map((name) => ids[name]).toReversed())
    expect(counts, text).toEqual({ all: names.length, active: names.length, draft: 0, archived: 0 })
  }

  // Sorting, filters and pages work as they do without a search.
  const bc = await found(dashboard, `${term("bc")}&sort=title`)
  expect(bc.ids).toEqual([ids.industrial, ids.tech, ids.nurse])
  await api.put(`/jobs/${ids.tech}`, { status: "archived", categories: [{ id: 34 }] })
  expect((await found(dashboard, `${term("bc gluch")}&sort=-closeDate&categoryId=34`)).ids).toEqual([
    ids.tech,
  ])
  expect((await found(dashboard, `${term("bc")}&status=active`)).ids).toEqual([ids.nurse, ids.industrial])
  expect((await found(dashboard, `${term("elecrician")}&status=draft`)).ids).toEqual([])
  const second = `/api/dashboard/jobs?${term("bc")}&pageSize=2&page=2`
  const page = await dashboard.get<ApiPage<ApiJob>>(second)
  expect(page.body.data.map(({ id }) => id)).toEqual([ids.industrial])
  expect(page.body.paging).toMatchObject({ total: 3, page: 2, pages: 2 })
  const file = await dashboard.get(`/api/dashboard/jobs.csv?${term("kelwona nurse")}`)
  expect(file.text).toContain("Night Nurse")
  expect(file.text).not.toContain("Technician")

  // A word that some posting contains is not corrected, and a word added by a change is known.
  const nurses = await api.createJob(jobBody({ title: "Nurze Aide", referenceId: null }))
  expect((await found(dashboard, term("nurze"))).ids).toEqual([nurses.id])
  await api.put(`/jobs/${nurses.id}`, { title: "Glazier" })
  expect((await found(dashboard, term("glaizer"))).ids).toEqual([nurses.id])

  // The public API searches for the term as it is.
  for (const text of ["industrial vancouver", "elecrician", "bc"])
    expect((await api.jobs(`?${term(text)}`)).paging.total, text).toBe(0)
  expect((await api.jobs(`?${term("electrician, ind")}`)).paging.total).toBe(1)
})

test("hostile search terms are treated as plain words, and one that is too long is refused", async ({
  api,
  dashboard,
}) => {
  await api.createJob(jobBody({ title: "Baker", referenceId: null }))
  const letters = Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x4e00 + index))
  for (const text of [
    ...[
      '" OR "',
      "NEAR(a b)",
      "terms : baker",
      "%%% ___",
      "\\ ' ''",
      "*",
      "(((",
      "$1 $2",
      ", ; ,",
      "baker AND",
    ],
    letters.join(" "),
    "x".repeat(256),
    Array.from({ length: 51 }, (_, index) => String.fromCharCode(97 + (index % 26)).repeat(4)).join(" "),
  ])
    expect((await found(dashboard, term(text))).total, text).toBe(0)
  expect((await found(dashboard, term("   "))).total).toBe(1)
  for (const path of ["jobs", "job-counts", "jobs.csv", "jobs.json"]) {
    const refused = await dashboard.get(`/api/dashboard/${path}?${term("x".repeat(257))}`)
    expectProblem(refused, { ...invalid, fields: ["q"] })
  }
})

test("search reveals nothing about confidential postings to a key without the scope", async ({
  api,
  dashboard,
  server,
  operator,
  employer,
}) => {
  await api.createJob(jobBody({ title: "Zoologist", confidential: true }))
  await api.createJob(jobBody({ title: "Zoolozist" }))
  const { apiKey } = await operator.createKey(employer, { scopes: ["jobs:read"] })
  const key = server.with({ "API-Key": apiKey })
  // For this key no posting contains the word, so it is corrected to the other one.
  expect((await found(key, term("zoologist"))).total).toBe(1)
  expect((await found(dashboard, term("zoologist"))).total).toBe(1)
  expect((await found(key, term("zoologits"))).total).toBe(0)
  expect((await found(dashboard, term("zoologits"))).total).toBe(1)
})
