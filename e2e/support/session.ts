import { expect } from "@playwright/test"
import { ApiClient } from "./api"

type Credentials = { email: string; password: string }

/** `server` in the browser of a person who has just signed in: with its cookie and origin. */
export async function openSession(server: ApiClient, { email, password }: Credentials): Promise<ApiClient> {
  const browser = server.with({ Origin: server.baseUrl })
  const answer = await browser.post("/api/dashboard/session", { email, password })
  expect(answer.status, answer.text).toBe(204)
  return browser.with({ Cookie: sessionCookie(answer.headers).split(";")[0] ?? "" })
}

/** The session cookie as an answer sets it, with its attributes. */
export function sessionCookie(headers: Headers): string {
  const cookie = headers.getSetCookie().find((each) => /^(__Secure-)?openings\.session_token=/.test(each))
  expect(cookie, "no cookie for the session").toBeDefined()
  return cookie ?? ""
}

/** The v1.1 API in the same session. */
export function apiOf(session: ApiClient): ApiClient {
  return new ApiClient(session.baseUrl, session.headers)
}

/** The id of another session of the same person. */
export async function otherSession(session: ApiClient): Promise<number> {
  const { body } = await session.get<{ data: { id: number; current: boolean }[] }>(
    "/api/dashboard/me/sessions",
  )
  const other = body.data.find(({ current }) => !current)
  expect(other, "no other session").toBeDefined()
  return other?.id ?? 0
}
