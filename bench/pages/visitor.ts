import { type Browser, type BrowserContext, chromium } from "@playwright/test"
import { openDatabase } from "@/lib/db/database"
import { serviceContextFor } from "@/lib/domain/context"
import { employerById } from "@/lib/domain/employers/manage-employers"
import { addMember } from "@/lib/domain/members/add-member"
import { generatePassword } from "@/lib/domain/members/generate-password"
import { hashPassword } from "@/lib/identity/hashing"
import { findChromium, launchOptions } from "@/e2e/run/find-chromium"

/** What the pages are viewed with; a phone's browser identifies itself as one. */
export type Screen = { size: { width: number; height: number }; userAgent?: string }
export const desktop: Screen = { size: { width: 1280, height: 900 } }
export const narrowWindow: Screen = { size: { width: 390, height: 844 } }
export const phone: Screen = {
  ...narrowWindow,
  userAgent:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
}

/** A person in a browser on their first visit: each `visit` is signed in and starts with an empty cache. */
export type Visitor = {
  version: string
  visit(screen: Screen): Promise<BrowserContext>
  leave(): Promise<void>
}

/** Adds a member to the employer and opens a browser for them. */
export async function visitor(databaseUrl: string, employerId: number, baseUrl: string): Promise<Visitor> {
  const credentials = { email: "bench@example.com", password: generatePassword() }
  await addAdmin(databaseUrl, employerId, credentials)
  const browser: Browser = await chromium.launch(launchOptions(await findChromium()))
  return {
    version: browser.version(),
    async visit({ size, ...screen }) {
      const context = await browser.newContext({
        baseURL: baseUrl,
        viewport: size,
        locale: "en-US",
        ...screen,
      })
      await context.request.post("/api/dashboard/session", {
        headers: { Origin: baseUrl },
        data: credentials,
      })
      return context
    },
    leave: () => browser.close(),
  }
}

/** Adds an admin with these credentials. */
export async function addAdmin(
  databaseUrl: string,
  employerId: number,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const database = openDatabase(databaseUrl)
  try {
    const context = { stores: database.stores, clock: { now: () => new Date() } }
    const employer = await employerById(context, employerId)
    const passwordHash = await hashPassword(password)
    await addMember(serviceContextFor(context, employer, "Bench"), {
      email,
      name: "Bench",
      role: "admin",
      passwordHash,
    })
  } finally {
    await database.close()
  }
}
