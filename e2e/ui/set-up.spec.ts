import { readFile } from "node:fs/promises"
import { mergeTests } from "@playwright/test"
import { ApiClient } from "../support/api"
import { test as service } from "../support/service"
import { sessionCookie } from "../support/session"
import { expect, expectAccessible, test as ui } from "../support/ui"

const test = mergeTests(ui, service)

test.use({ startAs: null })

test("the first visitor of an empty installation creates the employer and its admin with the link printed at startup, once", async ({
  page,
  start,
  newDatabase,
}) => {
  // The test starts its own server.
  test.slow()
  const { target } = await start(newDatabase, { TRUST_PROXY: "true" })
  const token = /\/set-up\?token=([\w-]+)/.exec(await readFile(target.logFile, "utf8"))?.[1]

  await page.goto(`${target.baseUrl}/jobs`)
  await expect(page.getByRole("heading", { level: 1, name: "This installation is new" })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${target.baseUrl}/set-up?token=${token}`)
  await expectAccessible(page, "/set-up")
  await page.getByRole("button", { name: "Create employer and sign in" }).click()
  await expect(page.getByLabel("Employer’s name")).toBeFocused()
  await expect(page.getByLabel("Employer’s name")).toHaveAccessibleDescription("Enter the employer’s name.")

  const zone = page.getByRole("combobox", { name: "Time zone" })
  await expect(zone).toHaveValue("America/Vancouver")
  await zone.fill("halifax")
  await page.getByRole("option", { name: "America/Halifax" }).click()
  await page.getByLabel("Employer’s name").fill("Acme Kitchens")
  await page.getByLabel("Your name").fill("Ada Admin")
  await page.getByLabel("Email address").fill("ada@example.com")
  await page.getByLabel("Password", { exact: true }).fill("a good password")
  await page.getByRole("button", { name: "Create employer and sign in" }).click()

  await expect(page).toHaveURL(`${target.baseUrl}/jobs`)
  const me = await page.request.get(`${target.baseUrl}/api/dashboard/me`)
  expect(await me.json()).toMatchObject({
    person: { name: "Ada Admin", email: "ada@example.com" },
    employer: { name: "Acme Kitchens", timeZone: "America/Halifax", role: "admin" },
  })

  await page.goto(`${target.baseUrl}/set-up?token=${token}`)
  await expect(page.getByRole("heading", { name: "Openings is already set up" })).toBeVisible()
  await expectAccessible(page, "/set-up, done")

  // This is the same server as a proxy forwards https requests to it.
  const secure = new ApiClient(target.baseUrl, { "X-Forwarded-Proto": "https" }, "")
  const account = { email: "ada@example.com", password: "a good password" }
  const signedIn = await secure.post("/api/dashboard/session", account, {
    Origin: target.baseUrl.replace("http:", "https:"),
  })
  expect(sessionCookie(signedIn.headers)).toMatch(/; secure/i)
})
