import type { ApiJobHeader, ApiPage, Problem } from "../support/api"
import { expectCivil } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"

const hosts = ["jobs.example.test", "jobs.example.test:8443", "127.0.0.1:9", "[::1]:3000"]

for (const host of hosts) {
  test(`links use the host that the request asked for: ${host}`, async ({ api }) => {
    const base = `http://${host}/api/v1.1`
    const there = api.with({ Host: host })
    const created = await there.post("/jobs", jobBody({ referenceId: "R" }))
    expect(created.status, created.text).toBe(201)
    const address = `${base}/jobs/${created.body.id}`
    expect(created.headers.get("location")).toBe(address)
    const upserted = await there.put("/jobs", jobBody({ referenceId: "S" }))
    expect(upserted.headers.get("location")).toBe(`${base}/jobs/${upserted.body.id}`)
    const conflict = await there.post<Problem>("/jobs", jobBody({ referenceId: "R" }))
    expect(conflict.status).toBe(409)
    expect(conflict.headers.get("location")).toBe(address)
    expect(conflict.body.existing?.href).toBe(address)
    const list = await there.get<ApiPage<ApiJobHeader>>("/jobs?page=1&pageSize=1")
    expect(list.body.paging.next).toBe(`${base}/jobs?page=2&pageSize=1`)
    const places = await there.get<ApiPage<unknown>>("/locations?page=2&pageSize=1")
    expect(places.body.paging.previous).toBe(`${base}/locations?page=1&pageSize=1`)
    expect(places.body.paging.next).toBe(`${base}/locations?page=3&pageSize=1`)
    const document = await there.get<{ servers: unknown }>("/openapi.json")
    expect(document.body.servers).toEqual([{ url: base, description: "This service" }])
  })
}

test("forwarded host headers from a proxy are ignored", async ({ api }) => {
  const lies = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Port": "443",
    "X-Forwarded-Prefix": "/evil",
    "X-Original-Host": "evil.example",
    "X-Host": "evil.example",
    "X-Original-URL": "/evil",
    Forwarded: "for=1.2.3.4;host=evil.example;proto=https",
    Origin: "https://evil.example",
    Referer: "https://evil.example/",
  }
  const created = await api.post("/jobs", jobBody({ referenceId: "R" }), lies)
  expect(created.headers.get("location")).toBe(api.href(`/jobs/${created.body.id}`))
  await api.createJob(jobBody())
  const list = await api.get<ApiPage<ApiJobHeader>>("/jobs?page=1&pageSize=1", lies)
  expect(list.body.paging.next).toBe(`${api.href("/jobs")}?page=2&pageSize=1`)
  const conflict = await api.post<Problem>("/jobs", jobBody({ referenceId: "R" }), lies)
  expect(conflict.body.existing?.href).toBe(api.href(`/jobs/${created.body.id}`))
})

test("an invalid Host header never causes a server error", async ({ api }) => {
  for (const host of [
    "",
    " ",
    "a b",
    "ex ample.com:80",
    "evil.example/path?x=",
    "user@evil.example",
    "x:99999",
    "<script>",
    "[::1",
    "%",
  ]) {
    const answer = await api.post("/jobs", jobBody(), { Host: host })
    expectCivil(answer)
    expectCivil(await api.get("/jobs?page=1&pageSize=1", { Host: host }))
    const location = answer.headers.get("location") ?? ""
    expect(location).not.toMatch(/[<> ]/)
    if (answer.status === 201) expect(new URL(location).pathname).toMatch(/^\/api\/v1\.1\/jobs\/\d+$/)
  }
})
