import type { Route } from "@playwright/test"
import { chooseFile, counts, fileOf, kind, line, openImport } from "../support/import-page"
import { button } from "../support/job-form"
import { expect, expectAccessible, type Page, test } from "../support/ui"

/** Drops files on the element `onto`, as a person does by dragging; returns whether the browser would open them itself. */
async function drop(page: Page, onto: string, content: string, ...names: string[]): Promise<boolean> {
  const dataTransfer = await page.evaluateHandle(
    ([text, named]) => {
      const held = new DataTransfer()
      for (const name of named) held.items.add(new File([text], name, { type: "text/csv" }))
      return held
    },
    [content, names] as const,
  )
  const place = page.getByText(onto, { exact: true }).first()
  await place.dispatchEvent("dragover", { dataTransfer })
  const opens = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        window.addEventListener("drop", (event) => resolve(!event.defaultPrevented), { once: true }),
      ),
  )
  await place.dispatchEvent("drop", { dataTransfer })
  return opens
}

test("a file is dropped on the drop zone, or anywhere else on the page", async ({ page, api }) => {
  await openImport(page)
  await drop(page, "Drop a CSV file here", "PK\u0003\u0004\0\0", "postings.xlsx")
  const refusal = page.getByRole("alert").filter({ hasText: "This file can’t be imported" })
  await expect(refusal).toContainText("This isn’t a text file.")
  await drop(page, "Drop a CSV file here", fileOf(line("D-0", "Cook")), "one.csv", "two.csv")
  await expect(refusal).toContainText("Drop one file at a time.")
  await drop(page, "Drop a CSV file here", fileOf(line("D-1", "Cook"), line("D-2", "Waiter")), "dropped.csv")
  await expect(page.getByRole("heading", { name: "dropped.csv" })).toBeVisible()
  await expect(page.getByText("2 rows · UTF-8 text · comma-separated")).toBeVisible()
  await button(page, "Check 2 rows").click()
  await expect(counts(page)).toHaveText(["All 2", "To create 2"])
  expect(await drop(page, "dropped.csv", "", "opened.csv"), "opened instead of the page").toBe(false)
  await button(page, "Choose another file").click()
  await drop(page, "Export", fileOf(line("D-3", "Porter")), "beside.csv")
  await expect(page.getByRole("heading", { name: "beside.csv" })).toBeVisible()
  await button(page, "Check 1 row").click()
  await button(page, "Import 1 posting").click()
  await expect(page.getByText("1 posting imported")).toBeVisible()
  expect((await api.jobs()).data.map(({ title }) => title)).toEqual(["Porter"])
})

test("an import's progress is announced in quarters, and so is its result", async ({ page }) => {
  const heard = page.getByRole("main").getByRole("status").first()
  await openImport(page)
  // Screen readers do not announce a region that is added together with its text.
  await expect(heard).toHaveText("")
  await heard.evaluate((region) => (region.id = "heard"))
  const held: Route[] = []
  await page.route("**/api/dashboard/imports", (route) => void held.push(route))
  /** Checks what is announced while each call waits, and then lets it continue. */
  async function expectHeard(...words: string[]) {
    for (const said of words) {
      await expect.poll(() => held.length).toBe(1)
      await expect(heard).toHaveText(said)
      await held.pop()?.continue()
    }
  }
  const count = 150
  const lines = Array.from({ length: count }, (_, index) => line(`H-${index}`, `Cook ${index}`))
  await chooseFile(page, fileOf(...lines))
  await expect(heard).toHaveText("postings.csv: 150 rows")
  await button(page, "Check 150 rows").click()
  await expectHeard("Checking: 0 of 150 rows", "Checking: 76 of 150 rows")
  await expect(heard).toHaveText("To create 150")
  await expect(
    page.getByRole("group", { name: "Dry run" }).getByText("Nothing has been saved yet."),
  ).toBeInViewport()
  await button(page, "Import 150 postings").click()
  await expectHeard("Importing: 0 of 150 rows", "Importing: 76 of 150 rows")
  await expect(heard).toHaveText("Created 150")
  await expect(heard).toHaveId("heard")
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test("a file is read, corrected, imported and undone", async ({ page, api }) => {
    const row = (title: string) =>
      page.getByRole("list", { name: "Rows of the file" }).getByRole("listitem").filter({ hasText: title })
    const expectUsable = async (step: string) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBeLessThanOrEqual(390)
      await expectAccessible(page, step)
    }
    await openImport(page)
    await expectUsable("the empty import on a phone")
    await chooseFile(
      page,
      fileOf(line("P-1", "Cook"), line("P-2", "Waiter", { place: "Atlantis, ZZ", pay: "lots" })),
    )
    await page.getByRole("combobox", { name: "Decimal mark" }).selectOption(".")
    await expectUsable("the columns of an import on a phone")
    await button(page, "Check 2 rows").tap()
    await expect(counts(page)).toHaveText(["All 2", "To create 1", "Refused 1"])
    await expectUsable("a dry run on a phone")
    await kind(page, "Refused").tap()
    await expect(row("Cook")).toHaveCount(0)
    await row("Waiter").getByRole("textbox", { name: "Places" }).fill("Canmore, AB")
    await row("Waiter").getByRole("textbox", { name: "Pay", exact: true }).fill("20")
    await button(page, "Try row 3 again").tap()
    await expect(counts(page)).toHaveText(["All 2", "To create 2", "Refused 0"])
    await button(page, "Import 2 postings").tap()
    await expect(page.getByText("2 postings imported")).toBeVisible()
    await kind(page, "All").tap()
    await expect(row("Waiter")).toContainText("Created")
    await expectUsable("the result of an import on a phone")
    expect(await api.total()).toBe(2)
    await button(page, "Undo the import").tap()
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).tap()
    await expect(page.getByText("2 postings undone")).toBeVisible()
    await expectUsable("an import that was undone on a phone")
    expect(await api.total()).toBe(0)
    // Once nothing is left of it, it may be imported in another way.
    await button(page, "Change the columns").tap()
    await page.getByRole("combobox", { name: "Decimal mark" }).selectOption(",")
    await button(page, "Check 2 rows").tap()
    await expect(counts(page)).toHaveText(["All 2", "To create 2"])
  })
})
