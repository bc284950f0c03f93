import { request } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { ApiJob } from "../support/api"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/fixtures"
import type { ApiClient } from "../support/api"

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer }

/** The raw answer as it comes over the wire. */
function raw(
  api: ApiClient,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Raw> {
  return rawAt(api.href(path), { ...(api.headers as Record<string, string>), ...headers }, method)
}

function rawAt(address: string, headers: Record<string, string> = {}, method = "GET"): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("error", reject)
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      )
    })
    sent.on("error", reject)
    sent.end()
  })
}

function textOf({ headers, bytes }: Raw): string {
  const coding = headers["content-encoding"]
  if (coding === "gzip") return gunzipSync(bytes).toString()
  return (coding === "br" ? brotliDecompressSync(bytes) : bytes).toString()
}

/** A change list read from the start has a different cursor each time. */
const saidBy = (text: string) => text.replace(/"cursor":"[^"]+"/, "")

const long = (length: number) =>
  `<p>${"Lead the line at our new kitchen. ".repeat(Math.ceil(length / 34))}</p>`

test("a large answer is compressed on request, has the same content, and names the header it varies by", async ({
  api,
}) => {
  const { id } = await api.createJob(jobBody({ description: long(30_000) }))
  const plain = await raw(api, `/jobs/${id}`)
  expect(plain.headers["content-encoding"]).toBeUndefined()
  expect(plain.headers.vary).toMatch(/accept-encoding/i)
  for (const [accepted, coding] of [
    ["gzip", "gzip"],
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["br;q=0.1, gzip;q=0.2", "gzip"],
    ["*", "br"],
    ["identity", undefined],
    ["gzip;q=0", undefined],
    ["gzip;q=0.5, identity", undefined],
  ] as const) {
    const answer = await raw(api, `/jobs/${id}`, { "Accept-Encoding": accepted })
    expect([accepted, answer.headers["content-encoding"]]).toEqual([accepted, coding])
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    expect(answer.headers.etag).toBe(plain.headers.etag)
    expect(answer.headers["content-type"]).toBe(plain.headers["content-type"])
    expect(textOf(answer)).toBe(plain.bytes.toString())
    if (coding) expect(answer.bytes.length).toBeLessThan(2_000)
  }
})

test("a small answer is not compressed, and 2,048 bytes count as large however few characters they are", async ({
  api,
}) => {
  const { id } = await api.createJob(jobBody({ description: "<p>é</p>" }))
  const rest = (await raw(api, `/jobs/${id}`)).bytes.length - 2
  for (const [size, coding] of [
    [2_047, undefined],
    [2_048, "gzip"],
  ] as const) {
    const accents = "é".repeat((size - rest) >> 1) + "x".repeat((size - rest) % 2)
    await api.put(`/jobs/${id}`, { description: `<p>${accents}</p>` })
    expect((await raw(api, `/jobs/${id}`)).bytes.length).toBe(size)
    const { headers } = await raw(api, `/jobs/${id}`, { "Accept-Encoding": "gzip" })
    expect([size, headers["content-encoding"]]).toEqual([size, coding])
    expect([size, /accept-encoding/i.test(String(headers.vary))]).toEqual([size, coding !== undefined])
  }
  const { headers, bytes } = await raw(api, "/me", { "Accept-Encoding": "gzip, br" })
  expect(headers["content-encoding"]).toBeUndefined()
  expect(bytes.toString()).toContain("First key")
})

test("the ETag of a compressed answer works in If-None-Match and If-Match", async ({ api }) => {
  const { id } = await api.createJob(jobBody({ description: long(30_000) }))
  const { headers } = await raw(api, `/jobs/${id}`, { "Accept-Encoding": "br" })
  const tag = String(headers.etag)
  for (const coding of ["br", "identity"]) {
    const unchanged = await raw(api, `/jobs/${id}`, { "Accept-Encoding": coding, "If-None-Match": tag })
    expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0])
    expect(unchanged.headers.vary).toMatch(/accept-encoding/i)
    expect(unchanged.headers["content-encoding"]).toBeUndefined()
  }
  const saved = await api.put<ApiJob>(
    `/jobs/${id}`,
    { title: "New" },
    { "If-Match": tag, "Accept-Encoding": "" },
  )
  expect(saved.status, saved.text).toBe(200)
})

test("HEAD has the headers of GET, and no body", async ({ api }) => {
  const { id } = await api.createJob(jobBody({ description: long(200_000) }))
  for (const path of [`/jobs/${id}`, "/jobs?fields=description", "/locations?pageSize=100", "/me"]) {
    const get = await raw(api, path, { "Accept-Encoding": "gzip" })
    const head = await raw(api, path, { "Accept-Encoding": "gzip" }, "HEAD")
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    for (const name of ["content-encoding", "etag", "content-type", "cache-control"])
      expect([path, name, head.headers[name]]).toEqual([path, name, get.headers[name]])
    expect(/accept-encoding/i.test(String(head.headers.vary))).toBe(
      /accept-encoding/i.test(String(get.headers.vary)),
    )
  }
})

test("pages of jobs, errors and public answers are compressed too, including pages sent in chunks", async ({
  api,
}) => {
  for (const [index, length] of [30, 20_000, 60_000, 300_000].entries())
    await api.createJob(jobBody({ title: `Job ${index}`, description: long(length) }))
  for (let index = 0; index < 8; index++) await api.createJob(jobBody())
  const wrong = {
    locations: Array.from({ length: 50 }, (_, index) => ({ description: `Atlantis ${index}` })),
  }
  expect((await api.post("/jobs", jobBody(wrong))).text.length).toBeGreaterThan(2_048)
  for (const path of [
    "/jobs",
    "/jobs?fields=description,closeDate",
    "/jobs?fields=description&pageSize=2&page=5",
    "/jobs/changes",
    "/locations?pageSize=50",
    "/openapi.json",
  ]) {
    const plain = await raw(api, path)
    for (const coding of ["gzip", "br"]) {
      const answer = await raw(api, path, { "Accept-Encoding": coding })
      expect([path, answer.headers["content-encoding"]]).toEqual([path, coding])
      expect(saidBy(textOf(answer)) === saidBy(plain.bytes.toString()), path).toBe(true)
    }
  }
})

test("a page with long descriptions is complete and in order, with each job as GET answers it", async ({
  api,
}) => {
  for (const [index, length] of [100_000, 30, 17_000, 300_000].entries())
    await api.createJob(
      jobBody({ title: `Job ${index}`, description: long(length), referenceId: `R${index}` }),
    )
  const { data, paging } = await api.jobs("?fields=description,salary&status=active")
  expect(data.map(({ title }) => title)).toEqual(["Job 3", "Job 2", "Job 1", "Job 0"])
  expect(paging).toMatchObject({ total: 4, pages: 1, next: null })
  for (const listed of data as ApiJob[]) {
    const { description, salary } = await api.job(listed.id)
    expect(listed.description === description, listed.title).toBe(true)
    expect(listed.salary).toBe(salary)
    expect(Object.keys(listed)).toHaveLength(10)
  }
})

test("a page script is served precompressed and complete, with its length, and is cacheable", async ({
  target,
}) => {
  const page = (await rawAt(`${target.baseUrl}/sign-in`)).bytes.toString()
  const [script = ""] = /\/_next\/static\/[^"]+\.js/.exec(page) ?? []
  const plain = await rawAt(target.baseUrl + script)
  const sizes = new Map<string | undefined, number>()
  for (const [accepted, coding] of [
    ["", undefined],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0", undefined],
  ] as const) {
    const answer = await rawAt(target.baseUrl + script, { "Accept-Encoding": accepted })
    expect(answer.status).toBe(200)
    expect(answer.headers["content-encoding"], accepted).toBe(coding)
    expect(answer.headers).toMatchObject({
      "content-length": String(answer.bytes.length),
      "content-type": "text/javascript",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    })
    expect(textOf(answer) === plain.bytes.toString(), accepted).toBe(true)
    sizes.set(coding, answer.bytes.length)
  }
  expect(sizes.get("br")).toBeLessThan(sizes.get("gzip") as number)
  expect(sizes.get("gzip")).toBeLessThan(plain.bytes.length / 2)
  // Ranges are not supported, and an invalid one causes no error.
  for (const range of ["bytes=10-5", "bytes=-5", "bytes=0-1", "items=0-1"]) {
    const answer = await rawAt(target.baseUrl + script, { Range: range })
    expect([range, answer.status, answer.bytes.length]).toEqual([range, 200, plain.bytes.length])
  }
  const head = await rawAt(target.baseUrl + script, {}, "HEAD")
  expect([head.status, head.headers["content-length"], head.bytes.length]).toEqual([
    200,
    String(plain.bytes.length),
    0,
  ])
  for (const nowhere of ["/_next/static/../BUILD_ID", "/_next/static/chunks", "/_next/static/x.js"])
    expect((await rawAt(target.baseUrl + nowhere)).status, nowhere).toBe(404)
})
