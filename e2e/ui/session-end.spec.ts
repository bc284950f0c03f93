import type { Page } from "@playwright/test"
import { jobBody } from "../support/factories"
import { button, editor, field, openForm, standing, writePosting } from "../support/job-form"
import { actionsOf, openList, selectBox } from "../support/job-list"
import { toasts } from "../support/bin-page"
import { signedOutBanner } from "../support/signed-out-banner"
import { expect, expectAccessible, type StaffMember, test } from "../support/ui"

/** Makes the page send a request on its own, as it does when one returns to it after a while. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(120_000)
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
}

async function signInByForm(page: Page, { password }: Pick<StaffMember, "password">): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
}

test("when a session ends while someone is writing, the page stays, and they continue after signing in again in another tab", async ({
  page,
  api,
  signedIn,
  expectRefusals,
}) => {
  test.slow()
  expectRefusals(401)
  await page.clock.install()
  const job = await api.createJob(jobBody({ status: "draft" }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Sous-chef")
  await page.context().clearCookies()
  await comeBack(page)
  await expect(signedOutBanner(page)).toContainText("Sign in again to continue.")
  await expect(field(page, "Title")).toBeFocused()
  await expect(page).toHaveURL(`/jobs/${job.id}/edit`)
  await expectAccessible(page, "a form without a session")

  const [beside] = await Promise.all([
    page.context().waitForEvent("page"),
    signedOutBanner(page)
      .getByRole("link", { name: /Sign in/ })
      .click(),
  ])
  await expect(beside.getByLabel("Email address")).toHaveValue(signedIn.admin.email)
  await expect(beside.getByText("What you wrote is kept in this browser.")).toBeVisible()
  await signInByForm(beside, signedIn.admin)
  await expect(beside.getByRole("heading", { level: 1 })).toHaveText("You are signed in")
  await expectAccessible(beside, "signed in beside the work")
  await expect(signedOutBanner(page)).toBeHidden()
  await expect(field(page, "Title")).toHaveValue("Sous-chef")
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved/)
  expect((await api.job(job.id)).title).toBe("Sous-chef")
})

test("actions of the list say that the session has ended, not that an API key is missing", async ({
  page,
  makeJobs,
  expectRefusals,
}) => {
  expectRefusals(401)
  await makeJobs(2)
  await openList(page)
  await page.context().clearCookies()
  const ended = "You have been signed out. Sign in again in another tab, then continue here."
  await actionsOf(page, "Posting 1").click()
  await page.getByRole("menuitem", { name: "Archive" }).click()
  await expect(toasts(page)).toContainText([ended])
  for (const number of [1, 2]) await selectBox(page, `Posting ${number}`).check()
  await page
    .getByRole("group", { name: "Selected postings" })
    .getByRole("button", { name: "Archive" })
    .click()
  await expect(page.getByRole("dialog", { name: "Archive 2 postings" })).toContainText(ended)
})

test("nothing is done on a page as someone else who has signed in beside it", async ({
  page,
  api,
  addMember,
  expectRefusals,
}) => {
  expectRefusals(401)
  const job = await api.createJob(jobBody({ status: "draft" }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Sous-chef")
  const other = await addMember("editor")
  const beside = await page.context().newPage()
  await beside.goto("/jobs")
  await beside.getByRole("button", { name: /^Your account/ }).click()
  await beside.getByRole("menuitem", { name: "Sign out" }).click()
  // The page hears of it from the other tab, before it makes a request of its own.
  await expect(signedOutBanner(page)).toContainText("Sign in again to continue.")
  await beside.getByLabel("Email address").fill(other.email)
  await signInByForm(beside, other)
  await expect(beside).toHaveURL("/jobs")
  // The page is now the other person's, without what the first one wrote.
  await expect(page.getByRole("button", { name: /^Your account/ })).toHaveAccessibleName(
    new RegExp(other.name),
  )
  await expect(field(page, "Title")).toHaveValue(job.title)
  await expect(page.getByText("You have unsaved changes")).toHaveCount(0)
  expect((await api.job(job.id)).title).toBe(job.title)
})

test("a page is not left to someone who signs in beside it for another employer", async ({
  page,
  api,
  addMember,
  otherEmployer,
  expectRefusals,
}) => {
  expectRefusals(401, 403, 404)
  const job = await api.createJob(jobBody({ status: "draft" }))
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Sous-chef")
  const stranger = await addMember("editor", otherEmployer)
  const beside = await page.context().newPage()
  await beside.goto("/jobs")
  await beside.getByRole("button", { name: /^Your account/ }).click()
  await beside.getByRole("menuitem", { name: "Sign out" }).click()
  await expect(signedOutBanner(page)).toContainText("Sign in again to continue.")
  await beside.getByLabel("Email address").fill(stranger.email)
  await signInByForm(beside, stranger)
  await expect(beside).toHaveURL("/jobs")
  await expect(page.getByRole("heading", { name: "This posting doesn’t exist" })).toBeVisible()
  await expect(page.getByText("Sous-chef")).toHaveCount(0)
})

test("a name being typed survives the requests that the page makes in the background", async ({
  page,
  admin,
  records,
  expectRefusals,
}) => {
  expectRefusals(401)
  await page.clock.install()
  await page.goto("/settings/account")
  // The field is empty until its script has run.
  await expect(page.getByLabel("Your name")).toHaveValue(admin.name)
  await page.getByLabel("Your name").fill("Ada Renamed")
  await records.expireSessions(admin.email)
  await comeBack(page)
  await expect(signedOutBanner(page)).toBeVisible()
  await expect(page).toHaveURL("/settings/account")
  await expect(page.getByLabel("Your name")).toHaveValue("Ada Renamed")
  await page.getByRole("button", { name: "Save name" }).click()
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await signInByForm(page, admin)
  await expect(page).toHaveURL("/settings/account")
  await expect(page.getByLabel("Your name")).toHaveValue("Ada Renamed")
})

test("the sign-in page says that the session has ended and the text is kept, and knows who was signed in", async ({
  page,
  signedIn,
  expectRefusals,
}) => {
  expectRefusals(401)
  await openForm(page, "/jobs/new")
  await writePosting(page, "Sous-chef")
  await page.context().clearCookies()
  await button(page, "Save draft").click()
  await expect(page.getByText("Your session has ended")).toBeVisible()
  await expect(page.getByText("What you wrote is kept in this browser.")).toBeVisible()
  await expect(page.getByLabel("Email address")).toHaveValue(signedIn.admin.email)
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused()
  await expectAccessible(page, "signing in again")
  await signInByForm(page, signedIn.admin)
  await expect(page).toHaveURL("/jobs/new")
  await button(page, "Restore").click()
  await expect(field(page, "Title")).toHaveValue("Sous-chef")
})

test("someone leaving after the session has ended is told that the text is kept, and finds it again", async ({
  page,
  api,
  signedIn,
  signIn,
  expectRefusals,
}) => {
  expectRefusals(401)
  await page.clock.install()
  const job = await api.createJob(jobBody())
  await openForm(page, `/jobs/${job.id}/edit`)
  await field(page, "Title").fill("Sous-chef")
  await page.context().clearCookies()
  await comeBack(page)
  await expect(signedOutBanner(page)).toBeVisible()
  await page.getByRole("link", { name: "View posting" }).click()
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" })
  await expect(question).toContainText("are kept in this browser")
  await expect(question).not.toContainText("lost")
  await question.getByRole("button", { name: "Leave", exact: true }).click()
  await expect(page).not.toHaveURL(/edit/)
  await signIn(signedIn.admin, page)
  await openForm(page, `/jobs/${job.id}/edit`)
  await button(page, "Restore").click()
  await expect(field(page, "Title")).toHaveValue("Sous-chef")
})

test("losing the connection is announced, and so is its return", async ({ page, expectRefusals }) => {
  // A slow machine may still be loading what the first load leaves out, which is requested again once it is back online.
  expectRefusals("unreachable")
  await openForm(page, "/jobs/new")
  await editor(page).focus()
  await page.keyboard.type("Cook well.")
  await page.context().setOffline(true)
  await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible()
  await expect(editor(page)).toBeFocused()
  await expectAccessible(page, "a form without a connection")
  await page.context().setOffline(false)
  await expect(page.getByText("You are offline")).toBeHidden()
  await expect(editor(page)).toContainText("Cook well.")
})

test("on a phone the settings tabs are shaded on the side where there are more", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/settings/employer")
  const tabs = page.getByRole("navigation", { name: "Settings" }).getByRole("list")
  await expect(tabs.getByRole("link", { name: "Employer" })).toHaveAttribute("aria-current", "page")
  /** How much the shade at an end differs from the page: 0 if there is nothing more to scroll to. */
  const shade = async (end: "left" | "right") => {
    const png = (await tabs.screenshot()).toString("base64")
    return page.evaluate(
      async ([data, side]) => {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes]))
        const canvas = new OffscreenCanvas(image.width, image.height)
        const context = canvas.getContext("2d")
        context?.drawImage(image, 0, 0)
        const red = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[0] ?? 0
        return Math.abs(
          red(side === "left" ? 0 : image.width - 1, image.height / 4) - red(image.width / 2, 1),
        )
      },
      [png, end] as const,
    )
  }
  expect(await shade("left")).toBe(0)
  expect(await shade("right")).toBeGreaterThan(20)
  await page.goto("/settings/account")
  await expect(tabs.getByRole("link", { name: "Account" })).toBeInViewport()
  await expect.poll(() => shade("left")).toBeGreaterThan(20)
  expect(await shade("right")).toBe(0)
})
