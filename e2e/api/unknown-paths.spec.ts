import type { Headings } from "../support/api"
import { expectCivil, expectJson, expectProblem, notFoundProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import { speak } from "../support/wire"

test.describe("unknown paths", () => {
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
        expectProblem(await withKey.send({ method, path }), notFoundProblem)
      }
      expectProblem(await server.get(path), notFoundProblem)
      expectProblem(await server.post(path, {}), notFoundProblem)
      expect(await withKey.head(path)).toMatchObject({ status: 404, text: "" })
    })
  }
})

test.describe("nothing under /api is ever a page, a redirect or a server error", () => {
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
    test(`${path.slice(0, 70)}`, async ({ api, server }) => {
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

  test("the framework's own headers never change an answer", async ({ api }) => {
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
      expectProblem(await api.get("/nope", headers), notFoundProblem)
    }
  })

  test("an offer to upgrade the connection, as Java's client sends it, is ignored", async ({
    api,
    server,
  }) => {
    // The framework starts listening for upgrades when it is first asked for a page.
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
    expectProblem(await api.get("/nope", socket), notFoundProblem)
  })

  test("a POST from a browser form is not a server action", async ({ server, api }) => {
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

  test("malformed HTTP does not get a page", async ({ target }) => {
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

  test("a request without a Host header is answered", async ({ target }) => {
    const answer = await speak(target.baseUrl, "GET /api/v1.1/positiontypes HTTP/1.0\r\n\r\n")
    expect(answer).toMatch(/^HTTP\/1\.1 [24]/)
    expect(answer).not.toMatch(/<html|<!doctype/i)
  })
})
