import { addDays, today } from "../support/dates"
import { expectProblem } from "../support/expectations"
import { type Body, codePoints, jobBody } from "../support/factories"
import { blankTexts, type FieldRule, notTexts, testFieldRules } from "../support/field-rules"
import { expect, test } from "../support/fixtures"

const astral = "😀"
const lastDay = () => addDays(today("UTC"), 60)
const notBooleans: [string, unknown][] = [
  ['the string "true"', "true"],
  ["an empty string", ""],
  ["one", 1],
  ["zero", 0],
  ["an array", []],
  ["an object", {}],
]

const rules: FieldRule[] = [
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
    required: [...blankTexts, ["characters that nobody sees", "\u200b\u2060"]],
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

testFieldRules(rules)

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
