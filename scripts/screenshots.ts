import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { chromium, type Page } from "@playwright/test"
import { openDatabase } from "@/lib/db/database"
import { createDemo } from "@/prisma/seed-demo"
import { findChromium, launchOptions } from "@/e2e/run/find-chromium"
import { startServer } from "@/e2e/run/start-server"

const outputFolder = "public/screenshots"
const size = { width: 1280, height: 800 }

/** Takes the README's pictures from a separate server, which must be built before, with the demo data. */
const folder = await mkdtemp(path.join(tmpdir(), "openings-screenshots-"))
const server = await startServer("screenshots", `file:${path.join(folder, "openings.db")}`, folder)
const database = openDatabase(server.target.databaseUrl)
const { admin } = await createDemo({ stores: database.stores, clock: { now: () => new Date() } })
const browser = await chromium.launch(launchOptions(await findChromium()))
try {
  await mkdir(outputFolder, { recursive: true })
  for (const [locale, suffix] of [
    ["en-CA", ""],
    ["fr-CA", "-fr"],
  ] as const) {
    await take(`jobs-light${suffix}`, { locale, theme: "light" }, "/jobs", (page) =>
      page.getByRole("row").nth(8).waitFor(),
    )
    await take(`form-dark${suffix}`, { locale, theme: "dark" }, "/jobs/20/edit", (page) =>
      page.getByRole("textbox", { name: /description/i }).waitFor(),
    )
  }
} finally {
  await browser.close()
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function take(
  name: string,
  { locale, theme }: { locale: string; theme: "light" | "dark" },
  address: string,
  ready: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({
    viewport: size,
    locale,
    colorScheme: theme,
    baseURL: server.target.baseUrl,
  })
  const page = await context.newPage()
  await page.request.post("/api/dashboard/session", {
    headers: { Origin: server.target.baseUrl },
    data: admin,
  })
  await page.goto(address)
  await ready(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: path.join(outputFolder, `${name}.png`) })
  console.log(`Wrote ${outputFolder}/${name}.png`)
  await context.close()
}
