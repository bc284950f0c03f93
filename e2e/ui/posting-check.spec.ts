import type { Page } from "@playwright/test"
import { button, choose, combobox, editor, field, openForm, writePosting } from "../support/job-form"
import { findingCounts, panel } from "../support/posting-check-panel"
import { expect, expectAccessible, test } from "../support/ui"

const showAdvice = (page: Page) => panel(page).getByText("Advice", { exact: true }).click()

/** Clicks a button of the panel, and waits until its finding is gone. */
async function mend(page: Page, name: string | RegExp): Promise<void> {
  const offer = panel(page).getByRole("button", { name })
  await offer.click()
  await expect(offer).toBeHidden()
}

test("a posting with eight problems is fixed using only clicks", async ({ page, api }) => {
  await openForm(page, "/jobs/new")
  await field(page, "Title").fill("Line cook, Toronto $25/hour")
  await editor(page).focus()
  await page.keyboard.type("We are looking for a young and dynamic cook. Canadian experience required. ")
  await page.keyboard.type(
    "Send us your current salary. We offer dental insurance and three weeks of vacation.",
  )
  await choose(page, "Places", "toronto", "Toronto, ON")
  await choose(page, "Categories", "hosp", "Hospitality and Tourism")
  await choose(page, "Position type", "", "Full Time")
  await field(page, "Amount").fill("60000")
  await field(page, "Maximum").fill("130000")
  await choose(page, "Period", "", "Yearly")
  await field(page, "Email address").fill("jobs@example.com")
  await expect(findingCounts(page)).toHaveText(/^5 warnings · 5 pieces of advice$/)

  await showAdvice(page)
  await mend(page, "Use “Line cook, Toronto”")
  await mend(page, "Use “Line cook”")
  await mend(page, "Replace with “dynamic”")
  await mend(page, "Replace with “Experience”")
  await mend(page, "Replace with “salary expectations”")
  await mend(page, /^Set the pay to \$60,000–\$110,000 per year$/)
  await mend(page, "Add “This posting is for an existing vacancy.”")
  await mend(page, "Add “Accommodation is available on request at every stage of hiring.”")

  // Only a person can answer the rest: whether AI is used, and what else to say.
  await expect(findingCounts(page)).toHaveText("2 pieces of advice")
  await expect(panel(page).getByRole("heading", { name: "Posting check" })).toBeFocused()
  await button(page, "Publish").click()
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
  expect(await api.job(Number(/\d+$/.exec(page.url())?.[0]))).toMatchObject({
    title: "Line cook",
    salary: { amount: 60_000, maxAmount: 110_000 },
    description:
      "<p>We are looking for a dynamic cook. Experience required. Send us your salary expectations. We offer dental insurance and three weeks of vacation.</p>" +
      "<p>This posting is for an existing vacancy.</p><p>Accommodation is available on request at every stage of hiring.</p>",
  })
})

test("the check is visible while writing, with reasons and sources, and takes no focus", async ({ page }) => {
  await openForm(page, "/jobs/new")
  await expect(panel(page)).toContainText("As you write")
  await writePosting(page)
  await expect(findingCounts(page)).toContainText("1 error")
  await expect(panel(page)).toContainText("In British Columbia, public postings state the expected wage")
  const source = panel(page).getByRole("link", { name: /Wage or salary information on job postings/ })
  await expect(source).toHaveAttribute("href", /^https:\/\/www2\.gov\.bc\.ca\//)
  await expect(panel(page)).toContainText("read 22 Nov 2026")
  await expect(field(page, "Email address")).toBeFocused()
  await panel(page).getByRole("button", { name: "Go to the field" }).first().click()
  await expect(field(page, "Amount")).toBeFocused()
  await expectAccessible(page)
})

test("open findings are shown once on publishing, and the posting can be published anyway", async ({
  page,
}) => {
  await openForm(page, "/jobs/new")
  await writePosting(page)
  await button(page, "Publish").click()
  await expect(page.getByText("The posting check has 1 error")).toBeVisible()
  await expect(page).toHaveURL(/\/jobs\/new$/)
  await button(page, "Show").click()
  await expect(panel(page).getByRole("heading", { name: "Posting check" })).toBeFocused()
  await button(page, "Publish anyway").click()
  await expect(page.getByText("“Line cook” was published")).toBeVisible()
})

test("each one-click fix can be undone by keyboard in one step", async ({ page }) => {
  await openForm(page, "/jobs/new")
  await editor(page).focus()
  await page.keyboard.type("We are looking for a young and dynamic cook.")
  await mend(page, "Replace with “dynamic”")
  await expect(editor(page)).toHaveText("We are looking for a dynamic cook.")
  await editor(page).focus()
  await page.keyboard.press("Control+z")
  await expect(editor(page)).toHaveText("We are looking for a young and dynamic cook.")
  await page.keyboard.press("Control+Shift+z")
  await expect(editor(page)).toHaveText("We are looking for a dynamic cook.")

  await field(page, "Title").fill("Line cook $25/hour")
  await mend(page, "Use “Line cook”")
  await expect(field(page, "Title")).toHaveValue("Line cook")
  await field(page, "Title").focus()
  await page.keyboard.press("Control+z")
  await expect(field(page, "Title")).toHaveValue("Line cook $25/hour")
})

const faultless = () => ({
  locations: [{ description: "Calgary, AB" }],
  description: `<p>${"You cook with us, and we have dental insurance. ".repeat(25)}</p>`,
})

test("a posting without findings gets a dated note, and never a claim that it complies with the law", async ({
  page,
  makeJobs,
}) => {
  const [job] = await makeJobs(1, faultless)
  await openForm(page, `/jobs/${job!.id}/edit`)
  await expect(panel(page)).toContainText(
    "No issues found by the rules of 22 Nov 2026. This is not legal advice.",
  )
})

test.describe("in French", () => {
  test.use({ locale: "fr-CA" })

  test("a posting without findings gets a note that says so", async ({ page, makeJobs }) => {
    const [job] = await makeJobs(1, faultless)
    await page.goto(`/jobs/${job!.id}/edit`)
    await expect(page.getByRole("region", { name: "Vérification de l’offre" })).toContainText(
      /Aucun problème relevé selon les règles du 22\snov\.\s2026\. Ceci n’est pas un avis juridique\./,
    )
  })

  test("the check is in French, and adds French sentences to a French text", async ({ page }) => {
    await page.goto("/jobs/new")
    const text = page.getByRole("textbox", { name: "Description" })
    await expect(text).toBeVisible()
    await text.focus()
    await page.keyboard.type("Nous cherchons une personne pour la cuisine, avec le sourire.")
    await combobox(page, "Lieux").focus()
    await page.keyboard.type("toronto")
    await page.getByRole("option", { name: "Toronto, ON", exact: true }).click()
    const check = page.getByRole("region", { name: "Vérification de l’offre" })
    await check.getByText("Conseils", { exact: true }).click()
    await check
      .getByRole("button", { name: "Ajouter « Cette offre vise un poste actuellement vacant. »" })
      .click()
    await expect(text).toContainText("Cette offre vise un poste actuellement vacant.")
  })
})

test("an unknown place is reported while writing, with the nearest one to choose", async ({
  page,
  makeJobs,
}) => {
  const [job] = await makeJobs(1, () => ({ locations: [{ description: "Vancuver, BC" }] }))
  await openForm(page, `/jobs/${job!.id}/edit`)
  await expect(panel(page)).toContainText("We don’t know the place “Vancuver, BC”")
  await mend(page, "Use Vancouver, BC")
  await expect(panel(page)).not.toContainText("We don’t know the place")
})

test("words quoted by a finding are underlined in the description while it has the focus", async ({
  page,
  makeJobs,
}) => {
  const [job] = await makeJobs(1, () => ({
    description:
      "<p>Not for a &quot;young and dynamic cook&quot; of a client.</p><p>For a young and dynamic cook.</p>",
  }))
  await openForm(page, `/jobs/${job!.id}/edit`)
  const quoted = editor(page).locator(".underline")
  await expect(panel(page)).toContainText("dynamic")
  await expect(quoted).toHaveCount(0)
  await panel(page).getByRole("button", { name: "Replace with “dynamic”" }).focus()
  await expect(quoted).toHaveText("young and dynamic")
  await field(page, "Title").focus()
  await expect(quoted).toHaveCount(0)
  await expect(page.getByText("Unsaved changes", { exact: true })).toHaveCount(0)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the number of errors is at the buttons, and leads to the check", async ({ page, makeJobs }) => {
    const [job] = await makeJobs(1, () => ({ salary: null }))
    await openForm(page, `/jobs/${job!.id}/edit`)
    await page.getByRole("link", { name: /^1 error.*: go to the posting check$/ }).click()
    await expect(panel(page).getByRole("heading", { name: "Posting check" })).toBeFocused()
    await expect(panel(page).getByRole("heading", { name: "Posting check" })).toBeInViewport()
  })
})
