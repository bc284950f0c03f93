import { field, openForm } from "../support/job-form"
import { openList } from "../support/job-list"
import { shown, test } from "../support/two-employers"
import { expect } from "../support/ui"

test("switching to another employer asks before unsaved changes are lost, and changes nothing until then", async ({
  page,
  other,
  employer,
  otherEmployer,
}) => {
  await openForm(page, "/jobs/new")
  await field(page, "Title").fill("Line cook")
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" })
  await shown(page, employer).click()
  await page.getByRole("menuitemradio", { name: otherEmployer.name }).click()
  await question.getByRole("button", { name: "Keep editing" }).click()
  await openList(other)
  await expect(shown(other, employer)).toBeVisible()
  await expect(field(page, "Title")).toHaveValue("Line cook")

  await page.keyboard.press("ControlOrMeta+k")
  await page.getByRole("dialog").getByRole("combobox").fill(otherEmployer.name)
  await page.getByRole("option", { name: `Work for ${otherEmployer.name}` }).click()
  await question.getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL(`/employers/${otherEmployer.id}/jobs`)
  await expect(shown(page, otherEmployer)).toBeVisible()
})
