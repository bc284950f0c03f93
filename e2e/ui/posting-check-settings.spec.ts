import type { Page } from "@playwright/test"
import { checkRules } from "@/lib/domain/checks/check-rules"
import { button, choose, editor, field, openForm } from "../support/job-form"
import { panel } from "../support/posting-check-panel"
import { expect, expectAccessible, test } from "../support/ui"

const question = (page: Page, name: string) => page.getByRole("group", { name })
const answer = (page: Page, name: string, said: string) =>
  question(page, name).getByRole("radio", { name: said }).check()

test("an admin's answers determine what the check finds, including the employer's own sentence", async ({
  page,
}) => {
  await page.goto("/settings/posting-check")
  await answer(page, "25 or more employees in Ontario", "Yes")
  await answer(page, "AI helps to screen, assess or select applicants", "Yes")
  await field(page, "AI statement in English").fill("A computer reads applications for the AI screen first.")
  await field(page, "Usual hours a week").fill("37.5")
  await page.getByRole("switch", { name: "Publish only without errors" }).check()
  await expectAccessible(page)
  await button(page, "Save answers").click()
  await expect(page.getByText("Your answers were saved")).toBeVisible()
  await page.reload()
  await expect(field(page, "Usual hours a week")).toHaveValue("37.5")

  await openForm(page, "/jobs/new")
  await field(page, "Title").fill("Line cook")
  await editor(page).focus()
  await page.keyboard.type("Cook well.")
  await choose(page, "Places", "toronto", "Toronto, ON")
  await choose(page, "Categories", "hosp", "Hospitality and Tourism")
  await choose(page, "Position type", "", "Full Time")
  await field(page, "Email address").fill("jobs@example.com")
  const panel = page.getByRole("region", { name: "Posting check" })
  await expect(panel.getByRole("status")).toContainText("2 errors")
  await button(page, "Publish").click()
  await expect(
    page.getByText("Your employer doesn’t allow postings with errors to be published."),
  ).toBeVisible()
  await expect(button(page, "Publish anyway")).toBeHidden()
  await panel
    .getByRole("button", { name: "Add “A computer reads applications for the AI screen first.”" })
    .click()
  await expect(panel.getByRole("status")).toContainText("1 error")
})

test("answers that haven't been saved are not left behind without a question", async ({ page }) => {
  await page.goto("/settings/posting-check")
  await field(page, "Usual hours a week").fill("37.5")
  const members = page.getByRole("link", { name: "Members", exact: true })
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" })
  await members.click()
  await expectAccessible(page, "the question before unsaved answers are left")
  await leaving.getByRole("button", { name: "Keep editing" }).click()
  await expect(field(page, "Usual hours a week")).toHaveValue("37.5")
  await members.click()
  await leaving.getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL("/settings/members")
  await page.goBack()
  await expect(field(page, "Usual hours a week")).toHaveValue("")
})

test("a muted rule, with its reason, finds nothing until it is unmuted", async ({ page }) => {
  await page.goto("/settings/posting-check")
  await choose(page, "Rule", "", "British Columbia: pay is shown")
  await expect(button(page, "Mute rule")).toBeDisabled()
  await field(page, "Reason").fill("We publish our pay grid")
  await button(page, "Mute rule").click()
  await expect(page.getByText("We publish our pay grid (Ada Admin)")).toBeVisible()
  await openForm(page, "/jobs/new")
  await field(page, "Title").fill("Line cook")
  await choose(page, "Places", "vancouver", "Vancouver, BC")
  const panel = page.getByRole("region", { name: "Posting check" })
  await expect(panel).toContainText("1 rule is muted in Settings.")
  await expect(panel).not.toContainText("This posting shows no pay")
  await page.goto("/settings/posting-check")
  await button(page, "Unmute BC-PAY-MISSING").click()
  await expect(page.getByText("No rule is muted.")).toBeVisible()
})

test("the docs list every rule with its sources and when they were read", async ({ page }) => {
  await page.goto("/docs/posting-check")
  for (const { code } of checkRules) await expect(page.locator(`[id="${code}"]`)).toHaveText(code)
  await expect(page.getByRole("row", { name: /^BC-PAY-MISSING/ })).toContainText("1 Nov 2023")
  await expect(page.getByText("Rules as of 22 Nov 2026. This is not legal advice.")).toBeVisible()
  await expectAccessible(page)
})

test("a finding that depends on a setting links admins to Settings, and tells others to ask an admin", async ({
  page,
  makeJobs,
  signInAs,
}) => {
  const [job] = await makeJobs(1, () => ({ locations: [{ description: "Toronto, ON" }], salary: null }))
  await openForm(page, `/jobs/${job!.id}/edit`)
  await expect(panel(page)).toContainText("say so in Settings.")
  await field(page, "Title").fill("Line cook, evenings")
  await panel(page).getByRole("link", { name: "Open Settings" }).first().click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL("/settings/posting-check")
  await signInAs("editor")
  await openForm(page, `/jobs/${job!.id}/edit`)
  await expect(panel(page)).toContainText("Only admins can answer it: ask one of them.")
  await expect(panel(page).getByRole("link", { name: "Open Settings" })).toHaveCount(0)
})

test("two admins who answer different questions in Settings at once both get theirs saved", async ({
  page,
  ask,
}) => {
  await page.goto("/settings/posting-check")
  await page
    .getByRole("group", { name: /25 or more/ })
    .getByRole("radio", { name: "Yes" })
    .check()
  await ask("PUT", "/api/dashboard/check-settings", { facts: { usesAi: false }, enforce: true })
  await page.getByRole("button", { name: "Save answers" }).click()
  await expect(
    page.getByRole("group", { name: /^AI/ }).getByRole("radio", { name: "No", exact: true }),
  ).toBeChecked()
  const saved = await ask("GET", "/api/dashboard/check-settings")
  expect(await saved.json()).toMatchObject({
    facts: { employees25Plus: true, usesAi: false },
    enforce: true,
  })
})
