import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"

/** How Playwright launches a Chromium; an empty object means the one that Playwright downloads itself. */
export type Chromium = { executablePath?: string; env?: Record<string, string> }

const kept = path.resolve("node_modules/.openings")
const packageFile = "node_modules/@sparticuz/chromium/package.json"

/**
 * The Chromium of the npm package @sparticuz/chromium, with a font and the libraries that a bare Linux lacks; null if the package
 * does not support this machine. It is unpacked once per version.
 */
export async function packagedChromium(): Promise<Chromium | null> {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(packageFile)) return null
  const { version } = JSON.parse(await readFile(packageFile, "utf8")) as { version: string }
  const folder = path.join(kept, `chromium-${version}`)
  if (!existsSync(folder) && !(await unpackInto(folder))) return null
  const libraries = [path.join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH]
  return {
    executablePath: path.join(folder, "chromium"),
    env: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(path.delimiter),
      FONTCONFIG_FILE: path.join(folder, "fonts.conf"),
    },
  }
}

async function unpackInto(folder: string): Promise<boolean> {
  console.log("openings: Unpacking Chromium for the page specs…")
  await mkdir(kept, { recursive: true })
  const temporary = await mkdtemp(path.join(kept, "unpacking-"))
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        'await (await import("@sparticuz/chromium")).default.executablePath()',
      ],
      {
        stdio: "ignore",
        // It unpacks into the folder for temporary files, and unpacks its libraries only if it believes it is running on AWS
        // Lambda.
        env: { ...process.env, TMPDIR: temporary, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
      },
    )
    if (status !== 0) return false
    await writeFile(path.join(temporary, "fonts.conf"), fontsOf(folder))
    // The rename is atomic, even when another run does the same at this moment.
    await rename(temporary, folder).catch(() => {})
    return existsSync(folder)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** The package's own configuration looks for its font in /tmp. */
function fontsOf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, "fonts")}</dir>
  <cachedir>${path.join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`
}
