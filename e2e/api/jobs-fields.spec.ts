import type { Job } from "../support/api"
import { addDays, today } from "../support/dates"
import { expectJobForm, expectProblem } from "../support/expectations"
import { type Body, codePoints, fullJobBody, jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

type Rule = {
  field: string
  /** The part of a job's body in which `value` stands for the field. */
  send(value: unknown): Body
  read(job: Job): unknown
  /** What is sent and, where it differs, what is stored. */
  accepted: [what: string, value: unknown, stored?: unknown][]
  /** Values that count as none: refused under the code `required`. */
  required?: [what: string, value: unknown][]
  /** A third entry stands where the error may be about the whole that holds the field. */
  refused: [what: string, value: unknown, named?: string | RegExp][]
}

const astral = "😀"
const lastDay = () => addDays(today("UTC"), 60)

const nothings: [string, unknown][] = [
  ["no value", undefined],
  ["null", null],
]
const blankTexts: [string, unknown][] = [...nothings, ["an empty string", ""], ["blanks", " \t "]]
const notTexts: [string, unknown][] = [
  ["a number", 5],
  ["a boolean", true],
  ["an array", ["x"]],
  ["an object", { x: 1 }],
]
const notBooleans: [string, unknown][] = [
  ['the string "true"', "true"],
  ["an empty string", ""],
  ["one", 1],
  ["zero", 0],
  ["an array", []],
  ["an object", {}],
]
const notIds: [string, unknown][] = [
  ["zero", 0],
  ["a negative number", -1],
  ["a fraction", 1.5],
  ["a number beyond 32 bits", 4_294_967_297],
  ["a number beyond every integer", 1e300],
  ["a string that is no number", "one"],
  ["a string with a fraction", "1.0"],
  ["a string in hexadecimal", "0x1"],
  ["a string with an exponent", "1e0"],
  ["a string with a sign", "-1"],
  ["a very long string of digits", "9".repeat(400)],
  ["a boolean", true],
  ["an array", [1]],
  ["an object", { id: 1 }],
]
const noIds: [string, unknown][] = [...nothings, ["an empty string", ""]]

const rules: Rule[] = [
  {
    field: "title",
    send: (title) => ({ title }),
    read: (job) => job.title,
    accepted: [
      ["one character", "x"],
      ["256 characters", codePoints(256)],
      ["256 characters outside the basic plane", codePoints(256, astral)],
      ["markup, which a title holds as plain text", "<b>Cook</b> & <script>x</script>"],
      ["outer white space, which is trimmed", " \t Sous Chef\u00a0 ", "Sous Chef"],
      ["inner white space, which is kept", "Sous  Chef"],
      ["a name of Object's prototype", "__proto__"],
    ],
    required: blankTexts,
    refused: [
      ["257 characters", codePoints(257)],
      ["257 characters outside the basic plane", codePoints(257, astral)],
      ...notTexts,
    ],
  },
  {
    field: "referenceId",
    send: (referenceId) => ({ referenceId }),
    read: (job) => job.referenceId,
    accepted: [
      ["50 characters", codePoints(50)],
      ["50 characters outside the basic plane", codePoints(50, astral)],
      ["punctuation", "a/b?c=d&e#f;g%20'\"\\<>"],
      ["a zero", "0"],
      ["no value, which is null", undefined, null],
      ["null", null],
      ["an empty string, which is null", "", null],
      ["blanks, which are null", " \t ", null],
    ],
    refused: [
      ["51 characters", codePoints(51)],
      ["51 characters outside the basic plane", codePoints(51, astral)],
      ...notTexts,
    ],
  },
  {
    field: "closeDate",
    send: (closeDate) => ({ closeDate }),
    read: (job) => job.closeDate,
    accepted: [
      ["the day of publishing", today("UTC")],
      ["a leap day", "2096-02-29"],
      ["the last day of a year", "2099-12-31"],
      ["the last day of four-digit years", "9999-12-31"],
      ["a date-time in UTC, whose date is kept", "2099-03-04T23:59:59Z", "2099-03-04"],
      ["a date-time with milliseconds", "2099-03-04T00:00:00.000Z", "2099-03-04"],
      ["a date-time behind UTC, whose own date is kept", "2099-03-04T23:30:00-11:00", "2099-03-04"],
      ["a date-time ahead of UTC, whose own date is kept", "2099-03-04T00:30:00+14:00", "2099-03-04"],
      ["a date-time without an offset", "2099-03-04T10:00:00", "2099-03-04"],
      ["null, which is 60 days after publishing", null, lastDay()],
      ["an empty string, which is 60 days after publishing", "", lastDay()],
      ["no value, which is 60 days after publishing", undefined, lastDay()],
    ],
    refused: [
      ["the day before publishing", addDays(today("UTC"), -1)],
      ["a day long past", "1999-12-31"],
      ["the 29th of February of a common year", "2099-02-29"],
      ["the 30th of February", "2096-02-30"],
      ["the 31st of April", "2099-04-31"],
      ["a 13th month", "2099-13-01"],
      ["a month zero", "2099-00-10"],
      ["a day zero", "2099-01-00"],
      ["a date without leading zeros", "2099-1-2"],
      ["a date without hyphens", "20990102"],
      ["a date with slashes", "2099/01/02"],
      ["another order", "02-01-2099"],
      ["a year and month", "2099-01"],
      ["a year of five digits", "12099-01-01"],
      ["a signed year", "+002099-01-01"],
      ["words", "next Friday"],
      ["a date-time of no real date", "2099-02-30T10:00:00Z"],
      ["a date-time of no real time", "2099-01-02T25:00:00Z"],
      ["a date with something behind it", "2099-01-02x"],
      ["a date-time with something behind it", "2099-01-02T10:00:00Zx"],
      ["two dates", "2099-01-02 2099-01-03"],
      ["a number", 20990102],
      ["a boolean", true],
      ["an array", ["2099-01-02"]],
      ["an object", {}],
    ],
  },
  {
    field: "confidential",
    send: (confidential) => ({ confidential }),
    read: (job) => job.confidential,
    accepted: [
      ["true", true],
      ["false", false],
      ["null, which is false", null, false],
      ["no value, which is false", undefined, false],
    ],
    refused: notBooleans,
  },
  {
    field: "autoRefresh",
    send: (autoRefresh) => ({ autoRefresh }),
    read: (job) => job.autoRefresh,
    accepted: [
      ["true", true],
      ["false", false],
      ["null, which is false", null, false],
      ["no value, which is false", undefined, false],
    ],
    refused: notBooleans,
  },
  {
    field: "status",
    send: (status) => ({ status }),
    read: (job) => job.status,
    accepted: [
      ["active", "active"],
      ["archived", "archived"],
      ["draft", "draft"],
      ["no value, which is active", undefined, "active"],
    ],
    refused: [
      ["a fourth word", "closed"],
      ["another case", "Active"],
      ["a name of Object's prototype", "constructor"],
      ["one", 1],
      ["a boolean", true],
      ["an array", ["active"]],
      ["an object", {}],
    ],
  },
  {
    field: "locations",
    send: (locations) => ({ locations }),
    read: (job) => job.locations.map(({ description }) => description),
    accepted: [
      ["one", [{ description: "Vancouver, BC" }], ["Vancouver, BC"]],
      [
        "three",
        ["Vancouver, BC", "Ontario", "Canada"].map((description) => ({ description })),
        ["Vancouver, BC", "Ontario", "Canada"],
      ],
    ],
    required: nothings,
    refused: [
      ["none", []],
      ["four", ["Vancouver, BC", "Ontario", "Canada", "Alberta"].map((description) => ({ description }))],
      ["a string", "Vancouver, BC"],
      ["an object", { description: "Vancouver, BC" }],
      ["a number", 1],
      ["a null among them", [{ description: "Vancouver, BC" }, null], /^locations\[1\]/],
      ["a string among them", [{ description: "Vancouver, BC" }, "Ontario"], /^locations\[1\]/],
      ["an array among them", [[{ description: "Vancouver, BC" }]], /^locations\[0\]/],
    ],
  },
  {
    field: "locations[1].description",
    send: (description) => ({ locations: [{ description: "Vancouver, BC" }, { description }] }),
    read: (job) => job.locations[1]?.description,
    accepted: [["a known place", "Chetwynd, BC"]],
    required: blankTexts,
    refused: [["no place", "Atlantis"], ...notTexts],
  },
  {
    field: "categories",
    send: (categories) => ({ categories }),
    read: (job) => job.categories.map(({ id }) => id),
    accepted: [
      ["one", [{ id: 34 }], [34]],
      ["three", [{ id: 3 }, { id: 1 }, { id: 2 }], [3, 1, 2]],
    ],
    required: nothings,
    refused: [
      ["none", []],
      ["four", [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]],
      ["a number", 1],
      ["a string", "1"],
      ["an object", { id: 1 }],
      ["a null among them", [{ id: 1 }, null], /^categories\[1\]/],
      ["a bare id among them", [{ id: 1 }, 2], /^categories\[1\]/],
    ],
  },
  {
    field: "categories[0].id",
    send: (id) => ({ categories: [{ id }, { id: 2 }] }),
    read: (job) => job.categories[0]?.id,
    accepted: [
      ["the first", 1],
      ["the last", 34],
      ["a string of digits", "12", 12],
    ],
    required: noIds,
    refused: [["one past the last", 35], ...notIds],
  },
  {
    field: "positionType.id",
    send: (id) => ({ positionType: { id } }),
    read: (job) => job.positionType,
    accepted: [
      ["1", 1, { id: 1, name: "Full Time" }],
      ["2", 2, { id: 2, name: "Part Time" }],
      ["3", 3, { id: 3, name: "Contract" }],
      ["4", 4, { id: 4, name: "Temp" }],
      ["5", 5, { id: 5, name: "Volunteer" }],
      ["a string of digits", "5", { id: 5, name: "Volunteer" }],
    ],
    required: noIds,
    refused: [["one past the last", 6], ...notIds],
  },
  {
    field: "positionType.id",
    send: (positionType) => ({ positionType }),
    read: (job) => job.positionType.id,
    accepted: [],
    required: nothings.map(([what, value]) => [`${what} in place of the object`, value]),
    refused: [
      ["a bare id", 1, /^positionType/],
      ["a bare name", "Full Time", /^positionType/],
      ["an array in place of the object", [{ id: 1 }], /^positionType/],
    ],
  },
  {
    field: "applicantRoutingType.id",
    send: (id) => ({ applicantRoutingType: { id } }),
    read: (job) => job.applicantRoutingType,
    accepted: [
      ["1", 1, { id: 1, name: "Email" }],
      ["a string of digits", "1", { id: 1, name: "Email" }],
    ],
    required: noIds,
    refused: [["one past the last", 3], ...notIds],
  },
  {
    field: "applicantRoutingType.id",
    send: (applicantRoutingType) => ({ applicantRoutingType }),
    read: (job) => job.applicantRoutingType.id,
    accepted: [],
    required: nothings.map(([what, value]) => [`${what} in place of the object`, value]),
    refused: [
      ["a bare id", 1, /^applicantRoutingType/],
      ["a bare name", "Email", /^applicantRoutingType/],
      ["an array in place of the object", [{ id: 1 }], /^applicantRoutingType/],
    ],
  },
  {
    field: "description",
    send: (description) => ({ description }),
    read: (job) => job.description,
    accepted: [
      ["one character", "x"],
      ["no markup at all", "Come and cook."],
      ["300,000 characters", codePoints(300_000)],
      ["a link with a text", '<a href="https://example.com">Apply</a>'],
    ],
    required: blankTexts,
    refused: [
      ["tags without text", "<p></p><br>"],
      ["blanks between tags", "<p> \n </p>"],
      ["a comment only", "<!-- text -->"],
      ["a script only", "<script>text</script>"],
      ["an image only", '<img src="https://example.com/x.png" alt="text">'],
      ...notTexts,
    ],
  },
  {
    field: "applicationEmail",
    send: (applicationEmail) => ({ applicantRoutingType: { id: 1 }, applicationEmail }),
    read: (job) => job.applicationEmail,
    accepted: [
      ["50 characters", `${codePoints(38)}@example.com`],
      ["a tag and a subdomain", "first.last+cook_7-a@jobs.example.co.uk"],
    ],
    required: blankTexts,
    refused: [
      ["51 characters", `${codePoints(39)}@example.com`],
      ["no @", "example.com"],
      ["nothing before the @", "@example.com"],
      ["nothing behind the @", "jobs@"],
      ["two @", "jobs@work@example.com"],
      ["a space inside", "the jobs@example.com"],
      ["two addresses", "a@example.com, b@example.com"],
      ["a name around it", "Jobs <jobs@example.com>"],
      ["a mailto link", "mailto:jobs@example.com"],
      ["a line break and a further header", "a@example.com\r\nBcc: b@example.com"],
      ...notTexts,
    ],
  },
  {
    field: "applicationUrl",
    send: (applicationUrl) => ({
      applicantRoutingType: { id: 2 },
      applicationEmail: undefined,
      applicationUrl,
    }),
    read: (job) => job.applicationUrl,
    accepted: [
      ["http", "http://example.com/jobs"],
      ["https without a path, as it was written", "https://example.com"],
      ["a port, a query and a fragment", "https://example.com:8443/a/b?c=d&e=%20f#g"],
      ["200 characters", `https://example.com/${codePoints(180)}`],
    ],
    required: blankTexts,
    refused: [
      ["201 characters", `https://example.com/${codePoints(181)}`],
      ["no scheme", "example.com/jobs"],
      ["a relative address", "/jobs"],
      ["an address without a scheme", "//example.com/jobs"],
      ["another scheme", "ftp://example.com/jobs"],
      ["mailto", "mailto:jobs@example.com"],
      ["javascript", "javascript:alert(1)//http://example.com"],
      ["data", "data:text/html,https://example.com"],
      ["a scheme without a host", "https://"],
      ["a space in the host", "https://exa mple.com"],
      ["an https word only", "https"],
      ...notTexts,
    ],
  },
]

for (const { field, send, read, accepted, required = [], refused } of rules) {
  test.describe(field, () => {
    for (const [what, value, stored = value] of accepted) {
      test(`takes ${what}, on POST and on PUT`, async ({ api }) => {
        const created = await api.post("/jobs", jobBody(send(value)))
        expect(created.status, created.text.slice(0, 500)).toBe(201)
        expectJobForm(created.body)
        expect(read(created.body)).toEqual(stored)
        expect(await api.job(created.body.id)).toEqual(created.body)
        if (value === undefined) return
        const other = await api.createJob(fullJobBody({ status: "active" }))
        await api.delete(`/jobs/${created.body.id}`)
        const changed = await api.put(`/jobs/${other.id}`, { ...forEmail(field), ...send(value) })
        expect(changed.status, changed.text.slice(0, 500)).toBe(200)
        expectJobForm(changed.body)
        expect(read(changed.body)).toEqual(stored)
        expect(await api.job(other.id)).toEqual(changed.body)
      })
    }

    for (const [what, value] of required) {
      test(`is required: ${what} is refused, on POST and on PUT`, async ({ api }) => {
        const problem = { status: 400, code: "validation_failed", fields: [field], required: [field] }
        expectProblem(await api.post("/jobs", jobBody(send(value))), problem)
        expect(await api.total()).toBe(0)
        if (value === undefined) return
        const job = await api.createJob(jobBody())
        expectProblem(await api.put(`/jobs/${job.id}`, send(value)), problem)
        expect(await api.job(job.id)).toEqual(job)
      })
    }

    for (const [what, value, named = field] of refused) {
      test(`refuses ${what}, on POST and on PUT, and nothing changes`, async ({ api }) => {
        const problem = { status: 400, code: "validation_failed", fields: [named] }
        expectProblem(await api.post("/jobs", jobBody(send(value))), problem)
        expect(await api.total()).toBe(0)
        const job = await api.createJob(jobBody())
        expectProblem(await api.put(`/jobs/${job.id}`, send(value)), problem)
        expect(await api.job(job.id)).toEqual(job)
      })
    }
  })
}

// The full job is applied for at an address, so a change of its routing type to 1 has to bring an e-mail address.
function forEmail(field: string): Body {
  return field === "applicantRoutingType.id" ? { applicationEmail: "jobs@example.com" } : {}
}

test.describe("characters that no string may hold", () => {
  const escapes = ["\\u0000", "\\ud800", "\\udfff", "\\udc00\\ud800"]
  const places: [field: string, body: Body][] = [
    ["title", { title: "Cook~" }],
    ["referenceId", { referenceId: "~" }],
    ["description", { description: "<p>Cook~</p>" }],
    ["locations[0].description", { locations: [{ description: "Dog~ Creek, BC" }] }],
    ["applicationEmail", { applicationEmail: "jobs~@example.com" }],
    ["applicationUrl", { applicantRoutingType: { id: 2 }, applicationUrl: "https://example.com/~" }],
    ["closeDate", { closeDate: "~2099-01-01" }],
    ["status", { status: "active~" }],
  ]

  for (const [field, body] of places) {
    test(`${field} refuses NUL and lone surrogates`, async ({ api }) => {
      for (const escape of escapes) {
        // The placeholder makes way for the escape as JSON spells it, which JSON.stringify would spell otherwise.
        const text = JSON.stringify(jobBody(body)).replace("~", escape)
        expectProblem(await api.post("/jobs", text), {
          status: 400,
          code: "validation_failed",
          fields: [field],
        })
      }
      expect(await api.total()).toBe(0)
    })
  }

  test("a surrogate pair written as two escapes is one character", async ({ api }) => {
    const text = JSON.stringify(jobBody({ title: "Cook ~" })).replace("~", "\\ud83d\\ude00")
    const answer = await api.post("/jobs", text)
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.title).toBe("Cook 😀")
  })
})
