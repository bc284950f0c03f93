import type { Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { test as withKeys } from "../support/keys"
import { RequestLog } from "../support/request-log"
import { expect, expectAccessible } from "../support/ui"

const place = "/settings/requests"

const test = withKeys.extend<{ log: RequestLog }>({
  log: async ({ keys }, use) => {
    await use(new RequestLog(keys.session))
  },
})

const rowsOf = (page: Page) => page.getByRole("table", { name: "Requests" }).getByRole("row")
const drawerOf = (page: Page) => page.getByRole("dialog")

test("an admin filters the list by key, status, code, method and posting, and shares the URL", async ({
  page,
  keys,
  log,
}) => {
  await page.goto(place)
  await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible()
  const one = await keys.created({ name: "ATS sync" })
  const two = await keys.created({ name: "Careers site" })
  const made = await one.api.post("/jobs", jobBody({ referenceId: "K-17" }))
  await two.api.post("/jobs", jobBody({ title: "" }))
  await log.recordOf(await two.api.get("/jobs/2147483647"))
  await page.goto(place)
  await expect(rowsOf(page)).toHaveCount(4)
  await expect(rowsOf(page).nth(1)).toContainText("GET /jobs/2147483647")
  await expect(rowsOf(page).nth(1)).toContainText("404not found")

  const filters = page.getByRole("group", { name: "Filters" })
  await filters.getByLabel("Key").selectOption({ label: `ATS sync …${one.key.lastFour}` })
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(page).toHaveURL(`${place}?key=${one.key.id}`)
  await filters.getByLabel("Status").selectOption("Failed")
  await expect(page.getByRole("heading", { name: "No requests match" })).toBeVisible()
  await page.getByRole("button", { name: "Show all requests" }).click()
  await filters.getByLabel("Code").selectOption("validation_failed")
  await expect(rowsOf(page)).toHaveCount(2)
  await filters.getByLabel("Method").selectOption("GET")
  await expect(page.getByRole("heading", { name: "No requests match" })).toBeVisible()
  await filters.getByRole("button", { name: "Clear filters" }).click()
  await expect(rowsOf(page)).toHaveCount(4)
  await filters.getByLabel("Posting").fill("K-17")
  await page.keyboard.press("Enter")
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(rowsOf(page).nth(1)).toContainText("201succeeded")
  await page.reload()
  await expect(filters.getByLabel("Posting")).toHaveValue("K-17")
  await expect(rowsOf(page)).toHaveCount(2)

  await rowsOf(page).nth(1).getByRole("link").click()
  await expect(drawerOf(page).getByRole("link", { name: "Line Cook" })).toHaveAttribute(
    "href",
    `/jobs/${made.body.id}`,
  )
  await page.goBack()
  await expect(drawerOf(page)).toBeHidden()
})

test("a call opens by keyboard, with its invalid fields explained, its body, its id and a curl line that repeats it", async ({
  page,
  keys,
  log,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const { key, api } = await keys.created({ name: "ATS sync" })
  const title = `Cook's "best"\n$HOME ${"x".repeat(300)}`
  const answer = await api.post("/jobs", jobBody({ title, password: "hunter2" }))
  await log.recordOf(answer)
  await page.goto(place)
  const link = page.getByRole("link", { name: "POST /jobs" })
  await link.focus()
  await page.keyboard.press("Enter")
  const drawer = drawerOf(page)
  await expect(drawer).toContainText("400validation failed")
  await expect(drawer).toContainText("The title can be at most 256 characters.")
  await expect(drawer.getByRole("link", { name: "ATS sync" })).toContainText(`…${key.lastFour}`)
  await expect(drawer.getByLabel("Body", { exact: true })).toContainText(
    '\n  "positionType": {\n    "id": 1\n  }',
  )
  await expect(drawer.getByLabel("Body", { exact: true })).toContainText('"password": "***"')
  await drawer.getByRole("button", { name: "Copy request id" }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toBe(answer.headers.get("x-request-id"))
  await drawer.getByRole("button", { name: "Copy as curl" }).click()
  await expect.poll(copied).toContain('-H "API-Key: $OPENINGS_API_KEY"')
  expect(await copied()).toMatch(/^curl http:\/\/[^ ]+\/api\/v1\.1\/jobs \\\n/)
  expect(await copied()).toContain(String.raw`"Cook'\''s \"best\"\n$HOME `)
  await expectAccessible(page, "a call")
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(link).toBeFocused()
  await expectAccessible(page, "the list")
})

test("a long log has pages, and says when it cannot be loaded", async ({
  page,
  keys,
  employer,
  records,
  expectRefusals,
}) => {
  expectRefusals(403)
  const { key } = await keys.created()
  const times = Array.from({ length: 60 }, (_, index) => new Date(Date.now() - index * 60_000))
  await records.addApiRequests(employer.id, key.id, times)
  await page.goto(place)
  await expect(rowsOf(page)).toHaveCount(51)
  await page.getByRole("link", { name: "Older" }).click()
  await expect(rowsOf(page)).toHaveCount(11)
  await page.getByRole("link", { name: "Latest" }).click()
  await expect(rowsOf(page)).toHaveCount(51)

  const refuse = "**/api/dashboard/requests*"
  await page.route(refuse, (route) =>
    route.fulfill({ status: 403, json: { code: "forbidden", message: "Not now." } }),
  )
  await page.goto(place)
  await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toContainText("Not now.")
  await page.unroute(refuse)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(rowsOf(page)).toHaveCount(51)
})

test("the page of API keys warns about a key whose calls all fail, and links to them", async ({
  page,
  keys,
  employer,
  records,
}) => {
  const { key } = await keys.created({ name: "ATS sync" })
  const times = [20, 15, 10, 5, 1].map((minutes) => new Date(Date.now() - minutes * 60_000))
  await records.addApiRequests(employer.id, key.id, times)
  await page.goto("/settings/api-keys")
  await expect(page.getByText("All calls with “ATS sync”")).toBeVisible()
  await expect(page.getByText("The first of 5 failed 20 minutes ago, and none has succeeded")).toBeVisible()
  await expectAccessible(page, "the warning")
  await page.getByRole("link", { name: "See the failed calls of “ATS sync”" }).click()
  await expect(page).toHaveURL(`${place}?key=${key.id}&status=failed`)
  await expect(rowsOf(page)).toHaveCount(6)
})
