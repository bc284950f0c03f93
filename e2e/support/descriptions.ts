import type { ApiClient } from "./api"
import { jobBody } from "./factories"
import { expect } from "./fixtures"

/** The description of a new job with `description`, after checking that GET, PUT and POST agree on it. */
export async function storedDescription(api: ApiClient, description: string): Promise<string> {
  const created = await api.post("/jobs", jobBody({ description }))
  expect(created.status, created.text).toBe(201)
  const clean = created.body.description
  expectClean(clean)
  const { id } = created.body
  expect((await api.job(id)).description).toBe(clean)
  const again = await api.put(`/jobs/${id}`, { description: clean })
  expect(again.status, again.text).toBe(200)
  expect(again.body.description, "cleaning is idempotent").toBe(clean)
  const dirtyAgain = await api.put(`/jobs/${id}`, { description })
  expect(dirtyAgain.body.description, "cleaning always gives the same result").toBe(clean)
  const copy = await api.createJob(jobBody({ description: clean }))
  expect(copy.description, "cleaning is idempotent").toBe(clean)
  return clean
}

/** Only allowed tags, no attributes except a harmless href, and no angle bracket that opens anything else. */
function expectClean(html: string): void {
  const allowed = /<\/?(?:strong|b|em|i|p|div|ul|ol|li|a)>|<br ?\/?>|<a href="(?:https?:|mailto:)[^"<>]*">/g
  const rest = html.replace(allowed, "")
  expect(rest, "only allowed tags").not.toContain("<")
  expect(html).not.toMatch(/href="\s*(?:javascript|data|vbscript|\/)/i)
}
