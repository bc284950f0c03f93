import { verified } from "../support/receiver"
import { expect, expectAccessible } from "../support/ui"
import { chooseForWebhook, webhookCard, webhooksPlace } from "../support/webhook-pages"
import { test } from "../support/webhooks"

test.describe("creating a webhook", () => {
  test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]))

  test("works by keyboard: the secret is shown once, copied, and signs what is sent", async ({
    page,
    receiver,
    makeJobs,
  }) => {
    await page.goto(webhooksPlace)
    await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole("button", { name: "Create webhook" }).focus()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("textbox", { name: "Address" })).toBeFocused()
    await page.keyboard.type(receiver.url)
    await page.keyboard.press("Tab")
    await page.keyboard.type("Careers site")
    await page.keyboard.press("Tab")
    await expect(page.getByRole("checkbox", { name: "All events" })).toBeFocused()
    await expect(page.getByRole("checkbox", { name: "All events" })).toBeChecked()
    await page.keyboard.press("Space")
    await expect(page.getByRole("checkbox", { name: "Posting created" })).not.toBeChecked()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await page.keyboard.press("Enter")
    const dialog = page.getByRole("dialog", { name: "Copy the secret of “Careers site”" })
    const field = dialog.getByRole("textbox", { name: "Signing secret" })
    await expect(field).toBeFocused()
    const secret = await field.inputValue()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(dialog.getByText("Copied")).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("button", { name: "Create webhook" })).toBeFocused()

    await expect(webhookCard(page, "Careers site")).toContainText(receiver.url)
    await expect(webhookCard(page, "Careers site")).toContainText("1 of 8 events")
    await expect(page.getByText("1 of 10 webhooks")).toBeVisible()
    expect(await page.content()).not.toContain(secret)
    await makeJobs(1)
    const [sent] = await receiver.waitFor(1)
    expect(sent && verified(secret, sent)).toMatchObject({ type: "job.created" })
    await page.reload()
    await expect(webhookCard(page, "Careers site")).toContainText("204")
    expect(await page.content()).not.toContain(secret)
  })

  test("asks before closing a secret that has not been copied", async ({ page, receiver }) => {
    await page.goto(webhooksPlace)
    await page.getByRole("button", { name: "Create webhook" }).click()
    await page.getByRole("textbox", { name: "Address" }).fill(receiver.url)
    await page.getByRole("dialog").getByRole("button", { name: "Create webhook" }).click()
    const secretDialog = page.getByRole("dialog", { name: "Copy the secret" })
    const warning = page.getByRole("alertdialog", { name: "Close without copying the secret?" })
    await secretDialog.getByRole("button", { name: "Done" }).click()
    await expect(warning.getByRole("button", { name: "Back to the secret" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(warning).toBeHidden()
    await page.keyboard.press("Escape")
    await warning.getByRole("button", { name: "Close anyway" }).click()
    await expect(secretDialog).toBeHidden()
  })

  test("shows each error beside its field, including those only the server finds", async ({
    page,
    webhooks,
    expectRefusals,
  }) => {
    expectRefusals(400)
    await page.goto(webhooksPlace)
    await page.getByRole("button", { name: "Create webhook" }).click()
    const dialog = page.getByRole("dialog")
    const address = dialog.getByRole("textbox", { name: "Address" })
    await dialog.getByRole("checkbox", { name: "All events" }).uncheck()
    await dialog.getByRole("textbox", { name: "Description" }).fill("x".repeat(201))
    await dialog.getByRole("button", { name: "Create webhook" }).click()
    await expect(dialog.getByRole("group", { name: "Events" })).toHaveAccessibleDescription(
      /Choose at least one event/,
    )
    await expect(dialog.getByRole("textbox", { name: "Description" })).toHaveAccessibleDescription(/200/)
    await expect(address).toHaveAccessibleDescription(/Enter the address/)
    await expectAccessible(page, "a refused webhook")
    await dialog.getByRole("checkbox", { name: "All events" }).check()
    await dialog.getByRole("textbox", { name: "Description" }).fill("")
    await address.fill("https://169.254.169.254/hooks")
    await dialog.getByRole("button", { name: "Create webhook" }).click()
    await expect(address).toHaveAccessibleDescription(/169\.254\.169\.254 isn’t a public address/)
    await expect(address).toBeFocused()
    expect((await webhooks.api.get<{ data: unknown[] }>("/webhooks")).body.data).toEqual([])
  })

  test("stops at ten, and says so beforehand", async ({ page, receiver, webhooks }) => {
    for (let number = 1; number <= 10; number += 1)
      await webhooks.created({ url: receiver.url, description: `System ${number}` })
    await page.goto(webhooksPlace)
    await expect(page.getByText("You already have 10 webhooks, the maximum.")).toBeVisible()
    await expect(page.getByRole("button", { name: "Create webhook" })).toBeDisabled()
    await chooseForWebhook(page, "System 3", "Delete…")
    const question = page.getByRole("alertdialog", { name: "Delete “System 3”?" })
    await expect(question).toContainText(receiver.url)
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused()
    await question.getByRole("button", { name: "Delete webhook" }).click()
    await expect(webhookCard(page, "System 3")).toBeHidden()
    await expect(page.getByText("9 of 10 webhooks")).toBeVisible()
    await expect(page.getByRole("button", { name: "Create webhook" })).toBeEnabled()
  })
})

test.describe("a webhook", () => {
  test("is tested, and shows at once what its address answered and what to do", async ({
    page,
    receiver,
    webhooks,
  }) => {
    await webhooks.created({ url: receiver.url, description: "Careers site" })
    receiver.answer = () => ({ status: 503, body: "Down for maintenance" })
    await page.goto(webhooksPlace)
    await chooseForWebhook(page, "Careers site", "Send a test")
    const dialog = page.getByRole("dialog", { name: "Test of “Careers site”" })
    const answer = dialog.getByRole("status").filter({ hasText: "ms" })
    await expect(answer).toContainText("503")
    await expect(answer).toContainText("fault in your system")
    await expect(answer).toContainText(/\d ms/)
    await expect(dialog.getByLabel("Beginning of the response")).toHaveText("Down for maintenance")
    await expectAccessible(page, "a test that failed")
    receiver.answer = () => ({ status: 204 })
    await dialog.getByRole("button", { name: "Send another" }).click()
    await expect(answer).toContainText("204taken")
    expect(receiver.types).toEqual(["webhook.test", "webhook.test"])
    receiver.close()
    await dialog.getByRole("button", { name: "Send another" }).click()
    await expect(answer).toContainText("no connection")
    await expect(answer).toContainText("Check that your system is running")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("button", { name: "Actions for “Careers site”" })).toBeFocused()
  })

  test("is edited, and keeps refused input from being lost", async ({
    page,
    receiver,
    webhooks,
    expectRefusals,
  }) => {
    expectRefusals(400)
    const { id } = await webhooks.created({
      url: receiver.url,
      description: "Careers site",
      confidential: true,
    })
    await page.goto(webhooksPlace)
    await expect(webhookCard(page, "Careers site")).toContainText("With confidential postings")
    await chooseForWebhook(page, "Careers site", "Edit…")
    const dialog = page.getByRole("dialog", { name: "Edit the webhook" })
    await dialog.getByRole("textbox", { name: "Address" }).fill("ftp://example.com")
    await dialog.getByRole("textbox", { name: "Description" }).fill("HR system")
    await dialog.getByRole("checkbox", { name: "Posting refreshed" }).uncheck()
    await dialog.getByRole("checkbox", { name: "Include confidential postings" }).uncheck()
    await expect(dialog.getByText("are removed from its deliveries")).toBeVisible()
    await dialog.getByRole("button", { name: "Save webhook" }).click()
    await expect(dialog.getByRole("textbox", { name: "Address" })).toHaveAccessibleDescription(/https:\/\//)
    await expect(dialog.getByRole("textbox", { name: "Description" })).toHaveValue("HR system")
    await dialog.getByRole("textbox", { name: "Address" }).fill(receiver.url)
    await dialog.getByRole("button", { name: "Save webhook" }).click()
    await expect(page.getByText("The webhook was saved")).toBeVisible()
    await expect(webhookCard(page, "HR system")).toContainText("7 of 8 events")
    expect(await webhooks.stored(id)).toMatchObject({ description: "HR system", confidential: false })

    // Changes that someone else saves meanwhile are kept.
    await chooseForWebhook(page, "HR system", "Edit…")
    await webhooks.change(id, { confidential: true, events: ["job.deleted"] })
    await dialog.getByRole("textbox", { name: "Description" }).fill("Careers site")
    await dialog.getByRole("button", { name: "Save webhook" }).click()
    await expect(dialog).toBeHidden()
    expect(await webhooks.stored(id)).toMatchObject({
      description: "Careers site",
      confidential: true,
      events: ["job.deleted"],
    })
  })

  test("is paused and resumed, and says so", async ({ page, receiver, webhooks }) => {
    const { id } = await webhooks.created({ url: receiver.url, description: "Careers site" })
    await page.goto(webhooksPlace)
    await chooseForWebhook(page, "Careers site", "Pause")
    await expect(page.getByText("Nothing is sent to Careers site until you resume it.")).toBeVisible()
    const card = webhookCard(page, "Careers site")
    await expect(card).toContainText("Paused")
    expect(await webhooks.stored(id)).toMatchObject({ status: "paused" })
    await card.getByRole("button", { name: "Resume" }).click()
    await expect(card).toContainText("Enabled")
    expect(await webhooks.stored(id)).toMatchObject({ status: "enabled" })
  })

  test("gets a new secret, with the old one still signing for a while or not", async ({
    page,
    receiver,
    webhooks,
    makeJobs,
  }) => {
    const { secret: old } = await webhooks.created({ url: receiver.url, description: "Careers site" })
    await page.goto(webhooksPlace)
    await chooseForWebhook(page, "Careers site", "Rotate secret…")
    const question = page.getByRole("dialog", { name: "Rotate the secret of “Careers site”?" })
    await expect(question.getByRole("radio", { name: "24 hours" })).toBeChecked()
    await expectAccessible(page, "the question before a rotation")
    await question.getByRole("button", { name: "Rotate secret" }).click()
    const shown = page.getByRole("dialog", { name: "Copy the secret of “Careers site”" })
    await expect(shown).toContainText("The old secret keeps signing until")
    await expectAccessible(page, "the new secret")
    const second = await shown.getByRole("textbox", { name: "Signing secret" }).inputValue()
    await makeJobs(1)
    const [sent] = await receiver.waitFor(1)
    for (const secret of [old, second]) expect(sent && verified(secret, sent)).toBeTruthy()
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Close anyway" }).click()
    await expect(webhookCard(page, "Careers site")).toContainText("The old secret keeps signing until")
    await chooseForWebhook(page, "Careers site", "Rotate secret…")
    await expect(question).toContainText("Rotating ends that now")
    await question.getByRole("radio", { name: "Not at all" }).check()
    await question.getByRole("button", { name: "Rotate secret" }).click()
    await expect(shown).toContainText("The old secret no longer signs.")
  })
})
