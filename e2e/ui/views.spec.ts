import type { Page } from "@playwright/test"
import type { PresentedView } from "@/lib/api/dashboard/views"
import { openList, searchField, tab, titleLink, told } from "../support/job-list"
import { expect, expectAccessible, expectNoViolations, test } from "../support/ui"

const views = (page: Page) => page.getByRole("navigation", { name: "Views" }).getByRole("link")
const view = (page: Page, name: string) => views(page).filter({ hasText: name })
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name })

async function choose(page: Page, item: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Views" }).click()
  await page.getByRole("menuitem", { name: item }).click()
}

test("the current filters become a view, which can be opened, updated, renamed and deleted", async ({
  page,
  makeJobs,
  expectRefusals,
}) => {
  expectRefusals(400)
  await makeJobs(3, (number) => ({ status: number === 1 ? "draft" : "active", confidential: number === 2 }))
  await openList(page, "/jobs?q=posting&status=active&confidential=true&sort=title&pageSize=50")
  await expect(views(page)).toHaveCount(0)
  await choose(page, /^New view/)
  await expect(dialog(page, "New view")).toContainText(
    "Active, search for “posting”, Confidential and order: Title, A to Z",
  )
  await page.keyboard.press("Enter")
  await expect(dialog(page, "New view")).toContainText("Enter a name for the view.")
  await expectAccessible(page, "a new view")
  const name = page.getByRole("textbox", { name: "Name" })
  await name.fill("x".repeat(61))
  await page.keyboard.press("Enter")
  await expect(name).toHaveAccessibleDescription("The name can be at most 60 characters.")
  await name.fill("tab\tin it")
  await expect(dialog(page, "New view")).toContainText("no line breaks, tabs or other control")
  await name.fill("Secret ones")
  await page.keyboard.press("Enter")
  await expect(view(page, "Secret ones")).toHaveAttribute("aria-current", "page")
  await expect(tab(page, /^Active/)).not.toHaveAttribute("aria-current", "page")
  await expect(page.getByRole("button", { name: "Views" })).toBeFocused()

  await page.goto("/jobs?status=draft")
  await expect(view(page, "Secret ones")).not.toHaveAttribute("aria-current", "page")
  await expect(tab(page, /^Drafts/)).toHaveAttribute("aria-current", "page")
  await view(page, "Secret ones").click()
  await expect(page).toHaveURL("/jobs?q=posting&status=active&confidential=true&sort=title")
  await expect(told(page)).toHaveText("1 of 3 postings")
  await expect(searchField(page)).toHaveValue("posting")

  // Its filters have changed, but it is still the view to update.
  await page.getByRole("link", { name: /^Remove the filter/ }).click()
  await expect(told(page)).toHaveText("2 of 3 postings")
  await expect(view(page, "Secret ones")).not.toHaveAttribute("aria-current", "page")
  await choose(page, /^Update “Secret ones”/)
  await expect(page.getByText("“Secret ones” now shows these filters")).toBeVisible()
  await expect(view(page, "Secret ones")).toHaveAttribute("aria-current", "page")
  await choose(page, /^Rename/)
  await page.getByRole("textbox", { name: "Name" }).fill("All active")
  await page.keyboard.press("Enter")
  await expect(views(page)).toHaveText(["All active"])
  await page.reload()
  await expect(view(page, "All active")).toHaveAttribute("aria-current", "page")
  await choose(page, /^New view/)
  await page.getByRole("textbox", { name: "Name" }).fill("all ACTIVE")
  await page.keyboard.press("Enter")
  await expect(dialog(page, "New view")).toContainText("You already have a view with this name.")
  await page.getByRole("button", { name: "Cancel" }).click()

  await choose(page, /^Delete/)
  await expectNoViolations(page, { note: "deleting a view" })
  await page.getByRole("button", { name: "Delete view" }).click()
  await expect(views(page)).toHaveCount(0)
  await expect(tab(page, /^Active/)).toHaveAttribute("aria-current", "page")
})

test("a shared view is available to all members, who can change it as their role allows", async ({
  page,
  makeJobs,
  ask,
  signInAs,
  records,
}) => {
  await makeJobs(2, (number) => ({ status: number === 1 ? "draft" : "active" }))
  await openList(page, "/jobs?status=draft")
  await choose(page, /^New view/)
  await page.getByRole("textbox", { name: "Name" }).fill("Drafts of us all")
  await page.getByRole("checkbox", { name: /^Share with all members/ }).check()
  await page.getByRole("button", { name: "Save view" }).click()
  await expect(view(page, "Drafts of us all")).toHaveAttribute("aria-current", "page")
  await expect(views(page).getByRole("img", { name: "Shared view" })).toHaveCount(1)
  await choose(page, /^New view/)
  await page.getByRole("textbox", { name: "Name" }).fill("Shared later")
  await page.getByRole("button", { name: "Save view" }).click()
  await expect(view(page, "Shared later")).toHaveAttribute("aria-current", "page")
  await choose(page, /^Share “Shared later”/)
  await expect(page.getByText(/^“Shared later” is now shared with all members of/)).toBeVisible()
  await expect(views(page).getByRole("img", { name: "Shared view" })).toHaveCount(2)
  const { data } = (await (await ask("GET", "/api/dashboard/views")).json()) as { data: PresentedView[] }
  await records.storeViewQuery(data[0]!.id, "status=draft&colour=red")

  // An open page keeps requesting changes.
  await page.goto("about:blank")
  await signInAs("viewer")
  await openList(page)
  await view(page, "Drafts of us all").click()
  await expect(told(page)).toHaveText("1 of 2 postings")
  await expect(titleLink(page, "Posting 1")).toBeVisible()
  await expect(page.getByText("The list no longer recognizes colour.")).toBeVisible()
  await expectAccessible(page, "a view with an unknown part")
  await page.getByRole("button", { name: "Views" }).click()
  await expect(page.getByRole("menuitem")).toHaveText(["New view from these filters…", "Columns…"])
  await page.getByRole("menuitem", { name: "New view" }).click()
  await expect(dialog(page, "New view").getByRole("checkbox")).toHaveCount(0)
})

test("columns can be chosen, and are kept in the browser", async ({ page, makeJobs }) => {
  await makeJobs(1)
  await openList(page)
  const column = (name: string) => page.getByRole("columnheader", { name })
  await expect(column("Places")).toBeVisible()
  await choose(page, /^Columns/)
  await dialog(page, "Columns").getByRole("checkbox", { name: "Places" }).uncheck()
  await dialog(page, "Columns").getByRole("checkbox", { name: "Closes" }).uncheck()
  await expectNoViolations(page, { note: "the columns" })
  await page.getByRole("button", { name: "Done" }).click()
  await expect(column("Closes")).toBeHidden()
  await expect(column("Status")).toBeVisible()
  await page.reload()
  await expect(column("Published")).toBeVisible()
  await expect(column("Places")).toBeHidden()
  await expect(page.getByRole("cell", { name: "Toronto" })).toBeHidden()
  await openList(page)
  await choose(page, /^Columns/)
  await dialog(page, "Columns").getByRole("checkbox", { name: "Places" }).check()
  await page.keyboard.press("Escape")
  await expect(column("Places")).toBeVisible()
})

test.describe("on a phone, in French", () => {
  test.use({ locale: "fr-CA", viewport: { width: 390, height: 844 } })

  test("the tabs scroll, and a view can be created there too", async ({ page, makeJobs }) => {
    await makeJobs(1)
    await openList(page, "/jobs?autoRefresh=false")
    for (const name of ["Sans actualisation", "Une deuxième vue au nom plutôt long", "Troisième"]) {
      await page.getByRole("button", { name: "Vues" }).click()
      await page.getByRole("menuitem", { name: /^Nouvelle vue/ }).click()
      await page.getByRole("textbox", { name: "Nom" }).fill(name)
      await page.getByRole("button", { name: "Enregistrer la vue" }).click()
      await expect(page.getByRole("dialog")).toHaveCount(0)
    }
    const tabs = page.getByRole("navigation", { name: "Vues" }).getByRole("link")
    await expect(tabs).toHaveCount(3)
    await expectNoViolations(page)
    await tabs.last().click()
    await expect(tabs.last()).toHaveAttribute("aria-current", "page")
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
