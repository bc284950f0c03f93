import { type Browser, type BrowserContext, chromium } from "@playwright/test"
import { openDatabase } from "@/lib/db/database"
import { serviceContextFor } from "@/lib/domain/context"
import { employerById } from "@/lib/domain/employers/manage-employers"
import { addMember } from "@/lib/domain/members/add-member"
import { generatePassword } from "@/lib/domain/members/generate-password"
import { hashPassword } from "@/lib/http/passwords"
import { findChromium } from "@/scripts/test/find-chromium"

export type Size = { width: number; height: number }
export const desktop: Size = { width: 1280, height: 900 }
export const phone: Size = { width: 390, height: 844 }

/** Somebody at a browser who has never been here: each `visit` is signed in, and has nothing in its cache. */
export type Visitor = { version: string; visit(size: Size): Promise<BrowserContext>; leave(): Promise<void> }

/** Adds a member to the employer and opens a browser for them. */
export async function visitor(databaseUrl: string, employerId: number, baseUrl: string): Promise<Visitor> {
  const credentials = { email: "bench@example.com", password: generatePassword() }
  await addAdmin(databaseUrl, employerId, credentials)
  const executablePath = findChromium()
  const browser: Browser = await chromium.launch({
    args: ["--no-sandbox"],
    ...(executablePath && { executablePath }),
  })
  return {
    version: browser.version(),
    async visit(size) {
      const context = await browser.newContext({ baseURL: baseUrl, viewport: size, locale: "en-US" })
      await context.request.post("/api/dashboard/session", {
        headers: { Origin: baseUrl },
        data: credentials,
      })
      return context
    },
    leave: () => browser.close(),
  }
}

async function addAdmin(
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
