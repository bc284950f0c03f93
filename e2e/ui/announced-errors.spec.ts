import type { Locator, Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { button, editor, field, openForm } from "../support/job-form"
import { openList } from "../support/job-list"
import { panel } from "../support/posting-check-panel"
import { expect, test } from "../support/ui"

/** Presses Enter in a field that has the focus, which must then say what is wrong, once. */
async function expectSaid(page: Page, control: Locator, error: string | RegExp): Promise<void> {
  await control.focus()
  await page.keyboard.press("Enter")
  await expect(control).toBeFocused()
  await expect(control).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByRole("alert").filter({ hasText: error })).toHaveCount(1)
}

test("an error in the field that has the focus is announced in the settings' forms and dialogs", async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(400)
  await page.goto("/settings/members")
  await button(page, "Invite member").click()
  const dialog = page.getByRole("dialog")
  await expectSaid(page, dialog.getByRole("textbox", { name: "Email" }), "Enter")

  await page.goto("/settings/api-keys")
  await button(page, "Create key").click()
  await expectSaid(page, dialog.getByRole("textbox", { name: "Name" }), "Enter")

  await page.goto("/settings/webhooks")
  await button(page, "Create webhook").click()
  const message = "The host example.com could not be found."
  await page.route("**/webhooks", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 400,
          json: { code: "validation_failed", message, errors: [{ field: "url", code: "invalid", message }] },
        })
      : route.continue(),
  )
  const address = dialog.getByRole("textbox", { name: "Address" })
  await address.fill("https://example.com/hook")
  await expectSaid(page, address, message)

  await page.goto("/settings/employer")
  const employer = page.getByRole("textbox", { name: "Name" })
  await employer.fill("")
  await expectSaid(page, employer, "Enter")

  await page.goto("/settings/account")
  await page.getByLabel("New password").fill("another good password")
  await page.getByLabel("Current password").fill("not the password")
  await expectSaid(page, page.getByLabel("Current password"), "Your current password is wrong.")
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(/is wrong/)
})

test("an error in the field that has the focus is announced in the dialogs about postings", async ({
  page,
  makeJobs,
}) => {
  await makeJobs(1)
  await openList(page, "/jobs?status=active")
  await button(page, "Views").click()
  await page.getByRole("menuitem", { name: /^New view/ }).click()
  await expectSaid(page, page.getByRole("dialog").getByRole("textbox", { name: "Name" }), "Enter")
})

test("the form's errors are announced by its summary alone, and those of its dialogs by themselves", async ({
  page,
  api,
}) => {
  const job = await api.createJob(jobBody({ status: "draft" }))
  await openForm(page, `/jobs/${job.id}/edit`)
  const dismiss = panel(page).getByRole("button", { name: "Dismiss…" }).first()
  await dismiss.click()
  await expectSaid(page, page.getByRole("dialog").getByLabel("Why"), "Say why.")
  await page.keyboard.press("Escape")
  await expect(dismiss).toBeFocused()

  await editor(page).focus()
  await page.keyboard.press("Control+k")
  const address = page.getByRole("textbox", { name: "Address", exact: true })
  await address.fill("nonsense here")
  await expectSaid(page, address, /./)
  await page.keyboard.press("Escape")

  await field(page, "Title").fill("")
  await page.keyboard.press("Control+s")
  await expect(page.getByRole("alert").filter({ hasText: "Not saved" })).toBeVisible()
  await expect(field(page, "Title")).toHaveAttribute("aria-invalid", "true")
  // Next has an empty one.
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(1)
})
