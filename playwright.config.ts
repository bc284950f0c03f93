import { existsSync } from "node:fs"
import { defineConfig } from "@playwright/test"
import type { Target, WorkerFixtures } from "./e2e/support/fixtures"

const targets: Target[] = JSON.parse(process.env.E2E_TARGETS || "[]")

if (targets.length === 0) {
  throw new Error("E2E_TARGETS names no server to test. Run `npm test`, which starts them and sets it.")
}

const usualBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** The machine's own Chromium: none is downloaded. */
function browserPath(): string {
  const found = process.env.CHROMIUM_PATH ?? usualBrowsers.find((path) => existsSync(path))
  if (found) return found
  throw new Error("The specs of the dashboard need Chromium. Install it, or name it in CHROMIUM_PATH.")
}

const browser = {
  executablePath: browserPath(),
  args: [
    // Chromium's sandbox refuses to run as root, as in a container.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
}

export default defineConfig<object, WorkerFixtures>({
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 20_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  projects: targets.flatMap((target) => [
    { name: `api-${target.name}`, testDir: "e2e/api", use: { target } },
    {
      name: `ui-${target.name}`,
      testDir: "e2e/ui",
      timeout: 40_000,
      use: {
        target,
        baseURL: target.baseUrl,
        browserName: "chromium",
        launchOptions: browser,
        locale: "en-CA",
        timezoneId: "America/Vancouver",
        contextOptions: { reducedMotion: "reduce" },
      },
    },
  ]),
})
