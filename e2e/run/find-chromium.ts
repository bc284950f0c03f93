import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"
import { type Chromium, packagedChromium } from "./packaged-chromium"

/** The headless shell is a third faster than the others. */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
]

/** Where Chromium may come from, cheapest first; each returns null if it has none. */
const sources: (() => Promise<Chromium | null>)[] = [
  ...usualPlaces.map((path) => async () => (existsSync(path) ? { executablePath: path } : null)),
  async () => ({}),
  packagedChromium,
  async () => (download() ? {} : null),
]

/**
 * A Chromium that starts on this machine: the one named by CHROMIUM_PATH, or else the first that works of the system's,
 * Playwright's, the npm package's and one that Playwright downloads now. Throws with instructions if none does.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    const fault = await faultOf({ executablePath: named })
    if (fault === null) return { executablePath: named }
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start: ${fault}`)
  }
  for (const source of sources) {
    const found = await source()
    if (found !== null && (await faultOf(found)) === null) return found
  }
  throw new Error(
    "The page specs need Chromium, and none that starts was found here: install one (apt-get install chromium-headless-shell) or set CHROMIUM_PATH.",
  )
}

/** Why it does not start, in one line; null if it does. */
async function faultOf(found: Chromium): Promise<string | null> {
  try {
    const browser = await chromium.launch(launchOptions(found))
    await browser.close()
    return null
  } catch (error) {
    return (error as Error).message.split("\n")[0] ?? ""
  }
}

function download(): boolean {
  console.log("openings: Downloading Chromium for the page specs…")
  const command = ["--no-install", "playwright", "install", "--only-shell", "chromium"]
  return spawnSync("npx", command, { stdio: "ignore", shell: process.platform === "win32" }).status === 0
}

/**
 * The environment variables that pass the Chromium that was found to `playwright.config.ts`, and why there is none. Without one
 * the specs of the pages are left out.
 */
export async function chromiumForSpecs(): Promise<{ env: Record<string, string>; fault: string | null }> {
  try {
    return { env: { E2E_CHROMIUM: JSON.stringify(await findChromium()) }, fault: null }
  } catch (error) {
    return { env: {}, fault: (error as Error).message }
  }
}

/** The options with which Playwright launches `found`. */
export function launchOptions({ executablePath, env }: Chromium) {
  return {
    ...(executablePath && { executablePath }),
    ...(env && { env: { ...process.env, ...env } as Record<string, string> }),
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
}
