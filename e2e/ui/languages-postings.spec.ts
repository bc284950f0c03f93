import type { Page } from "@playwright/test"
import { button, choose, combobox, field } from "../support/job-form"
import { row } from "../support/job-list"
import { expectLanguage } from "../support/page-language"
import { expect, expectAccessible, test } from "../support/ui"

test.use({ locale: "fr-CA" })

const description = (page: Page) => page.getByRole("textbox", { name: "Description" })

async function openForm(page: Page): Promise<void> {
  await page.goto("/jobs/new")
  await expect(description(page)).toBeVisible()
}

async function writePosting(page: Page, title: string): Promise<void> {
  await field(page, "Titre").fill(title)
  await description(page).focus()
  await page.keyboard.type("Préparer les plats du jour.")
  await choose(page, "Lieux", "montréal", "Montréal, QC")
  await choose(page, "Catégories", "tourisme", "Hôtellerie, restauration et tourisme")
  await choose(page, "Type de poste", "", "Temps plein")
  await field(page, "Adresse courriel").fill("emplois@example.com")
}

test.describe("someone who is not signed in", () => {
  test.use({ startAs: null })

  test("signs in, finds a posting, and is told in French when nothing matches", async ({
    page,
    admin,
    makeJobs,
  }) => {
    await makeJobs(2)
    await page.goto("/jobs")
    await page.getByLabel("Adresse courriel").fill(admin.email)
    await page.getByLabel("Mot de passe", { exact: true }).fill(admin.password)
    await page.getByRole("button", { name: "Se connecter", exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offres d’emploi")
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText("2 offres")
    await expectAccessible(page, "the list in French")
    await page.getByRole("searchbox", { name: "Titre, référence ou lieu" }).fill("posting 2")
    await expect(row(page, "Posting 2")).toBeVisible()
    await expect(row(page, "Posting 1")).toHaveCount(0)
    await page.getByRole("searchbox").fill("rien de tel")
    await expect(page.getByText("Aucune offre ne correspond à « rien de tel »")).toBeVisible()
    await expectLanguage(page, "fr")
  })
})

test("a posting is written, published, archived and deleted in French", async ({
  page,
  signedIn: { api },
}) => {
  await openForm(page)
  await expectAccessible(page, "a new posting in French")
  await writePosting(page, "Cuisinière")
  await field(page, "Montant").fill("24,50")
  await expect(field(page, "Montant")).toHaveAccessibleDescription("24,50 $")
  await field(page, "Maximum").fill("24 000,50 $")
  await expect(field(page, "Maximum")).toHaveAccessibleDescription("24 000,50 $")
  await field(page, "Maximum").fill("27")
  await choose(page, "Période", "", "Horaire")
  await expect(field(page, "Montant")).toHaveAccessibleDescription("24,50 $ l’heure")
  await button(page, "Publier").click()
  await expect(page.getByText("« Cuisinière » est publiée")).toBeVisible()
  await expect(page.getByRole("main")).toContainText("24,50 $ à 27,00 $ l’heure")
  await expect(page.getByRole("main")).toContainText("Hôtellerie, restauration et tourisme")
  await expectAccessible(page, "a posting in French")
  const id = Number(/jobs\/(\d+)/.exec(page.url())?.[1])
  expect(await api.job(id)).toMatchObject({
    title: "Cuisinière",
    locations: [{ description: "Montréal, QC" }],
    categories: [{ name: "Hospitality and Tourism" }],
    positionType: { name: "Full Time" },
    salary: { amount: 24.5, maxAmount: 27 },
  })
  await button(page, "Autres actions").click()
  await page.getByRole("menuitem", { name: "Archiver" }).click()
  await expect(page.getByText("« Cuisinière » est archivée")).toBeVisible()
  await button(page, "Autres actions").click()
  await page.getByRole("menuitem", { name: "Supprimer…" }).click()
  await expect(page.getByRole("alertdialog")).toContainText("Supprimer « Cuisinière » ?")
  await expectAccessible(page, "the question before a posting is deleted, in French")
  await button(page, "Supprimer l’offre").click()
  await expect(page.getByText("« Cuisinière » est supprimée")).toBeVisible()
  await expect(page.getByText("Aucune offre pour le moment")).toBeVisible()
  await button(page, "Défaire").click()
  await expect(page.getByText("« Cuisinière » est sortie de la corbeille")).toBeVisible()
  await expect(row(page, "Cuisinière")).toBeVisible()
})

test("a chosen date is also shown in words, since browsers differ in how they format it, and nothing moves", async ({
  page,
}) => {
  await openForm(page)
  const date = page.getByLabel("Date de clôture")
  const place = await date.boundingBox()
  await date.fill("2099-12-11")
  await expect(page.getByText("11 déc. 2099", { exact: true })).toBeVisible()
  expect(await date.boundingBox()).toEqual(place)
})

test("every error is in French, from the form and from the service", async ({
  page,
  makeJobs,
  expectRefusals,
}) => {
  // Messages from the service are requested again in the other language.
  expectRefusals(409, 400)
  await makeJobs(1, () => ({ referenceId: "A-1" }))
  await openForm(page)
  await field(page, "Montant").fill("52,000")
  await button(page, "Publier").click()
  const summary = page.getByRole("alert").filter({ hasText: "Non enregistrée" })
  await expect(summary).toContainText("Non enregistrée : 8 champs sont à corriger")
  await expect(summary).toContainText("Indiquez un titre.")
  await expect(field(page, "Montant")).toHaveAccessibleDescription(
    /Écrivez 52.000 pour 52.000.\$, ou 52 pour 52.\$\./,
  )
  await expectLanguage(page, "fr")
  await expectAccessible(page, "a refused form in French")
  await writePosting(page, "Plongeur")
  await field(page, "Montant").fill("")
  await field(page, "Référence").fill("A-1")
  await button(page, "Publier").click()
  await expect(field(page, "Référence")).toHaveAccessibleDescription(/Une autre offre a cette référence/)
})

test("a province is found by its French name, and stored by its English one", async ({
  page,
  signedIn: { api },
}) => {
  await openForm(page)
  await writePosting(page, "Gestionnaire")
  await combobox(page, "Lieux").focus()
  await page.keyboard.type("colombie")
  await page.getByRole("option", { name: /Colombie-Britannique/ }).click()
  await page.keyboard.type("nouvelle-ecosse")
  await field(page, "Titre").focus()
  await expect(page.getByText("Nouvelle-Écosse", { exact: true })).toBeVisible()
  await button(page, "Enregistrer le brouillon").click()
  await expect(page.getByRole("group", { name: "Enregistrement" }).getByRole("status")).toContainText(
    "Enregistrée",
  )
  const { data } = await api.jobs()
  expect(data[0]?.locations.map(({ description }) => description)).toEqual([
    "Montréal, QC",
    "British Columbia",
    "Nova Scotia",
  ])
  await page.goto("/jobs")
  await expect(row(page, "Gestionnaire")).toContainText(
    "Montréal, QC, Colombie-Britannique et Nouvelle-Écosse",
  )
})

test("switching the language in one's menu saves it to the account, and loses nothing that was written", async ({
  page,
  ask,
  makeJobs,
  expectRefusals,
}) => {
  // Messages from the service are requested again in the other language.
  expectRefusals(409, 400)
  await makeJobs(1, () => ({ referenceId: "A-1" }))
  await openForm(page)
  await field(page, "Titre").fill("Serveuse")
  await field(page, "Référence").fill("A-1")
  await button(page, "Publier").click()
  await expect(field(page, "Référence")).toHaveAccessibleDescription(/Une autre offre a cette référence/)
  await page.getByRole("button", { name: /^Votre compte/ }).click()
  await page.getByRole("menuitem", { name: "English" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New posting")
  await expect(field(page, "Title")).toHaveValue("Serveuse")
  await expect(page.getByRole("alert").filter({ hasText: "Not saved" })).toBeVisible()
  await expect(field(page, "Reference")).toHaveAccessibleDescription(/Another posting has this reference/)
  await expectLanguage(page, "en")
  expect(await (await ask("GET", "/api/dashboard/me")).json()).toMatchObject({ person: { language: "en" } })
  await page.context().clearCookies({ name: "openings.language" })
  await page.evaluate(() => localStorage.clear())
  page.once("dialog", (dialog) => void dialog.accept())
  await page.goto("/jobs")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Postings")
  await expectLanguage(page, "en")
})
