import type { Answer } from "../support/api"
import { expectProblem, notFoundProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

/** The methods that Allow lists; HEAD comes with GET, listed or not. */
function allowed(answer: Answer): string[] {
  const methods = (answer.headers.get("allow") ?? "").split(",").map((method) => method.trim())
  return methods.filter((method) => method !== "HEAD").sort()
}

test.describe("unsupported methods", () => {
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
    test(`${method}, which no route supports, is refused in the same way`, async ({ api, server }) => {
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
      expectProblem(await withKey.send({ method, path: "/api/v1.1/nope" }), notFoundProblem)
    })
  }

  test("a preflight request from another site is refused too", async ({ anonymous }) => {
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
