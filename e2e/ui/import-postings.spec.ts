import { readFile } from "node:fs/promises"
import { jobBody } from "../support/factories"
import {
  chooseFile,
  counts,
  fileHeading,
  fileOf,
  kind,
  line,
  openImport,
  sheetRow,
} from "../support/import-page"
import { button } from "../support/job-form"
import { expect, expectAccessible, test } from "../support/ui"

test("a file is previewed, corrected and imported, and a second run changes nothing @both", async ({
  page,
  api,
}) => {
  const changed = await api.createJob(
    jobBody({ title: "Baker", referenceId: "B-1", description: "<p>Bake well.</p>" }),
  )
  await page.goto("/jobs")
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Import and export" })
    .click()
  await expect(page.getByText("up to 5 MB and 1,000 rows")).toBeVisible()
  await expectAccessible(page, "the empty import")
  const file = fileOf(
    line("C-1", "Cook"),
    line("B-1", "Head baker"),
    line("W-1", "Waiter", { place: "Atlantis, ZZ", pay: "lots" }),
  )
  await chooseFile(page, file)
  await expect(page.getByText("3 rows · UTF-8 text · comma-separated")).toBeVisible()
  await expect(page.getByRole("combobox", { name: "Meaning of Places" })).toHaveValue("locations")
  await expectAccessible(page, "the columns of an import")
  await button(page, "Check 3 rows").click()
  await expect(page.getByText("Nothing has been saved yet.")).toBeVisible()
  await expect(page.getByText("Candidates will see 1 more posting.")).toBeVisible()
  await expect(counts(page)).toHaveText(["All 3", "To create 1", "To change 1", "Refused 1"])
  const changes = sheetRow(page, "Head baker").getByRole("group", { name: "Changes" })
  await expect(changes.getByRole("term")).toHaveText([
    "Title",
    "Description",
    "Places",
    "Categories",
    "Salary",
  ])
  await expect(changes.getByRole("deletion").first()).toHaveText("Removed: Baker")
  await expect(changes.getByRole("insertion").first()).toHaveText("Added: Head baker")
  await expect(changes).not.toContainText("Bake well")
  await changes.getByRole("button", { name: "Show the changes" }).click()
  await expect(changes.getByRole("definition").nth(1)).toContainText("Removed: Bake Added: Cook well.")
  expect(await api.total()).toBe(1)
  expect((await api.job(changed.id)).title).toBe("Baker")

  const place = page.getByRole("textbox", { name: "Places" })
  await expect(place).toHaveAccessibleDescription(/Atlantis, ZZ|isn’t known/)
  await expect(page.getByRole("textbox", { name: "Pay", exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  )
  await expectAccessible(page, "a dry run")
  await page.getByRole("textbox", { name: "Pay", exact: true }).fill("20")
  await place.fill("Canmore, AB")
  await place.press("Enter")
  await expect(counts(page)).toHaveText(["All 3", "To create 2", "To change 1"])
  await expect(page.getByText("Candidates will see 2 more postings.")).toBeVisible()

  await button(page, "Import 3 postings").click()
  await expect(page.getByText("3 postings imported")).toBeVisible()
  await expect(page.getByText("The whole file was imported.")).toBeVisible()
  await expect(counts(page)).toHaveText(["All 3", "Created 2", "Changed 1"])
  await expectAccessible(page, "the result of an import")
  expect(await api.total()).toBe(3)
  expect(await api.job(changed.id)).toMatchObject({ title: "Head baker" })
  const link = sheetRow(page, "Waiter").getByRole("link", { name: "Waiter" })
  const id = Number(/\d+$/.exec((await link.getAttribute("href")) ?? "")?.[0])
  expect(await api.job(id)).toMatchObject({
    salary: { amount: 20 },
    locations: [{ description: "Canmore, AB" }],
  })

  // The posting's page and the list open in another tab, so that the undo stays.
  for (const shown of [link, page.getByRole("link", { name: "Show the postings" })])
    await expect(shown).toHaveAttribute("target", "_blank")
  await button(page, "Choose another file").click()
  const question = page.getByRole("alertdialog", { name: "Choose another file?" })
  await expect(question).toContainText("you can’t undo the import in one step")
  await question.getByRole("button", { name: "Choose another file" }).click()
  await chooseFile(page, file.replace("Atlantis, ZZ", "Canmore, AB").replace("lots", "20"))
  await button(page, "Check 3 rows").click()
  await expect(counts(page)).toHaveText(["All 3", "Unchanged 3"])
  await expect(page.getByText("There is nothing to import")).toBeVisible()
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0)
})

test("refused rows are shown separately and downloaded with their reasons, and two with the same reference are told apart", async ({
  page,
}) => {
  await openImport(page)
  await chooseFile(
    page,
    fileOf(
      line("T-1", "First"),
      line("T-1", "Second", { pay: "lots", category: "Cooking" }),
      line("", "Third"),
      line("F-1", "Fine"),
    ),
  )
  await button(page, "Check 4 rows").click()
  await kind(page, "Refused").click()
  await expect(page.getByRole("row")).toHaveCount(4)
  await expect(sheetRow(page, "First")).toContainText("Row 3 has the same reference.")
  const download = page.waitForEvent("download")
  await button(page, "Download the rows to fix").click()
  const text = await readFile(await (await download).path(), "utf8")
  expect(text).toContain('"Pay period","Reason"')
  expect(text).toContain('"Reference: Row 3 has the same reference. Keep one of the two."')
  expect(text).not.toContain("Fine")
  // What else is wrong with a repeated row is reported along with it.
  await sheetRow(page, "Second").getByRole("textbox", { name: "Pay", exact: true }).fill("20")
  await sheetRow(page, "Second").getByRole("textbox", { name: "Reference" }).fill("T-2")
  await sheetRow(page, "Second").getByText("Show all categories").click()
  await expect(sheetRow(page, "Second").getByRole("listitem").first()).toHaveText("Accounting")
  await sheetRow(page, "Second").getByRole("textbox", { name: "Categories" }).fill("Hospitality and Tourism")
  await button(page, "Try row 3 again").click()
  await expect(counts(page)).toHaveText(["All 4", "To create 3", "Refused 1"])
  // The corrected row is not among the refused ones any more: the next one has the focus.
  await expect(page.locator("tr:focus-within")).toHaveText(/Third/)
  await button(page, "Change the columns").click()
  await page.getByRole("checkbox", { name: "Also create postings for rows without a reference" }).check()
  await button(page, "Check 4 rows").click()
  await expect(counts(page)).toHaveText(["All 4", "To create 4"])
})

test("what cannot be imported is reported before anything is read or previewed", async ({ page }) => {
  await openImport(page)
  const said = page.getByRole("alert").filter({ hasText: "This file can’t be imported" })
  for (const [content, words] of [
    ["", "The file is empty."],
    [fileHeading, "The file has a heading and no rows."],
    [`${fileHeading}\r\n"never closed`, "is never closed"],
    ["PK\u0003\u0004\0\0", "This isn’t a text file."],
    [
      fileOf(...Array.from({ length: 1_001 }, (_, index) => line(`R-${index}`, "Cook"))),
      "1,001 rows; the limit is 1,000",
    ],
    [Buffer.alloc(5 * 1024 * 1024 + 1, "a"), "The file is 5.1 MB; the limit is 5 MB."],
  ] as const) {
    await chooseFile(page, content as string)
    await expect(said).toContainText(words)
  }
  await page
    .getByRole("textbox", { name: "Or paste rows from a spreadsheet" })
    .fill("Colour\tShape\nred\tround")
  await button(page, "Read the rows").click()
  await button(page, "Check 1 row").click()
  await expect(page.getByText("Choose which column is the title, the reference or the ID.")).toBeVisible()
  await page.getByRole("combobox", { name: "Meaning of Colour" }).selectOption("Title")
  await page.getByRole("combobox", { name: "Meaning of Shape" }).selectOption("Title")
  await expect(page.getByText("Colour is now ignored.")).toBeVisible()
  await page.getByRole("combobox", { name: "Meaning of Colour" }).selectOption("Title")
  await button(page, "Check 1 row").click()
  await expect(counts(page)).toHaveText(["All 1", "Refused 1"])
  await page.reload()
  await page
    .getByRole("textbox", { name: "Or paste rows from a spreadsheet" })
    .fill("Colour\tShape\nred\tround")
  await button(page, "Read the rows").click()
  await expect(page.getByRole("combobox", { name: "Meaning of Colour" }), "remembered").toHaveValue("title")
  // A heading that is there twice says nothing about other files.
  for (const rows of ["Title\tTitle\tID\nCook\tBaker\t7", "Title\tReference\nCook\tR-1"]) {
    await page.reload()
    await page.getByRole("textbox", { name: "Or paste rows from a spreadsheet" }).fill(rows)
    await button(page, "Read the rows").click()
    const byId = page.getByText("Rows change the postings with the ID that Openings gave them.")
    await expect(byId).toHaveCount(rows.includes("ID") ? 1 : 0)
    await expect(page.getByRole("combobox", { name: "Meaning of Title" }).first()).toHaveValue("title")
    await button(page, "Check 1 row").click()
    await expect(counts(page)).toHaveText(["All 1", "Refused 1"])
  }
})

test("the file parser loads only with this page", async ({ page }) => {
  const hasParser = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    const scripts = [...html.matchAll(/src="(\/_next[^"]+)"/g)].map(async ([, address]) =>
      (await page.request.get(address ?? "")).text(),
    )
    return (await Promise.all(scripts)).some((script) => script.includes("BAD_DELIMITERS"))
  }
  expect(await hasParser("/jobs/import")).toBe(true)
  for (const path of ["/jobs", "/jobs/new", "/jobs/deleted", "/settings/account"])
    expect(await hasParser(path), path).toBe(false)
})

test.describe("in a French browser", () => {
  test.use({ locale: "fr-CA" })

  test("a file with semicolons and decimal commas, as Excel writes it, is imported", async ({
    page,
    api,
  }) => {
    await page.goto("/jobs/import")
    const row = ["F-1", "Cuisinier", "Brouillon", "Montréal, QC", "Hôtellerie, restauration et tourisme"]
    const cells = [...row, "Temps plein", "Bien cuisiner.", "emplois@example.com", "25,50", "Horaire"]
    const names =
      "Référence;Titre;Statut;Lieux;Catégories;Type de poste;Description;Courriel de candidature;Rémunération;Période de paie"
    const chooser = page.waitForEvent("filechooser")
    await button(page, "Choisir un fichier").click()
    const buffer = Buffer.from(`${names}\r\n${cells.join(";")}`, "latin1")
    await (await chooser).setFiles({ name: "offres.csv", mimeType: "text/csv", buffer })
    await expect(page.getByText(/Windows-1252 · cellules séparées par des points-virgules/)).toBeVisible()
    await expect(page.getByRole("combobox", { name: "Signe décimal" })).toHaveValue(",")
    await button(page, "Vérifier 1 ligne").click()
    await expectAccessible(page, "a French dry run")
    await expect(page.getByRole("button", { name: "À créer 1" })).toBeVisible()
    await button(page, "Importer 1 offre").click()
    await expect(page.getByText("1 offre est importée")).toBeVisible()
    const list = await api.get<{ data: { id: number }[] }>("/jobs?q=F-1")
    expect(await api.job(list.body.data[0]?.id ?? 0)).toMatchObject({
      ...{ title: "Cuisinier", status: "draft", salary: { amount: 25.5 } },
    })
  })
})
