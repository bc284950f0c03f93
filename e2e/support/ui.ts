import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { AxeBuilder } from "@axe-core/playwright"
import { type APIResponse, expect, type Page } from "@playwright/test"
import { hashPassword } from "better-auth/crypto"
import type { Role } from "@/lib/domain/actor"
import type { ApiClient, ApiJob } from "./api"
import { hourlyPay } from "./checks"
import { type Body, jobBody } from "./factories"
import { test as base } from "./fixtures"
import type { TestEmployer } from "./operator"

export { expect, type Page }

/** Someone who can sign in. */
export type StaffMember = { name: string; email: string; role: Role; password: string }

export type SignedInAdmin = { employer: TestEmployer; admin: StaffMember; api: ApiClient }

type UiFixtures = {
  /** The role `page` is signed in with from the start; null means signed out. */
  startAs: Role | null
  /** Another member of this test's employer, or of `employer` if given. */
  addMember: (role: Role, employer?: TestEmployer) => Promise<StaffMember>
  /** An admin of this test's employer. */
  admin: StaffMember
  /** This test's employer, its admin, and the API as its key uses it. */
  signedIn: SignedInAdmin
  /** Signs `page` in as `person`, without the form, in place of anyone signed in before. */
  signIn: (person: StaffMember, page: Page) => Promise<void>
  /** Signs `page` in as a new member with that role, in place of anyone signed in before, and returns the member. */
  signInAs: (role: Role) => Promise<StaffMember>
  /** A request in the session of `page`, as the site's own scripts send it. */
  ask: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<APIResponse>
  /**
   * Any error in the browser's console, or thrown by one of our scripts, fails the test. The errors named here are expected:
   * statuses, requests that reach no one, and what the page's content policy forbids.
   */
  expectRefusals: (...refusals: (number | "unreachable" | "content policy")[]) => void
  /** Creates `count` postings, "Posting 1" first, and returns them; `overrides` gets the number, from 1. */
  makeJobs: (count: number, overrides?: (number: number) => Body) => Promise<ApiJob[]>
}

const password = "correct horse battery staple"
const names: Record<Role, string> = { admin: "Ada Admin", editor: "Edith Editor", viewer: "Victor Viewer" }
/** What Chromium writes to the console for each. */
const refusalWords = { unreachable: "net::ERR_", "content policy": "Content Security Policy" }
let people = 0

/** The specs of the dashboard: `page` is signed in as an admin of an employer for this test only. */
export const test = base.extend<UiFixtures, { passwordHash: string }>({
  passwordHash: [
    // Hashing is slow by design, so everyone in the specs has the same password.
    async ({}, use) => use(await hashPassword(password)),
    { scope: "worker" },
  ],
  startAs: ["admin", { option: true }],
  addMember: async ({ operator, employer, passwordHash }, use, { workerIndex }) => {
    await use(async (role, of = employer) => {
      people += 1
      const email = `${role}-${process.pid}-${workerIndex}-${people}-${Date.now()}@example.com`
      await operator.addMember(of, { name: names[role], email, role, passwordHash })
      return { name: names[role], email, role, password }
    })
  },
  admin: async ({ addMember }, use) => {
    await use(await addMember("admin"))
  },
  signedIn: async ({ employer, admin, api }, use) => {
    await use({ employer, admin, api })
  },
  signIn: async ({ target }, use) => {
    await use(async ({ email, password }, page) => {
      await page.context().clearCookies()
      const answer = await page.request.post("/api/dashboard/session", {
        headers: { Origin: target.baseUrl },
        data: { email, password },
      })
      expect(answer.status(), await answer.text()).toBe(204)
    })
  },
  page: async ({ page, startAs, admin, addMember, signIn, expectRefusals }, use) => {
    // This is not an automatic fixture, since the API specs have no browser.
    expectRefusals()
    if (startAs) await signIn(startAs === "admin" ? admin : await addMember(startAs), page)
    await use(page)
  },
  signInAs: async ({ page, addMember, signIn }, use) => {
    await use(async (role) => {
      const person = await addMember(role)
      // An open page would request changes while no one is signed in.
      await page.goto("about:blank")
      await signIn(person, page)
      return person
    })
  },
  ask: async ({ page, target }, use) => {
    await use((method, path, data, headers) =>
      page.request.fetch(path, { method, headers: { Origin: target.baseUrl, ...headers }, data }),
    )
  },
  expectRefusals: async ({ context }, use) => {
    const errors: string[] = []
    const expected: string[] = []
    context.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`)
    })
    context.on("weberror", (thrown) => errors.push(String(thrown.error())))
    await use((...refusals) => {
      for (const refusal of refusals)
        expected.push(
          typeof refusal === "number" ? `responded with a status of ${refusal} ` : refusalWords[refusal],
        )
    })
    const unexpected = errors.filter((error) => !expected.some((words) => error.includes(words)))
    expect(unexpected, "errors in the browser").toEqual([])
  },
  makeJobs: async ({ api }, use) => {
    await use(async (count, overrides = () => ({})) => {
      const jobs: ApiJob[] = []
      for (let number = 1; number <= count; number += 1) {
        jobs.push(
          await api.createJob(
            jobBody({ title: `Posting ${number}`, salary: hourlyPay, ...overrides(number) }),
          ),
        )
      }
      return jobs
    })
  },
})

const laptop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
// Describing what passes and opening another page to collect frames, of which we have none, would both take long.
const resultTypes = ["violations" as const]
const axeOptions = {
  everything: {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    resultTypes,
  },
  colours: { runOnly: ["color-contrast", "link-in-text-block"], resultTypes },
}

/**
 * Checks that `page` as it is now has no accessibility violation that axe finds: on a laptop in light and in dark, where only the
 * colours differ, and on a phone in dark.
 */
export async function expectAccessible(page: Page, note = page.url()): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(laptop)
  await show(page, "light")
  await expectNoViolations(page, { note: `${note}, light, ${laptop.width} px` })
  await show(page, "dark")
  await expectNoViolations(page, { note: `${note}, dark, ${laptop.width} px`, of: "colours" })
  await page.setViewportSize(phone)
  await show(page, "dark")
  await expectNoViolations(page, { note: `${note}, dark, ${phone.width} px` })
  await show(page, "light")
  if (before) await page.setViewportSize(before)
}

type Look = { note?: string; of?: keyof typeof axeOptions; without?: string }

/** The same check in the current theme and size of `page`; `without` is a selector of what to leave out. */
export async function expectNoViolations(
  page: Page,
  { note = page.url(), of = "everything", without }: Look = {},
): Promise<void> {
  // While Next goes to another page, the document has no title for a moment.
  await expect(page).toHaveTitle(/./)
  await bringAxe(page)
  const builder = new AxeBuilder({ page, axeSource: "null" }).options(axeOptions[of]).setLegacyMode()
  const { violations } = await (without ? builder.exclude(without) : builder).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")} — ${failureSummary}`),
  }))
  expect(found, `axe: ${note}`).toEqual([])
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** axe's source is half a megabyte, which the builder would send twice per check; this sends it once per document. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource)
}

/** Switches the page to a theme at once, and waits until it is painted. */
async function show(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async (dark) => {
    document.documentElement.classList.toggle("dark", dark)
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    await frame()
  }, colorScheme === "dark")
}
