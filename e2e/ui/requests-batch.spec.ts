import { creating, sendBatch } from "../support/batches"
import { jobBody } from "../support/factories"
import { test as withKeys } from "../support/keys"
import { RequestLog } from "../support/request-log"
import { expect, expectAccessible } from "../support/ui"

const place = "/settings/requests"

const test = withKeys.extend<{ log: RequestLog }>({
  log: async ({ keys }, use) => {
    await use(new RequestLog(keys.session))
  },
})

test("a batch is an entry that shows its refusals, and opens by keyboard to its operations", async ({
  page,
  keys,
  log,
}) => {
  const { api } = await keys.created({ name: "ATS sync" })
  const old = await api.createJob(jobBody({ referenceId: "OLD", title: "Head Baker" }))
  await log.recordOf(
    await sendBatch(api, [
      ...Array.from({ length: 8 }, (_, index) =>
        creating(jobBody({ referenceId: `N-${index}`, title: `Cook ${index}` })),
      ),
      { op: "update", id: old.id, job: { title: "Baker" } },
      { op: "delete", referenceId: "N-7" },
      creating(jobBody({ referenceId: "BAD", title: "", description: "" })),
      { op: "update", referenceId: "MISSING", job: { title: "Nobody" } },
    ]),
  )
  await page.goto(place)
  const line = page.getByRole("row").filter({ hasText: "/jobs/batch" })
  await expect(line).toContainText("20010 done, 2 refused")
  await page.getByRole("link", { name: "POST /jobs/batch" }).focus()
  await page.keyboard.press("Enter")

  const drawer = page.getByRole("dialog")
  await expect(drawer).toContainText("20010 done, 2 refused")
  const operations = drawer.getByRole("list", { name: "12 operations" }).locator("> li")
  await expect(operations).toHaveCount(12)
  await expect(operations.nth(0)).toHaveText(/^\[0\]createCook 0N-0201created$/)
  await expect(operations.nth(8)).toHaveText(/^\[8\]updateBakerOLD200saved$/)
  await expect(operations.nth(8).getByRole("link", { name: "Baker" })).toHaveAttribute(
    "href",
    `/jobs/${old.id}`,
  )
  await expect(operations.nth(9)).toHaveText(/^\[9\]deleteN-7204deleted$/)
  await expect(operations.nth(7).getByRole("link")).toHaveCount(0)
  await expect(operations.nth(10)).toContainText("400validation failed")
  await expect(operations.nth(10).getByRole("listitem").filter({ hasText: "title" })).toBeVisible()

  await drawer.getByRole("radio", { name: "All" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(drawer.getByRole("radio", { name: "Refused only" })).toBeChecked()
  await expect(operations).toHaveCount(2)
  await expect(operations.nth(1)).toHaveText(/^\[11\]updateMISSING404not found$/)
  await expectAccessible(page, "a batch")
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(page.getByRole("link", { name: "POST /jobs/batch" })).toBeFocused()

  await page.getByLabel("Status").selectOption("Batches with refusals")
  await expect(page.getByRole("row")).toHaveCount(2)
  await expect(page).toHaveURL(`${place}?status=refusals`)
})

test("a dry run is labelled as one, and a short batch has no filters", async ({ page, keys, log }) => {
  const { api } = await keys.created()
  const operations = [creating(jobBody({ title: "Line Cook" })), creating(jobBody({ title: "" }))]
  const { id } = await log.recordOf(await sendBatch(api, operations, { query: "?dryRun=true" }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${place}?request=${id}`)
  const drawer = page.getByRole("dialog")
  await expect(drawer).toContainText("dry run: 1 would succeed, 1 refused")
  await expect(drawer.getByRole("list", { name: "2 operations" })).toContainText("200would succeed")
  await expect(drawer.getByRole("radio")).toHaveCount(0)
  await expectAccessible(page, "a dry run of a batch")
})
