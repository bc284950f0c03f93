import { expect, expectAccessible } from "../support/ui"
import { webhooksPlace } from "../support/webhook-pages"
import { test } from "../support/webhooks"

test.describe("what an admin sees elsewhere", () => {
  test("a failing webhook is announced above the list and the settings until it works again", async ({
    page,
    receiver,
    webhooks,
    webhookRows,
    makeJobs,
  }) => {
    const { id } = await webhooks.created({ url: receiver.url, description: "Careers site" })
    const notice = page.getByRole("complementary", { name: "Webhooks" })
    await page.goto("/jobs")
    await expect(page.getByRole("heading", { name: "Postings", level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
    await webhookRows.failingSince(id, 0)
    await page.reload()
    await expect(page.getByRole("heading", { name: "Postings", level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
    await webhookRows.failingSince(id, 1)
    await page.reload()
    await expect(notice).toContainText("The webhook “Careers site” is failing.")
    await expectAccessible(page, "the notice above the list")
    await page.goto("/settings/account")
    await expect(notice).toBeVisible()
    await notice.getByRole("link", { name: "See why" }).click()
    await expect(page).toHaveURL(`${webhooksPlace}/${id}`)
    await expect(notice).toBeHidden()
    await expect(page.getByText("Every attempt has failed since")).toBeVisible()
    await page.getByRole("button", { name: "Actions for “Careers site”" }).click()
    await page.getByRole("menuitem", { name: "Pause" }).click()
    await expect(page.getByText("Nothing is sent to it until you resume it.")).toBeVisible()
    await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Account" }).click()
    await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
    receiver.answer = () => ({ status: 410 })
    const { id: goneId } = await webhooks.created({ url: receiver.url, description: "HR system" })
    await makeJobs(1)
    await expect.poll(async () => (await webhooks.stored(goneId)).status).toBe("disabled")
    await page.reload()
    await expect(notice).toContainText("The webhook “HR system” was disabled, and nothing is sent to it.")
    await webhooks.change(id, { status: "enabled" })
    await webhookRows.failingSince(id, 1)
    await page.reload()
    await expect(notice).toContainText("2 webhooks are failing or disabled.")
    await notice.getByRole("link", { name: "See why" }).click()
    await expect(page).toHaveURL(webhooksPlace)
  })

  test("the notice is for admins: others see neither it nor the page", async ({
    page,
    receiver,
    webhooks,
    webhookRows,
    signInAs,
  }) => {
    const { id } = await webhooks.created({ url: receiver.url, description: "Careers site" })
    await webhookRows.failingSince(id, 1)
    await signInAs("editor")
    await page.goto("/jobs")
    await expect(page.getByRole("heading", { name: "Postings", level: 1 })).toBeVisible()
    await expect(page.getByText("Careers site")).toBeHidden()
    await page.goto(`${webhooksPlace}/${id}`)
    await expect(page.getByRole("heading", { name: "Only admins can see this page" })).toBeVisible()
    await expect(page.getByText("Your role at Acme Kitchens is editor.")).toContainText("An admin can")
  })
})
