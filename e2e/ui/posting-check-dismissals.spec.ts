import { checksOf, hourlyPay, ontarioBody } from "../support/checks"
import { jobBody } from "../support/factories"
import { button, choose, editor, field, openForm } from "../support/job-form"
import { findingCounts, panel } from "../support/posting-check-panel"
import { expect, expectAccessible, test } from "../support/ui"

test("a dismissed finding does not block a posting, even when the check is enforced", async ({
  page,
  api,
  ask,
}) => {
  const job = await api.createJob(jobBody({ status: "draft" }))
  await ask("PUT", "/api/dashboard/check-settings", { enforce: true })
  await openForm(page, `/jobs/${job.id}/edit`)
  await button(page, "Publish").click()
  await expect(page.getByText("The posting check has 1 error")).toBeVisible()
  await expect(button(page, "Publish anyway")).toHaveCount(0)
  const reason = "Pay is told by phone until the agreement is signed."
  await api.put(`/jobs/${job.id}/checks/BC-PAY-MISSING`, { dismissed: true, reason })
  await openForm(page, `/jobs/${job.id}/edit`)
  await expect(panel(page)).toContainText("1 rule is dismissed for this posting.")
  await expect(findingCounts(page)).not.toContainText("error")
  await button(page, "Publish").click()
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  expect((await api.job(job.id)).status).toBe("active")
})

test("a dismissed finding comes back as soon as what it is about changes, before saving", async ({
  page,
  api,
  ask,
}) => {
  await ask("PUT", "/api/dashboard/check-settings", { facts: { employees25Plus: true } })
  const description = "<p>Bake bread. Canadian experience is required.</p>"
  const job = await api.createJob(ontarioBody({ status: "draft", description, salary: hourlyPay }))
  const path = `/jobs/${job.id}/checks/ON-CANADIAN-EXPERIENCE`
  await api.put(path, { dismissed: true, reason: "A licence asks for it." })
  await openForm(page, `/jobs/${job.id}/edit`)
  await expect(panel(page)).toContainText("1 rule is dismissed for this posting.")
  await field(page, "Title").fill("Line cook, evenings")
  await choose(page, "Places", "ottawa, on", "Ottawa, ON")
  await expect(findingCounts(page)).not.toContainText("error")
  await expect(panel(page)).toContainText("1 rule is dismissed for this posting.")

  // Someone else's change ends it, too.
  await openForm(page, `/jobs/${job.id}/edit`)
  await expect(panel(page)).toContainText("1 rule is dismissed for this posting.")
  await api.put(`/jobs/${job.id}`, { description: `${description}<p>Now.</p>` })
  await expect(findingCounts(page)).toContainText("1 error")
  await api.put(path, { dismissed: true, reason: "A licence asks for it." })

  await openForm(page, `/jobs/${job.id}/edit`)
  await expect(panel(page)).toContainText("1 rule is dismissed for this posting.")
  await editor(page).click()
  await page.keyboard.press("Control+End")
  await page.keyboard.type(" Soon.")
  await expect(findingCounts(page)).toContainText("1 error")
  await expect(panel(page)).not.toContainText("dismissed for this posting")
  await button(page, "Publish").click()
  await expect(page.getByText("The posting check has 1 error")).toBeVisible()
})
test("a finding of a saved posting is dismissed with a reason by keyboard, and shown again", async ({
  page,
  api,
}) => {
  const job = await api.createJob(jobBody({ status: "draft" }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await panel(page).getByRole("button", { name: "Dismiss…" }).first().click()
  const dialog = page.getByRole("dialog", { name: "Dismiss this finding for this posting?" })
  await expect(dialog).toContainText("This posting shows no pay")
  await expect(dialog.getByRole("button", { name: "Dismiss" })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByLabel("Why").fill("Pay is told by phone.")
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(findingCounts(page)).not.toContainText("error")
  expect((await checksOf(api, job.id)).findings).toContainEqual(
    expect.objectContaining({
      code: "BC-PAY-MISSING",
      mutedBy: expect.objectContaining({ reason: "Pay is told by phone." }),
    }),
  )
  await expect(page).toHaveURL(`/jobs/${job.id}/edit`)
  // Whoever looks at the posting next sees who thought so, and why.
  await expect(panel(page)).toContainText("“Pay is told by phone.” — Ada Admin, just now")
  await panel(page).getByRole("button", { name: "Show again: British Columbia: pay is shown" }).click()
  await expect(findingCounts(page)).toContainText("1 error")
  await expect(panel(page).getByRole("heading", { name: "Posting check" })).toBeFocused()
})
