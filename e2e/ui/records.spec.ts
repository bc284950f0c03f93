import { jobBody } from "../support/factories"
import { expect, expectAccessible, test } from "../support/ui"

test("an admin downloads the records of a period as a file", async ({ page, api, signInAs }) => {
  await api.createJob(jobBody({ title: "Shown" }))
  await page.goto("/settings/records")
  await expect(page.getByRole("heading", { level: 1, name: "Records" })).toBeVisible()
  const year = new Date().getUTCFullYear()
  await expect(page.getByLabel("From")).toHaveValue(`${year}-01-01`)
  await expectAccessible(page, "the records")
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download records" }).click()
  expect((await download).suggestedFilename()).toMatch(`posting-records-${year}-01-01-to-`)
  await page.getByLabel("To", { exact: true }).fill(`${year - 1}-12-31`)
  await expect(page.getByText("The last day is before the first one.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Download records" })).toBeDisabled()
  await signInAs("editor")
  await page.goto("/settings/records")
  await expect(page.getByRole("heading", { name: "Only admins can see this page" })).toBeVisible()
})

test("a record prints as text on white, without the dashboard around it", async ({ page, api }) => {
  const { id } = await api.createJob(jobBody({ title: "Shown" }))
  await page.emulateMedia({ media: "screen", colorScheme: "dark" })
  await page.goto(`/api/v1.1/jobs/${id}/record`)
  await expect(page.getByRole("heading", { level: 1, name: "Posting record – Shown" })).toBeVisible()
  await expectAccessible(page, "the record of a posting")
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(await scheme()).toBe("light dark")
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  expect(await scheme()).toBe("light")
  for (const role of ["navigation", "banner", "button", "link"] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
})
