import { jobBody } from "../support/factories"
import { expect, expectAccessible } from "../support/ui"
import {
  chooseForWebhook,
  deliveryRows,
  openDeliveries,
  webhookCard,
  webhooksPlace,
} from "../support/webhook-pages"
import { test } from "../support/webhooks"

test("a delivery opens to its body, its headers and every attempt, and can be resent", async ({
  page,
  api,
  receiver,
  webhooks,
  webhookRows,
}) => {
  const { id } = await webhooks.created({ url: receiver.url, description: "Careers site" })
  receiver.answer = (_, before) => (before === 0 ? { status: 500, body: "no table" } : { status: 204 })
  await openDeliveries(page, id)
  await expect(page.getByRole("heading", { name: "Nothing to send yet" })).toBeVisible()
  const job = await api.createJob(jobBody({ referenceId: "K-17" }))
  await webhooks.attempted(id, 1)
  await expect(deliveryRows(page)).toHaveCount(1, { timeout: 20_000 })
  const row = deliveryRows(page).first()
  await expect(row).toContainText("Posting created")
  await expect(row).toContainText("K-17")
  await row.getByRole("link", { name: "Posting created" }).click()
  const drawer = page.getByRole("dialog", { name: "Posting created" })
  await webhookRows.hurry(id)
  const attempts = drawer.getByRole("region", { name: "Attempts" }).getByRole("listitem")
  await expect(attempts).toHaveCount(2, { timeout: 20_000 })
  await expect(attempts.first()).toContainText("204taken")
  await expect(attempts.last()).toContainText("500fault in your system")
  await expect(attempts.last().getByLabel("Beginning of the response")).toHaveText("no table")
  await expect(row).toContainText("Delivered", { timeout: 20_000 })
  const [, sent] = receiver.received
  const body = await drawer.getByLabel("Body", { exact: true }).innerText()
  expect(JSON.stringify(JSON.parse(body))).toBe(sent?.text)
  const headers = drawer.getByRole("region", { name: "Headers" })
  await expect(headers).toContainText(String(sent?.headers["webhook-id"]))
  await expect(headers).toContainText(String(sent?.headers["webhook-timestamp"]))
  await expect(drawer.getByRole("link", { name: "K-17" })).toHaveAttribute("href", `/jobs/${job.id}`)
  await expectAccessible(page, "an opened delivery")

  await expect(drawer).toContainText("will get it with the same webhook-id")
  await drawer.getByRole("button", { name: "Send again" }).click()
  await expect(attempts).toHaveCount(3, { timeout: 20_000 })
  expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1)
  // The drawer may be closed before its list has loaded.
  await page.route(/\/deliveries(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.reload()
  await expect(attempts).toHaveCount(3)
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(row.getByRole("link")).toBeFocused()
  await expect(page).toHaveURL(`${webhooksPlace}/${id}`)
})

test("the deliveries are filtered by status and paged, in the URL", async ({
  page,
  receiver,
  webhooks,
  makeJobs,
}) => {
  test.slow()
  const { id } = await webhooks.created({ url: receiver.url })
  await makeJobs(52)
  await receiver.waitFor(52)
  receiver.answer = () => ({ status: 404 })
  await makeJobs(1)
  await receiver.waitFor(53)
  await openDeliveries(page, id)
  await expect(deliveryRows(page)).toHaveCount(50)
  await expect(page.getByText("50 deliveries on this page")).toBeVisible()
  await expect(deliveryRows(page).first()).toContainText("Waiting404 nothing at this address", {
    timeout: 20_000,
  })
  await expectAccessible(page)
  await page.getByRole("link", { name: "Earlier" }).click()
  await expect(deliveryRows(page)).toHaveCount(3)
  await page.reload()
  await expect(deliveryRows(page)).toHaveCount(3)
  await page.getByRole("link", { name: "Latest" }).click()
  await expect(deliveryRows(page)).toHaveCount(50)
  const filter = page.getByRole("navigation", { name: "Status of deliveries" })
  await filter.getByRole("link", { name: "Waiting" }).click()
  await expect(page).toHaveURL(`${webhooksPlace}/${id}?status=pending`)
  await expect(deliveryRows(page)).toHaveCount(1)
  await filter.getByRole("link", { name: "Failed" }).click()
  await expect(page.getByRole("heading", { name: "No deliveries match" })).toBeVisible()
  await page.goBack()
  await expect(deliveryRows(page)).toHaveCount(1)
})

test("a delivery of a paused webhook waits, and says until when", async ({
  page,
  receiver,
  webhooks,
  makeJobs,
}) => {
  const { id } = await webhooks.created({ url: receiver.url, description: "Careers site" })
  receiver.answer = () => ({ status: 503 })
  await makeJobs(1)
  await webhooks.attempted(id, 1)
  await webhooks.change(id, { status: "paused" })
  await openDeliveries(page, id)
  await expect(deliveryRows(page).first()).toContainText("Once the webhook is enabled")
  receiver.answer = () => ({ status: 204 })
  await page.getByRole("button", { name: "Resume" }).click()
  await expect(deliveryRows(page).first()).toContainText("Delivered", { timeout: 20_000 })
})

test("missed events are recovered from a time in the employer's time zone", async ({
  page,
  receiver,
  webhooks,
  makeJobs,
}) => {
  const { id } = await webhooks.created({ url: receiver.url, description: "Careers site" })
  await webhooks.change(id, { status: "paused" })
  await makeJobs(2)
  await openDeliveries(page, id)
  await page.getByRole("button", { name: "Actions for “Careers site”" }).click()
  await page.getByRole("menuitem", { name: "Recover events…" }).click()
  const dialog = page.getByRole("dialog", { name: "Recover events of “Careers site”" })
  await expect(dialog.getByLabel("Since")).toHaveAccessibleDescription(/time\. Events are kept for 30 days/)
  // It has never accepted anything, so it may have missed everything that is kept.
  const earliest = await dialog.getByLabel("Since").getAttribute("min")
  await expect(dialog.getByLabel("Since")).toHaveValue(String(earliest))
  await dialog.getByRole("button", { name: "Recover events" }).click()
  await expect(page.getByText("2 events will be sent once the webhook is enabled")).toBeVisible()
  await expect(deliveryRows(page)).toHaveCount(2)
  expect(receiver.received).toHaveLength(0)
})

test("a webhook whose address is gone says why, and once enabled again recovers what it missed", async ({
  page,
  receiver,
  webhooks,
  webhookRows,
  makeJobs,
}) => {
  receiver.answer = () => ({ status: 410 })
  const { id } = await webhooks.created({ url: receiver.url, description: "Careers site" })
  await makeJobs(1)
  await receiver.waitFor(1)
  await page.goto(webhooksPlace)
  const card = webhookCard(page, "Careers site")
  await expect(card).toContainText("It was disabled because its address answered 410 Gone.")
  await expect(card).toContainText("410gone")
  receiver.answer = () => ({ status: 204 })
  await webhookRows.failingSince(id, 6)
  await page.reload()
  await card.getByRole("button", { name: "Enable" }).click()
  await expect(card).toContainText("Enabled")
  await page.getByRole("button", { name: "Recover", exact: true }).click()
  const dialog = page.getByRole("dialog", { name: "Recover events of “Careers site”" })
  // Everything it has missed is proposed, although it is enabled by now and nothing has failed since.
  const proposed = Date.parse(`${await dialog.getByLabel("Since").inputValue()}Z`)
  expect(Math.round((Date.now() - proposed) / 86_400_000)).toBe(6)
  await expectAccessible(page, "recovering")
  await dialog.getByLabel("Since").fill("")
  await dialog.getByRole("button", { name: "Recover events" }).click()
  await expect(dialog.getByLabel("Since")).toHaveAccessibleDescription(/Enter a day and a time/)
  await page.keyboard.press("Escape")
  await chooseForWebhook(page, "Careers site", "Recover events…")
  await dialog.getByRole("button", { name: "Recover events" }).click()
  await expect(page.getByText("Sending 1 event again")).toBeVisible()
  await receiver.waitFor(2)
  await expect(card).toContainText("204taken", { timeout: 20_000 })
})

test("a webhook deleted meanwhile is reported as gone", async ({
  page,
  receiver,
  webhooks,
  expectRefusals,
}) => {
  expectRefusals(404)
  const { id } = await webhooks.created({ url: receiver.url, description: "Careers site" })
  await openDeliveries(page, id)
  await page.getByRole("button", { name: "Actions for “Careers site”" }).click()
  await page.getByRole("menuitem", { name: "Delete…" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete webhook" }).click()
  await expect(page).toHaveURL(webhooksPlace)
  await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible()
  await page.goto(`${webhooksPlace}/${id}`)
  await expect(page.getByRole("heading", { name: "This webhook no longer exists" })).toBeVisible()
  await expectAccessible(page)
})
