import type { PresentedKey } from "@/lib/api/dashboard/api-keys"
import { type Answer, ApiClient } from "./api"
import { expectProblem } from "./expectations"
import { openSession } from "./session"
import { expect, test as base } from "./ui"

export const keysPath = "/api/dashboard/api-keys"

export type Made = { key: PresentedKey; secret: string }
export type KeyBody = { name?: string; scopes?: string[] | null; expires?: string | null }

/** The keys of this test's employer, as its admin manages them. */
export class Keys {
  constructor(readonly session: ApiClient) {}

  create(key: KeyBody = {}): Promise<Answer<Made>> {
    return this.session.post<Made>(keysPath, { name: "Careers site", scopes: null, expires: null, ...key })
  }

  async created(key: KeyBody = {}): Promise<Made & { api: ApiClient }> {
    const answer = await this.create(key)
    expect(answer.status, answer.text).toBe(201)
    return { ...answer.body, api: this.api(answer.body.secret) }
  }

  api(secret: string): ApiClient {
    return new ApiClient(this.session.baseUrl, { "API-Key": secret })
  }

  change(id: number, change: unknown): Promise<Answer<PresentedKey>> {
    return this.session.put<PresentedKey>(`${keysPath}/${id}`, change)
  }

  rotate(id: number, graceHours: unknown = 0): Promise<Answer<Made>> {
    return this.session.post<Made>(`${keysPath}/${id}/rotation`, { graceHours })
  }

  revoke(id: number): Promise<Answer> {
    return this.session.delete(`${keysPath}/${id}`)
  }

  async list(): Promise<PresentedKey[]> {
    const answer = await this.session.get<{ data: PresentedKey[] }>(keysPath)
    expect(answer.status, answer.text).toBe(200)
    return answer.body.data
  }

  async listed(id: number): Promise<PresentedKey> {
    const found = (await this.list()).find((key) => key.id === id)
    expect(found, `key ${id} is not in the list`).toBeDefined()
    return found as PresentedKey
  }
}

export const test = base.extend<{ keys: Keys }>({
  keys: async ({ server, admin }, use) => {
    await use(new Keys(await openSession(server, admin)))
  },
})

/** The one refusal for keys that do not work, without its request id. */
export function expectRefused(answer: Answer): unknown {
  const problem = expectProblem(answer, { status: 401, code: "unauthorized" })
  expect(answer.headers.get("www-authenticate")).toBe("API-Key")
  return { ...problem, requestId: undefined }
}
