import { askRaw } from "../support/ask-raw"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const here = "{here}"

/** Targets that mean the API, with the status of their answer. */
const shapes: [target: string, status: number][] = [
  ["/api/v1.1/me", 200],
  ["/x/../api/v1.1/me", 200],
  ["/./api/v1.1/me", 200],
  ["/../api/v1.1/me", 200],
  ["/../../api/v1.1/./me", 200],
  ["/x/%2e%2e/api/v1.1/me", 200],
  ["/x/%2E./api/v1.1/me", 200],
  ["/x/.%2e/api/v1.1/me", 200],
  ["/%2e/api/v1.1/me", 200],
  ["/docs/../api/v1.1/me", 200],
  ["/_next/../api/v1.1/me", 200],
  ["/_next/static/../../api/v1.1/me", 200],
  ["/api/v1.1/x/../me", 200],
  ["/api/../api/v1.1/me", 200],
  ["/x\\..\\api\\v1.1\\me", 200],
  ["/api\\v1.1\\me", 200],
  [`${here}/api/v1.1/me`, 200],
  [`${here}/x/../api/v1.1/me`, 200],
  ["//api/v1.1/me", 404],
  ["///api/v1.1/me", 404],
  ["/api//v1.1/me", 404],
  ["/x/..//api/v1.1/me", 404],
  ["/\\api/v1.1/me", 404],
  ["/x/..%2fapi/v1.1/me", 404],
  ["/x%2f..%2fapi/v1.1/me", 404],
  ["/x/..%5capi/v1.1/me", 404],
  ["/%2fapi/v1.1/me", 404],
  ["/%5capi/v1.1/me", 404],
  ["/api%2fv1.1/me", 404],
  ["/api%5Cv1.1%5Cme", 404],
  ["/%61pi/v1.1/me", 404],
  ["/%61%70%69/v1.1/me", 404],
  ["/%2561pi/v1.1/me", 404],
  ["/x/%252e%252e/api/v1.1/me", 404],
  ["/api%00/v1.1/me", 404],
  ["/API/v1.1/me", 404],
  ["/Api/v1.1/me", 404],
  ["/x/../API/v1.1/me", 404],
  [`${here}//api/v1.1/me`, 404],
]

test("a path that means the API, in any form, is answered by the API in JSON", async ({
  target,
  employer,
}) => {
  const lines = [`API-Key: ${employer.apiKey}`]
  let left = (await askRaw(target.baseUrl, "/api/v1.1/me", { lines })).left ?? 0
  const odd: string[] = []
  for (const [shape, status] of shapes) {
    const sent = shape.replace(here, target.baseUrl)
    const said = await askRaw(target.baseUrl, sent, { lines })
    if (said.status !== status) odd.push(`${shape}: ${said.status}`)
    if (!said.type.startsWith("application/json")) odd.push(`${shape}: ${said.type || "no type"}`)
    // A second copy of the API would keep separate counts.
    if (status === 200 && said.left !== left - 1)
      odd.push(`${shape}: ${said.left} calls left, not ${left - 1}`)
    left = said.left ?? left
  }
  expect(odd).toEqual([])
})

test("no internal address or header of the framework leads to the API", async ({ target, employer }) => {
  const key = `API-Key: ${employer.apiKey}`
  const { text } = await askRaw(target.baseUrl, "/sign-in")
  const build = /"buildId":"([^"]+)"|\/_next\/static\/([\w-]{21})\//.exec(text)?.slice(1).find(Boolean) ?? "x"
  const targets = [
    `/_next/data/${build}/api/v1.1/me.json`,
    "/_next/data/x/api/v1.1/me.json",
    "/api.rsc/v1.1/me",
    "/en/api/v1.1/me",
    "/index/api/v1.1/me",
    "/;/api/v1.1/me",
  ]
  const headers = [
    "x-matched-path: /api/v1.1/me",
    "x-invoke-path: /api/v1.1/me",
    "x-middleware-rewrite: /api/v1.1/me",
    "x-rewrite-url: /api/v1.1/me",
    "x-original-url: /api/v1.1/me",
    "x-middleware-subrequest: proxy:proxy:proxy:proxy:proxy",
    "x-nextjs-data: 1",
    "x-now-route-matches: 1=api",
    "x-nextjs-rewritten-path: /api/v1.1/me",
  ]
  for (const each of targets) {
    const said = await askRaw(target.baseUrl, each, { lines: [key] })
    expect(said.text, each).not.toContain(employer.name)
    expect(said.status, each).toBeGreaterThanOrEqual(400)
    expect(said.status, each).toBeLessThan(500)
  }
  for (const header of headers) {
    for (const path of ["/", "/sign-in", "/nowhere"]) {
      const said = await askRaw(target.baseUrl, path, { lines: [key, header] })
      expect(said.text, `${path} with ${header}`).not.toContain(employer.name)
      expect(said.status, `${path} with ${header}`).toBeLessThan(500)
    }
  }
})

const elsewhere = "evil.example"

test("no form of a request target redirects to another host", async ({ target }) => {
  const targets = [
    `http://${elsewhere}/`,
    `http://${elsewhere}/jobs`,
    `http://${elsewhere}//jobs`,
    `http://${elsewhere}\\jobs`,
    `https://${elsewhere}/sign-in`,
    `http://user@${elsewhere}/x//y`,
    `http://${new URL(target.baseUrl).host}@${elsewhere}//x`,
    `//${elsewhere}/jobs`,
    `//${elsewhere}//jobs`,
    `/\\${elsewhere}/jobs`,
    `/x/..//${elsewhere}/jobs`,
    `//${elsewhere}/%2e%2e`,
    `/%2f%2f${elsewhere}`,
    `/docs//${elsewhere}`,
  ]
  for (const each of targets) {
    for (const cookie of ["", "Cookie: openings.session_token=x"]) {
      const { status, head } = await askRaw(target.baseUrl, each, { lines: cookie ? [cookie] : [] })
      const location = /^location: *(.*)$/im.exec(head)?.[1] ?? "/"
      expect(new URL(location, target.baseUrl).host, `${each}: ${location}`).toBe(
        new URL(target.baseUrl).host,
      )
      expect(status, each).toBeLessThan(500)
    }
  }
  const twoHosts = await askRaw(target.baseUrl, `http://${elsewhere}/api/v1.1/jobs`)
  expect([twoHosts.status, twoHosts.type], "two hosts").toEqual([400, "application/json"])
  expect((await askRaw(target.baseUrl, `${target.baseUrl}/sign-in`)).status, "its own host").toBe(200)
})

test("a malformed page request is refused with a 4xx", async ({ target }) => {
  const { host } = new URL(target.baseUrl)
  const requests: [target: string, asked: Parameters<typeof askRaw>[2], status: number][] = [
    ["/", { method: "TRACE" }, 405],
    ["/jobs", { method: "TRACE" }, 405],
    ["*", { method: "OPTIONS" }, 400],
    ["*", {}, 400],
    ["/", { method: "OPTIONS" }, 405],
    ["/", { method: "POST", lines: ["Content-Length: 0"] }, 405],
    ["/sign-in", { method: "PUT", lines: ["Content-Length: 0"] }, 405],
    ["/sign-in", { method: "DELETE" }, 405],
    ["/jobs", { method: "PROPFIND" }, 405],
    ["/docs/reference/scalar.js", { method: "POST", lines: ["Content-Length: 0"] }, 405],
    ["/_next/static/x.js", { method: "POST", lines: ["Content-Length: 0"] }, 405],
    ["/%", {}, 400],
    ["/%zz", {}, 400],
    ["/jobs/%c3%28", {}, 400],
    ["/jobs/%ff", {}, 400],
    ["/_next/static/%", {}, 400],
    ["/%00", {}, 400],
    ["/jobs/1%00", {}, 400],
    ["/jobs/%0d%0aX-Evil:%201", {}, 400],
    ["/jobs", { lines: ["Host: evil.example"] }, 400],
    ["/jobs", { lines: [`Host: ${host}`] }, 400],
    ["/api/v1.1/positiontypes", { lines: ["Host: evil.example"] }, 400],
    ["/jobs", { host: "" }, 400],
    ["/api/v1.1/positiontypes", { host: "" }, 400],
    ["/sign-in", { lines: ["Expect: the-unexpected"] }, 417],
  ]
  const odd: string[] = []
  for (const [path, asked = {}, status] of requests) {
    const said = await askRaw(target.baseUrl, path, asked)
    if (said.status !== status) odd.push(`${asked.method ?? "GET"} ${path} ${asked.lines}: ${said.status}`)
    if (said.status === 405 && !/^allow: GET, HEAD$/im.test(said.head)) odd.push(`${path}: no Allow`)
  }
  expect(odd).toEqual([])
})

test("every answer has headers that restrict what a browser may do with it", async ({
  target,
  api,
  employer,
}) => {
  const page = await askRaw(target.baseUrl, "/sign-in")
  const script = /\/_next\/static\/[^"]+\.js/.exec(page.text)?.[0] ?? ""
  expect(script).not.toBe("")
  const { id } = await api.createJob(jobBody())
  const targets: [string, Parameters<typeof askRaw>[2]?][] = [
    ...["/", "/sign-in", "/jobs", "/nowhere", "/docs", "/apifoo", "/api-docs", "/apis/x"].map(
      (path): [string] => [path],
    ),
    ...[script, "/_next/static/nowhere.js", "/_next/nowhere", "/_next/image?url=%2Ficon.svg&w=64&q=75"].map(
      (path): [string] => [path],
    ),
    ...["/favicon.ico", "/icon.svg", "/docs/reference/scalar.js", "/404", "/500", "/_error"].map(
      (path): [string] => [path],
    ),
    ["/%"],
    ["*"],
    ["/", { method: "TRACE" }],
    ["/jobs", { lines: ["Host: x"] }],
    ["/", { host: "" }],
    ["/", { lines: ["Expect: the-unexpected"] }],
    ["/", { lines: [`X-Long: ${"x".repeat(100_000)}`] }],
    ["/", { lines: ["Bad Header"] }],
    ["/api/v1.1/jobs", { lines: ["Content-Length: abc"] }],
    ["/api/v1.1/jobs"],
    ["/api/nope"],
    ["/api/health"],
    ["/api/v1.1/positiontypes"],
    ["/api/v1.1/openapi.json"],
    [`/api/v1.1/jobs/${id}`, { lines: [`API-Key: ${employer.apiKey}`] }],
    ["/api/dashboard/session"],
    ["/api/v1.1/jobs", { lines: ["Host: x"] }],
  ]
  const bare: string[] = []
  for (const [path, asked] of targets) {
    const { head, status } = await askRaw(target.baseUrl, path, asked)
    if (!/^x-content-type-options: nosniff$/im.test(head)) bare.push(`${path} (${status}): no nosniff`)
    if (!/^content-security-policy: .*frame-ancestors 'none'/im.test(head))
      bare.push(`${path} (${status}): framed`)
    if (status === 0) bare.push(`${path}: no answer`)
  }
  expect(bare).toEqual([])
})
