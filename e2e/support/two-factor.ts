import { createHmac } from "node:crypto"
import type { BegunApp, MadeRecoveryCodes, SecondStepAsked } from "@/lib/api/dashboard/two-factor"
import type { Answer, ApiClient } from "./api"
import { sessionCookie } from "./session"
import { expect } from "./ui"

type Credentials = { email: string; password: string }

export const twoFactorPath = "/api/dashboard/me/two-factor"
const secondStepPath = "/api/dashboard/session/second-step"

/** The code that an app shows for a secret as typed (RFC 6238), `later` times 30 seconds from now. */
export function codeOf(typedSecret: string, later = 0): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
  const bits = [...typedSecret.replace(/ /g, "")]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("")
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const digest = createHmac("sha1", key).update(counter).digest()
  const start = digest.readUInt8(19) & 15
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

/** The code for the first sign-in after an app was set up with the one before. */
export const nextCodeOf = (typedSecret: string) => codeOf(typedSecret, 1)

/** A code that is not valid at any time near now. */
export function wrongCodeOf(typedSecret: string): string {
  const near = [-2, -1, 0, 1, 2, 3].map((later) => codeOf(typedSecret, later))
  return (
    ["000000", "111111", "222222", "333333", "444444", "555555", "666666"].find(
      (code) => !near.includes(code),
    ) ?? ""
  )
}

export type App = { secret: string; recoveryCodes: string[] }

/** Sets up an authenticator app in a session. This uses up the current code, but the next one is already valid. */
export async function setUpApp(session: ApiClient, { password }: { password: string }): Promise<App> {
  const begun = await session.post<BegunApp>(twoFactorPath, { password })
  expect(begun.status, begun.text).toBe(200)
  const { secret } = begun.body
  const confirmed = await session.post<MadeRecoveryCodes>(`${twoFactorPath}/confirmation`, {
    code: codeOf(secret),
  })
  expect(confirmed.status, confirmed.text).toBe(200)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes }
}

/** The browser of someone whose password was right and who is asked for the second step, with the cookies they have then. */
export async function challenge(server: ApiClient, { email, password }: Credentials) {
  const browser = server.with({ Origin: server.baseUrl })
  const answer = await browser.post<SecondStepAsked>("/api/dashboard/session", { email, password })
  expect(answer.status, answer.text).toBe(200)
  return { methods: answer.body.secondStep.methods, browser: withCookies(browser, answer), answer }
}

export function sendSecondStep(
  browser: ApiClient,
  code: string,
  by = "code",
  more: object = {},
): Promise<Answer> {
  return browser.post(secondStepPath, { by, code, ...more })
}

/** Signs in with the password and a code. */
export async function openSessionWith(
  server: ApiClient,
  person: Credentials,
  code: string,
  by = "code",
): Promise<ApiClient> {
  const { browser } = await challenge(server, person)
  const answer = await sendSecondStep(browser, code, by)
  expect(answer.status, answer.text).toBe(204)
  return server.with({ Origin: server.baseUrl, Cookie: sessionCookie(answer.headers).split(";")[0] ?? "" })
}

/** `browser` with the cookies that `answer` sets and clears. */
export function withCookies(browser: ApiClient, { headers }: Answer): ApiClient {
  const sent = String(browser.headers.Cookie ?? "").split("; ")
  const jar = new Map(sent.filter(Boolean).map((cookie) => cookie.split(/=(.*)/s) as [string, string]))
  for (const cookie of headers.getSetCookie()) {
    const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s)
    if (/max-age=0/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
  return browser.with({ Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") })
}
