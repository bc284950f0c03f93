import type { Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { expect, test } from "../support/ui"

/** What the browser of `page` reports in the console from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`))
  return complaints
}

const publicPages = [
  "/sign-in",
  "/forgot-password",
  "/docs",
  "/docs/reference",
  "/docs/posting-check",
  "/nowhere",
]
const memberPages = [
  "/jobs",
  "/jobs/new",
  "/settings/account",
  "/settings/members",
  "/settings/employer",
  "/settings/posting-check",
  "/settings/api-keys",
  "/settings/activity",
  "/settings/requests",
]

test("every page works under its content policy, with no console messages", async ({
  page,
  api,
  expectRefusals,
}) => {
  expectRefusals(404)
  const job = await api.createJob(jobBody())
  const complaints = complaintsOf(page)
  for (const path of [...publicPages, ...memberPages, `/jobs/${job.id}`, `/jobs/${job.id}/edit`]) {
    const answer = await page.goto(path)
    expect(answer?.headers()["content-security-policy"], path).toContain("script-src 'self' 'nonce-")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
  await expect(page.getByRole("textbox", { name: "Description" })).toBeVisible()
  // The browser reports that a page was not found; Scalar, whose schema model is narrower than that of OpenAPI, reports where the
  // document has more.
  const usual =
    /\/nowhere: Failed to load resource|\/docs\/reference: (?:document validation errors: |\[(?:Object(?:, )?)+\])$/
  expect(complaints.filter((text) => !usual.test(text))).toEqual([])
})

test("a foreign script does not run, and nothing is sent elsewhere", async ({ page, expectRefusals }) => {
  expectRefusals("content policy")
  await page.goto("/jobs")
  await page.evaluate(async () => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective))
    const inline = document.createElement("div")
    inline.innerHTML = `<img src="/icon.svg" onload="window.ran = 1"><a href="javascript:window.ran=1">x</a>`
    document.body.append(inline)
    inline.querySelector("a")?.click()
    await fetch("https://example.com/").catch(() => null)
  })
  const refused = () => page.evaluate(() => (window as { refused?: string[] }).refused)
  await expect
    .poll(refused)
    .toEqual(expect.arrayContaining(["script-src-attr", "script-src-elem", "connect-src"]))
  expect(await page.evaluate(() => "ran" in window)).toBe(false)
})

test("the headers prevent a page from being framed, sniffed or leaked in referrers", async ({
  page,
  server,
}) => {
  const first = await server.get("/sign-in")
  const second = await server.get("/sign-in")
  const policy = first.headers.get("content-security-policy") ?? ""
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/)
  expect(second.headers.get("content-security-policy"), "a nonce is used once").not.toBe(policy)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  })
  expect(first.headers.get("strict-transport-security"), "it has no effect over http").toBeNull()
  await page.close()
})
