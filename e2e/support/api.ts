import { Agent, request } from "node:http"
import { expect } from "@playwright/test"
import { countAnswer } from "./answer-count"
import { faultsOf } from "./document"

export type Named = { id: number; name: string }
export type Place = { id: number; name: string; description: string; type: string }
export type PlaceRecord = Place & {
  latitude: number | null
  longitude: number | null
  swLatitude: number | null
  swLongitude: number | null
  neLatitude: number | null
  neLongitude: number | null
  area: { latitude: number; longitude: number }[]
}
export type ApiSalaryPeriod = Named & { unit: string }
export type ApiSalary = {
  amount: number
  maxAmount: number | null
  period: ApiSalaryPeriod
  plusCommission: boolean
}

export type ApiJobHeader = {
  id: number
  title: string
  locations: Place[]
  employer: Named
  referenceId: string | null
  publishDate: string
  confidential: boolean
  status: string
}

export type ApiJob = ApiJobHeader & {
  closeDate: string
  autoRefresh: boolean
  categories: Named[]
  positionType: Named
  salary: ApiSalary | null
  description: string
  applicantRoutingType: Named
  applicationEmail: string | null
  applicationUrl: string | null
}

export type ApiPage<Record> = {
  data: Record[]
  paging: {
    total: number
    page: number
    pages: number
    pageSize: number
    previous: string | null
    next: string | null
  }
}

export type Problem = {
  message: string
  code: string
  requestId: string
  errors?: { field: string; code: string; message: string }[]
  existing?: { id: number; href: string }
}

export type Answer<Body = unknown> = { status: number; headers: Headers; body: Body; text: string }
export type Headings = Record<string, string | string[]>

/** A request as it goes over the wire: `path` is not encoded again; several chunks go without a Content-Length. */
export type SentRequest = {
  method: string
  path: string
  headers?: Headings
  body?: string | Buffer | (string | Buffer)[]
  agent?: Agent
}

// Each request has a separate connection, so that none is reused while the server is closing it.
const freshConnections = new Agent({ keepAlive: false })

/**
 * Sends `message` unchanged through node:http, which (unlike fetch) lets a spec choose every header and escape. An answer of the
 * v1.1 API that does not match the OpenAPI document fails the spec.
 */
async function send<Body = unknown>(baseUrl: string, message: SentRequest): Promise<Answer<Body>> {
  const answer = await exchange<Body>(baseUrl, message)
  const { path } = message
  const method = methodOf(message)
  const faults = faultsOf({ ...answer, method, path })
  if (faults) countAnswer(faults.length === 0)
  if (faults && faults.length > 0)
    expect(faults, `undocumented: ${method} ${path} ${answer.status} ${answer.text.slice(0, 500)}`).toEqual(
      [],
    )
  return answer
}

/**
 * Fails the spec if an answer has another status. For each `expect` Playwright searches all earlier steps, so a spec with
 * thousands of requests would spend most of its time there.
 */
export function expectStatus({ status, text }: Answer, expected: number): void {
  if (status !== expected) expect(status, text).toBe(expected)
}

/** The method that `message` stands for (contract 1.3). */
function methodOf({ method, path, headers = {} }: SentRequest): string {
  if (!/\/jobs(\/\d+)?(\?|$)/.test(path)) return method
  const name = Object.keys(headers).find((each) => each.toLowerCase() === "x-http-method-override")
  const override = name === undefined ? "" : String(headers[name]).trim().toUpperCase()
  return method === "POST" && /^(PUT|DELETE)$/.test(override) ? override : method
}

function exchange<Body>(baseUrl: string, message: SentRequest): Promise<Answer<Body>> {
  const { method, path, body, agent = freshConnections } = message
  const { hostname, port } = new URL(baseUrl)
  const chunks = body === undefined ? [] : Array.isArray(body) ? body : [body]
  const length = chunks.length === 1 ? { "Content-Length": String(Buffer.byteLength(chunks[0] ?? "")) } : {}
  const framing = chunks.length > 1 ? { "Transfer-Encoding": "chunked" } : length
  return new Promise((resolve, reject) => {
    const headers = { ...framing, ...message.headers }
    const outgoing = request({ hostname, port, method, path, headers, agent }, (incoming) => {
      const received: Buffer[] = []
      incoming.on("data", (chunk: Buffer) => received.push(chunk))
      incoming.on("error", reject)
      incoming.on("end", () => {
        const text = Buffer.concat(received).toString("utf8")
        resolve({
          status: incoming.statusCode ?? 0,
          headers: toHeaders(incoming.rawHeaders),
          body: parsed(text) as Body,
          text,
        })
      })
    })
    outgoing.on("error", reject)
    for (const chunk of chunks) outgoing.write(chunk)
    outgoing.end()
  })
}

/** The API as one caller uses it: its base URL and the headers it always sends. */
export class ApiClient {
  constructor(
    readonly baseUrl: string,
    readonly headers: Headings = {},
    readonly root = "/api/v1.1",
  ) {}

  /** The same caller with additional headers on every request. */
  with(headers: Headings): ApiClient {
    return new ApiClient(this.baseUrl, { ...this.headers, ...headers }, this.root)
  }

  /** The absolute URL of a path of this API. */
  href(path: string): string {
    return `${this.baseUrl}${this.root}${path}`
  }

  send<Body = unknown>(message: SentRequest): Promise<Answer<Body>> {
    return send(this.baseUrl, {
      ...message,
      path: this.root + message.path,
      headers: { ...this.headers, ...message.headers },
    })
  }

  get<Body = ApiJob>(path: string, headers: Headings = {}): Promise<Answer<Body>> {
    return this.send({ method: "GET", path, headers })
  }

  head(path: string, headers: Headings = {}): Promise<Answer> {
    return this.send({ method: "HEAD", path, headers })
  }

  post<Body = ApiJob>(path: string, body: unknown, headers: Headings = {}): Promise<Answer<Body>> {
    return this.json("POST", path, body, headers)
  }

  put<Body = ApiJob>(path: string, body: unknown, headers: Headings = {}): Promise<Answer<Body>> {
    return this.json("PUT", path, body, headers)
  }

  delete(path: string, body?: unknown, headers: Headings = {}): Promise<Answer> {
    return body === undefined
      ? this.send({ method: "DELETE", path, headers })
      : this.json("DELETE", path, body, headers)
  }

  /** Sends `body` as JSON; strings and bytes are sent unchanged, with the JSON content type. */
  json<Body = unknown>(
    method: string,
    path: string,
    body: unknown,
    headers: Headings = {},
  ): Promise<Answer<Body>> {
    const raw = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body)
    return this.send({ method, path, headers: { "Content-Type": "application/json", ...headers }, body: raw })
  }

  /** Follows an absolute link from an answer; fails if it leads elsewhere. */
  follow<Body = ApiJob>(link: string | null): Promise<Answer<Body>> {
    const { origin } = new URL(this.baseUrl)
    if (!link?.startsWith(`${origin}/`)) expect(link).toContain(`${origin}/`)
    const path = (link ?? "").slice(origin.length)
    return send(this.baseUrl, { method: "GET", path, headers: this.headers })
  }

  /** Creates a job of this employer; fails unless it is created. */
  async createJob(body: unknown): Promise<ApiJob> {
    const answer = await this.post("/jobs", body)
    expectStatus(answer, 201)
    return answer.body
  }

  async job(id: number): Promise<ApiJob> {
    const answer = await this.get(`/jobs/${id}`)
    expectStatus(answer, 200)
    return answer.body
  }

  /** A page of the list; `query` is already encoded. */
  async jobs(query = ""): Promise<ApiPage<ApiJobHeader>> {
    const answer = await this.get<ApiPage<ApiJobHeader>>(`/jobs${query}`)
    expectStatus(answer, 200)
    return answer.body
  }

  /** How many jobs this employer has. */
  async total(): Promise<number> {
    return (await this.jobs("?pageSize=1")).paging.total
  }
}

function toHeaders(raw: string[]): Headers {
  const headers = new Headers()
  for (let index = 0; index + 1 < raw.length; index += 2)
    headers.append(raw[index] ?? "", raw[index + 1] ?? "")
  return headers
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
