import type { Named, ApiSalaryPeriod } from "../support/api"
import { expectJson, expectProblem } from "../support/expectations"
import { expect, test } from "../support/fixtures"

const named = (names: string[]): Named[] => names.map((name, index) => ({ id: index + 1, name }))

const categories = [
  "Accounting",
  "Administrative",
  "Agriculture and Forestry",
  "Arts and Entertainment",
  "Banking, Finance and Insurance",
  "Community and Social Services",
  "Construction, Mining and Trades",
  "Creative and Graphic Design",
  "Customer Service and Support",
  "Education and Training",
  "Engineering",
  "Government",
  "Health Care",
  "Hospitality and Tourism",
  "Human Resources",
  "Information Technology",
  "Labour",
  "Law Enforcement and Security",
  "Legal",
  "Maintenance and Technicians",
  "Management and Executive",
  "Manufacturing and Production",
  "Non-profit",
  "Oil, Gas and Utilities",
  "Operations and Logistics",
  "Quality Assurance",
  "Real Estate",
  "Retail",
  "Sales and Marketing",
  "Science",
  "Software and Programming",
  "Telecommunications",
  "Transportation and Warehousing",
  "Other",
]

const periods: ApiSalaryPeriod[] = [
  { id: 1, name: "Yearly", unit: "year" },
  { id: 2, name: "Monthly", unit: "month" },
  { id: 3, name: "Weekly", unit: "week" },
  { id: 4, name: "Daily", unit: "day" },
  { id: 5, name: "Hourly", unit: "hour" },
]

const lists: [path: string, records: Named[]][] = [
  ["/positiontypes", named(["Full Time", "Part Time", "Contract", "Temp", "Volunteer"])],
  ["/jobcategories", named(categories)],
  ["/salaryperiods", periods],
  ["/applicantroutingtypes", named(["Email", "URL"])],
]

for (const [path, records] of lists) {
  test.describe(path, () => {
    test("returns exactly its records in order, without a key", async ({ anonymous }) => {
      const answer = await anonymous.get(path)
      expect(answer.status).toBe(200)
      expectJson(answer)
      expect(answer.body).toEqual({ data: records })
    })

    test("returns each record by its id, without a wrapper", async ({ anonymous }) => {
      for (const record of records) {
        const answer = await anonymous.get(`${path}/${record.id}`)
        expect(answer.status).toBe(200)
        expect(answer.body).toEqual(record)
      }
    })

    test("an unknown id answers 404", async ({ anonymous }) => {
      for (const id of [0, records.length + 1, "2147483648", "99999999999999999999"]) {
        expectProblem(await anonymous.get(`${path}/${id}`), { status: 404, code: "not_found" })
      }
    })

    test("an id that is not digits answers 400", async ({ anonymous }) => {
      for (const id of ["one", "-1", "1.0", "1e0", "0x1", "1a", "constructor", "__proto__"]) {
        expectProblem(await anonymous.get(`${path}/${id}`), { status: 400, code: "validation_failed" })
      }
    })
  })
}

for (const path of [...lists.flatMap(([list]) => [list, `${list}/1`]), "/locations", "/locations/156"]) {
  test(`${path} is cacheable by anyone, with a stable ETag`, async ({ anonymous }) => {
    const answer = await anonymous.get(path)
    expect(answer.headers.get("cache-control")).toMatch(/\bpublic\b/)
    expect(answer.headers.get("etag")).toMatch(/^(W\/)?"[^"]+"$/)
    expect((await anonymous.get(path)).headers.get("etag")).toBe(answer.headers.get("etag"))
  })

  test(`HEAD ${path} answers as GET, without a body`, async ({ anonymous }) => {
    const head = await anonymous.head(path)
    expect(head.status).toBe(200)
    expect(head.text).toBe("")
    expectSameHeaders(head.headers, (await anonymous.get(path)).headers)
  })

  test(`${path} has no writing methods`, async ({ anonymous }) => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const answer = await anonymous.send({ method, path })
      expectProblem(answer, { status: 405, code: "method_not_allowed" })
      expect(answer.headers.get("allow")).toMatch(/\bGET\b/)
      expect(answer.headers.get("allow")).not.toMatch(new RegExp(`\\b${method}\\b`))
    }
  })
}

function expectSameHeaders(head: Headers, get: Headers): void {
  for (const name of ["content-type", "etag", "cache-control"]) expect(head.get(name)).toBe(get.get(name))
}

test("different lists have different ETags", async ({ anonymous }) => {
  const tags = await Promise.all(lists.map(async ([path]) => (await anonymous.get(path)).headers.get("etag")))
  expect(new Set(tags).size).toBe(tags.length)
})
