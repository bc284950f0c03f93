import type { Answer, ApiClient, Headings, Job } from "../support/api"
import { expectCivil, expectJson, expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { speak } from "../support/wire"

const notFound = { status: 404, code: "not_found" }

/** Every endpoint that reads a body, and what a body is sent to it by. */
const readers: [what: string, method: string, path: (id: number) => string][] = [
  ["POST /jobs", "POST", () => "/jobs"],
  ["PUT /jobs", "PUT", () => "/jobs"],
  ["PUT /jobs/{id}", "PUT", (id) => `/jobs/${id}`],
  ["DELETE /jobs", "DELETE", () => "/jobs"],
]

for (const [what, method, path] of readers) {
  test.describe(`a body sent to ${what}`, () => {
    const notJson: [what: string, body: string][] = [
      ["an unfinished object", '{"title": "x"'],
      ["an array", "[{}]"],
      ["a number", "5"],
      ["null", "null"],
      ["a string", '"title"'],
      ["a boolean", "true"],
      ["single quotes", "{'title': 'x'}"],
      ["a trailing comma", '{"title": "x",}'],
      ["a comment", '{} // "x"'],
      ["two objects", "{}{}"],
      ["bare words", "{title: x}"],
      ["NaN", '{"salary": {"amount": NaN}}'],
      ["a raw line break in a string", '{"title": "a\nb"}'],
      ["form data", "title=Cook&status=active"],
      ["XML", "<job/>"],
      ["blanks", "   "],
      ["a bad escape", '{"title": "\\x41"}'],
    ]
    test("is refused as invalid JSON unless it is one JSON object", async ({ api }) => {
      const job = await api.createJob(jobBody({ referenceId: "R" }))
      for (const [form, body] of notJson) {
        const answer = await api.json(method, path(job.id), body)
        await test.step(form, () => void expectProblem(answer, { status: 400, code: "invalid_json" }))
      }
      expect(await api.job(job.id)).toEqual(job)
      expect(await api.total()).toBe(1)
    })

    test("is refused as invalid JSON when it is not UTF-8", async ({ api }) => {
      const job = await api.createJob(jobBody({ referenceId: "R" }))
      const around = (...bytes: number[]) =>
        Buffer.concat([Buffer.from('{"referenceId": "R", "title": "'), Buffer.from(bytes), Buffer.from('"}')])
      const bodies = [
        around(0xe9),
        around(0xff, 0xfe),
        around(0xc0, 0x80),
        around(0xc3),
        around(0xed, 0xa0, 0x80),
        around(0xf8, 0x88, 0x80, 0x80, 0x80),
        Buffer.from('{"referenceId": "R"}', "utf16le"),
      ]
      for (const body of bodies) {
        expectProblem(await api.json(method, path(job.id), body), { status: 400, code: "invalid_json" })
      }
      expect(await api.job(job.id)).toEqual(job)
    })

    test("is refused under another content type, and under none", async ({ api }) => {
      const job = await api.createJob(jobBody({ referenceId: "R" }))
      const body = JSON.stringify(jobBody({ referenceId: "R", title: "Changed" }))
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/json",
        "application/xml",
        "text/html; charset=application/json",
        "application/octet-stream",
      ]) {
        const answer = await api.send({
          method,
          path: path(job.id),
          headers: { "Content-Type": type },
          body,
        })
        expectProblem(answer, { status: 415, code: "unsupported_media_type" })
      }
      expectProblem(await api.send({ method, path: path(job.id), body }), {
        status: 415,
        code: "unsupported_media_type",
      })
      expect(await api.job(job.id)).toEqual(job)
      expect(await api.total()).toBe(1)
    })
  })
}

test("a POST or PUT under the JSON type without a body is refused as invalid JSON", async ({ api }) => {
  const { id } = await api.createJob(jobBody())
  for (const [method, path] of [
    ["POST", "/jobs"],
    ["PUT", "/jobs"],
    ["PUT", `/jobs/${id}`],
  ] as const) {
    expectProblem(await api.json(method, path, ""), { status: 400, code: "invalid_json" })
  }
})

test.describe("paths that are not there", () => {
  const paths = [
    "/api",
    "/api/v1.1",
    "/api/nope",
    "/api/v1",
    "/api/v1/jobs",
    "/api/v1.0/jobs",
    "/api/v2/jobs",
    "/api/jobs",
    "/api/v1.1/nope",
    "/api/v1.1/nope/1/2/3",
    "/api/v1.1/job",
    "/api/v1.1/JOBS",
    "/api/v1.1/Jobs/1",
    "/api/v1.1/jobs.json",
    "/api/v1.1/jobs/1/nope",
    "/api/v1.1/jobs/1/locations",
    "/api/v1.1/positiontypes/1/nope",
    "/api/v1.1/locations/156/area",
    "/api/v1.1/constructor",
    "/api/v1.1/__proto__",
    "/api/v1.1/favicon.ico",
    "/api/index.html",
    "/api/health/nope",
  ]
  for (const path of paths) {
    test(`${path} answers 404 in JSON, to every method, with and without a key`, async ({ server, api }) => {
      const withKey = server.with(api.headers)
      for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
        expectProblem(await withKey.send({ method, path }), notFound)
      }
      expectProblem(await server.get(path), notFound)
      expectProblem(await server.post(path, {}), notFound)
      expect(await withKey.head(path)).toMatchObject({ status: 404, text: "" })
    })
  }
})

test.describe("nothing under /api is ever a page, a redirect or a fault", () => {
  const odd = [
    "/api/",
    "/api//",
    "/api?",
    "/api/v1.1/",
    "/api/v1.1/jobs/",
    "/api/v1.1/jobs//",
    "/api/v1.1/jobs/~/",
    "/api/v1.1/positiontypes/",
    "/api/v1.1/positiontypes/1/",
    "/api/v1.1/nope/",
    "/api/health/",
    "/api//v1.1/jobs",
    "/api/v1.1//jobs",
    "/api/v1.1/./jobs",
    "/api/v1.1/x/../jobs",
    "/api/v1.1/jobs/..",
    "/api/v1.1/jobs/%2e%2e",
    "/api/v1.1/jobs/%2e%2e/%2e%2e",
    "/api/v1.1/jobs%2F~",
    "/api/v1.1/jobs/~%2F",
    "/api/v1.1/%6aobs",
    "/api/%",
    "/api/v1.1/%",
    "/api/v1.1/%zz",
    "/api/v1.1/%c3%28",
    "/api/v1.1/jobs/%",
    "/api/v1.1/jobs/%zz",
    "/api/v1.1/jobs/%c3%28",
    "/api/v1.1/jobs/%00",
    "/api/v1.1/jobs/%0d%0aX-Evil:%201",
    "/api/v1.1/jobs/%ED%A0%80",
    "/api/v1.1/positiontypes/%",
    "/api/v1.1/locations/%ff",
    "/api/v1.1/jobs\\~",
    "/api/v1.1/jobs?%",
    "/api/v1.1/jobs?q=%",
    "/api/v1.1/jobs?q=%zz",
    "/api/v1.1/jobs?q=%ff",
    "/api/v1.1/jobs?q=%00",
    "/api/v1.1/jobs?q=%ED%A0%80",
    "/api/v1.1/jobs?%00=%00",
    "/api/v1.1/jobs?&&&=&=&",
    "/api/v1.1/jobs?page=1&page=2&q=a&q=b&status=active&status=draft",
    "/api/v1.1/jobs?page[]=1&q[x]=y",
    "/api/v1.1/jobs?x=?&y=#z",
    "/api/v1.1/jobs;x=y",
    "/api/v1.1/jobs/~;x",
    "/api/v1.1/jobs.rsc",
    "/api/v1.1/jobs/~.rsc",
    "/api/v1.1/jobs?_rsc=abc",
    "/api/v1.1/jobs?__nextLocale=fr&__nextDataReq=1&nxtPx=y",
    "/api/v1.1/jobs.txt",
    "/api/_next/static/x.js",
    "/api/_next/image?url=x",
    "/api/v1.1/locations?q=%00",
    "/api/v1.1/locations?q=%",
    "/api/v1.1/locations?types=%00",
    "/api/v1.1/locations/100001",
    `/api/v1.1/${"x".repeat(5000)}`,
    `/api/v1.1/jobs/${"1".repeat(5000)}`,
    `/api/v1.1/jobs?q=${"x".repeat(5000)}`,
    `/api/v1.1/jobs?${"a=1&".repeat(2000)}`,
  ]
  for (const path of odd) {
    const tag = isAnsweredByNext(path) ? "@front-door" : []
    test(`${path.slice(0, 70)}`, { tag }, async ({ api, server }) => {
      const job = await api.createJob(jobBody())
      const withKey = server.with(api.headers)
      const address = path.replace("~", String(job.id))
      expectCivil(await withKey.get(address))
      expectCivil(await server.get(address))
      expectCivil(await withKey.post(address, {}))
      expectCivil(await withKey.put(address, {}))
      expectCivil(await withKey.send({ method: "PATCH", path: address }))
      expectCivil(await withKey.send({ method: "OPTIONS", path: address }))
      expect((await withKey.head(address)).status).toBeLessThan(500)
    })
  }

  test(
    "no header of the framework's own turns an answer into anything else",
    { tag: "@front-door" },
    async ({ api }) => {
      const job = await api.createJob(jobBody())
      const framework: Headings[] = [
        { RSC: "1" },
        { RSC: "1", "Next-Router-Prefetch": "1" },
        { "Next-Router-State-Tree": "%5B%22%22%5D" },
        { "Next-Router-State-Tree": "{{{" },
        { "Next-Action": "a".repeat(40) },
        { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
        { "x-nextjs-data": "1" },
        { "x-matched-path": "/" },
        { "x-invoke-path": "/" },
        { "x-now-route-matches": "1=1" },
        { Accept: "text/html" },
        { Accept: "text/x-component" },
      ]
      for (const headers of framework) {
        const read = await api.get(`/jobs/${job.id}`, headers)
        expect(read.status, JSON.stringify(headers)).toBe(200)
        expectJson(read)
        expect(read.body).toEqual(job)
        const refused = await api.post("/jobs", {}, headers)
        expectProblem(refused, { status: 400, code: "validation_failed" })
        expectProblem(await api.get("/nope", headers), notFound)
      }
    },
  )

  test(
    "an offer to upgrade the connection, as Java's client makes it, is passed over",
    { tag: "@front-door" },
    async ({ api, server }) => {
      // The framework begins to listen for upgrades when it is first asked for a page.
      await server.get("/")
      const offer = {
        Connection: "Upgrade, HTTP2-Settings",
        Upgrade: "h2c",
        "HTTP2-Settings": "AAEAAEAAAAIAAAAB",
      }
      const created = await api.post("/jobs", jobBody(), offer)
      expect(created.status, created.text).toBe(201)
      expect((await api.get(`/jobs/${created.body.id}`, offer)).body).toEqual(created.body)
      const socket = { Connection: "Upgrade", Upgrade: "websocket" }
      expectProblem(await api.get("/nope", socket), notFound)
    },
  )

  test("a POST as a browser's form sends it is no server action", async ({ server, api }) => {
    const body = '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_0"\r\n\r\n\r\n--x--\r\n'
    for (const path of ["/api/v1.1/jobs", "/api/v1.1/nope", "/api"]) {
      expectCivil(
        await server.with(api.headers).send({
          method: "POST",
          path,
          headers: { "Content-Type": "multipart/form-data; boundary=x", "Next-Action": "x" },
          body,
        }),
      )
    }
  })

  test("bytes that are no HTTP get no page", async ({ target }) => {
    const requests = [
      "GET /api/v1.1/jobs HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n",
      "GET /api/v1.1/jobs HTTP/9.9\r\nHost: x\r\n\r\n",
      "GET\r\n\r\n",
      "POST /api/v1.1/jobs HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n",
      `GET /api/v1.1/jobs HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(100_000)}\r\n\r\n`,
    ]
    for (const request of requests) {
      const answer = await speak(target.baseUrl, request)
      expect(answer).not.toMatch(/<html|<!doctype|^HTTP\/1\.\d [35]/i)
    }
  })

  test("a request without a Host is answered", async ({ target }) => {
    const answer = await speak(target.baseUrl, "GET /api/v1.1/positiontypes HTTP/1.0\r\n\r\n")
    expect(answer).toMatch(/^HTTP\/1\.1 [24]/)
    expect(answer).not.toMatch(/<html|<!doctype/i)
  })
})

/** The methods that Allow names; HEAD goes with GET, named or not. */
function allowed(answer: Answer): string[] {
  const methods = (answer.headers.get("allow") ?? "").split(",").map((method) => method.trim())
  return methods.filter((method) => method !== "HEAD").sort()
}

test.describe("methods that are not offered", () => {
  const routes: [path: string, offered: string[]][] = [
    ["/api/v1.1/jobs", ["GET", "POST", "PUT", "DELETE"]],
    ["/api/v1.1/jobs/~", ["GET", "PUT", "DELETE"]],
    ["/api/v1.1/positiontypes", ["GET"]],
    ["/api/v1.1/positiontypes/1", ["GET"]],
    ["/api/v1.1/jobcategories", ["GET"]],
    ["/api/v1.1/salaryperiods/1", ["GET"]],
    ["/api/v1.1/applicantroutingtypes", ["GET"]],
    ["/api/v1.1/locations", ["GET"]],
    ["/api/v1.1/locations/156", ["GET"]],
    ["/api/health", ["GET"]],
  ]
  for (const [path, offered] of routes) {
    test(`${path} answers 405 with Allow: ${offered.join(", ")}`, async ({ api, server }) => {
      const address = path.replace("~", String((await api.createJob(jobBody())).id))
      const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]
      for (const method of methods.filter((each) => !offered.includes(each))) {
        const answer = await server.with(api.headers).send({ method, path: address })
        expectProblem(answer, { status: 405, code: "method_not_allowed" })
        expect(allowed(answer)).toEqual([...offered].sort())
      }
    })
  }

  for (const method of ["TRACE", "QUERY", "PROPFIND", "PURGE", "LINK"]) {
    test(
      `${method}, which no route knows, is refused in the same way`,
      { tag: "@front-door" },
      async ({ api, server }) => {
        const withKey = server.with(api.headers)
        const { id } = await api.createJob(jobBody())
        for (const [path, offered] of routes) {
          const message = {
            method,
            path: path.replace("~", String(id)),
            headers: { "X-Request-Id": "mine-1" },
          }
          const answer = await withKey.send(message)
          const problem = expectProblem(answer, { status: 405, code: "method_not_allowed" })
          expect(problem.requestId, path).toBe("mine-1")
          expect(allowed(answer), path).toEqual([...offered].sort())
        }
        expectProblem(await withKey.send({ method, path: "/api/v1.1/nope" }), notFound)
      },
    )
  }

  test("a preflight from another site's page is refused too", async ({ anonymous }) => {
    const answer = await anonymous.send({
      method: "OPTIONS",
      path: "/jobs",
      headers: { Origin: "https://other.example", "Access-Control-Request-Method": "POST" },
    })
    expect(answer.status).toBe(405)
    expect(answer.headers.get("allow")).toMatch(/GET/)
  })
})

test.describe("HEAD", () => {
  test("answers as GET without a body, for the list, a job and an error", async ({ api }) => {
    const job = await api.createJob(jobBody())
    for (const [path, status] of [
      ["/jobs", 200],
      ["/jobs?page=0", 400],
      [`/jobs/${job.id}`, 200],
      ["/jobs/2147483647", 404],
      ["/jobs/abc", 400],
    ] as const) {
      const head = await api.head(path)
      const get = await api.get(path)
      expect(head.status).toBe(status)
      expect(get.status).toBe(status)
      expect(head.text).toBe("")
      expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"))
      expect(head.headers.get("x-request-id")).toMatch(/\S/)
    }
  })
})

test.describe("a job id in a path", () => {
  test("answers 404 where it is digits that name nothing", async ({ api }) => {
    for (const id of ["0", "2147483647", "2147483648", "4294967297", "9007199254740993", "9".repeat(30)]) {
      expectProblem(await api.get(`/jobs/${id}`), notFound)
    }
  })

  test("answers 400 where it is not digits", async ({ api }) => {
    for (const id of [
      "abc",
      "-1",
      "+1",
      "1.0",
      "1e0",
      "0x1",
      "1a",
      "null",
      "undefined",
      "NaN",
      "__proto__",
      "1%20",
    ]) {
      expectProblem(await api.get(`/jobs/${id}`), { status: 400, code: "validation_failed" })
    }
  })
})

test.describe("X-Request-Id", () => {
  const answers: [
    what: string,
    ask: (api: ApiClient, job: Job, headers: object) => Promise<{ headers: Headers }>,
  ][] = [
    ["200", (api, job, headers) => api.get(`/jobs/${job.id}`, { ...headers })],
    ["200 of a list", (api, _job, headers) => api.get("/jobs", { ...headers })],
    ["200 of reference data", (api, _job, headers) => api.get("/positiontypes", { ...headers })],
    ["201", (api, _job, headers) => api.post("/jobs", jobBody(), { ...headers })],
    ["204", (api, job, headers) => api.delete(`/jobs/${job.id}`, undefined, { ...headers })],
    ["400", (api, _job, headers) => api.post("/jobs", "{", { ...headers })],
    ["401", (api, _job, headers) => api.get("/jobs", { ...headers, "API-Key": "none" })],
    ["404", (api, _job, headers) => api.get("/jobs/0", { ...headers })],
    ["404 of an unknown path", (api, _job, headers) => api.get("/nope", { ...headers })],
    ["405", (api, _job, headers) => api.send({ method: "PATCH", path: "/jobs", headers: { ...headers } })],
    ["409", (api, _job, headers) => api.post("/jobs", jobBody({ referenceId: "R" }), { ...headers })],
    ["415", (api, _job, headers) => api.post("/jobs", "x", { ...headers, "Content-Type": "text/plain" })],
  ]
  for (const [what, ask] of answers) {
    test(`is on an answer ${what}: the caller's own, and otherwise a new one each time`, async ({ api }) => {
      const job = await api.createJob(jobBody({ referenceId: "R" }))
      const other = await api.createJob(jobBody())
      const own = "3f2b8c1e-5a7d-4e90-9b1c-0d2e4f6a8b7c"
      const echoed = await ask(api, other, { "X-Request-Id": own })
      expect(echoed.headers.get("x-request-id")).toBe(own)
      const first = await ask(api, job, {})
      const second = await ask(api, job, {})
      expect(first.headers.get("x-request-id")).toMatch(/\S/)
      expect(second.headers.get("x-request-id")).toMatch(/\S/)
      expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"))
    })
  }

  test("is the caller's own in the body of an error too", async ({ api }) => {
    const answer = await api.get("/jobs/0", { "X-Request-Id": "trace-12345" })
    expect(expectProblem(answer, notFound).requestId).toBe("trace-12345")
  })

  test("is never an insane one of the caller's", async ({ api }) => {
    for (const insane of ["x".repeat(1000), "", "   ", "\u00e9\u00ff"]) {
      const answer = await api.get("/jobs/0", { "X-Request-Id": insane })
      const { requestId } = expectProblem(answer, notFound)
      expect(requestId).not.toBe(insane)
    }
  })
})

test("a conflict answers in the form of every error, with what exists beside it", async ({ api }) => {
  const job = await api.createJob(jobBody({ referenceId: "R" }))
  const answer = await api.post("/jobs", jobBody({ referenceId: "R" }))
  const problem = expectProblem(answer, { status: 409, code: "duplicate_reference_id" })
  expect(problem.existing).toEqual({ id: job.id, href: api.href(`/jobs/${job.id}`) })
})

/** Next by itself redirects from empty parts of an address, and refuses one that cannot be decoded, before our code. */
function isAnsweredByNext(path: string): boolean {
  const [address = ""] = path.split("?")
  try {
    return /\/\/|\\/.test(decodeURIComponent(address))
  } catch {
    return true
  }
}
