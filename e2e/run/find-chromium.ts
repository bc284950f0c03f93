import { existsSync } from "node:fs"

/** The one without a window of its own is a third quicker. */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
]

/** The machine's own Chromium, or the one that CHROMIUM_PATH names: none is downloaded. Undefined where there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path))
}
