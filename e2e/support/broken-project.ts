import { spawn } from "node:child_process"
import { mkdir, symlink, writeFile } from "node:fs/promises"
import path from "node:path"

/** A project in which the test runner finds nothing wrong. */
const sound = {
  "package.json": '{\n  "type": "module"\n}\n',
  "tsconfig.json":
    '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] }, "include": ["*.ts"] }\n',
  "eslint.config.mjs": 'export default [{ rules: { "no-debugger": "error" } }]\n',
  "vitest.config.mjs": 'export default { test: { include: ["*.test.js"] } }\n',
  "sound.ts": "export const answer = 42\n",
  ".prettierrc.json": '{ "semi": false, "printWidth": 140 }\n',
  "playwright.config.mjs": `const targets = JSON.parse(process.env.E2E_TARGETS)

export default {
  reporter: [["list"], ["json"]],
  workers: 1,
  projects: targets.map(({ name }) => ({ name: \`api-\${name}\`, testDir: \`specs-\${name}\` })),
}
`,
}

/** A file with one passing test, for Vitest and for Playwright. */
export const passingUnitTest = 'import { test } from "vitest"\n\ntest("passes", () => {})\n'
export const passingSpec = 'import { test } from "@playwright/test"\n\ntest("passes", () => {})\n'

/** Creates a small project in `folder`, the sound one with `files` added, for the test runner to check in place of this one. */
export async function makeProject(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries({ ...sound, ...files })) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"))
}

/** How a run of the tests ended: `closing` is its last line, and `wrong` the lines that say what went wrong. */
export type TestRun = { code: number | null; said: string; closing: string; wrong: string[] }

/** Runs `command` (`npm test`) on the project in `folder`, as from a new shell. */
export function runTestsOn(
  folder: string,
  command: string[],
  env: Record<string, string> = {},
): Promise<TestRun> {
  const outer = /^(E2E_|PLAYWRIGHT|PW_|TEST_|TRUST|FORCE_COLOR|NODE_OPTIONS|npm_)/
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.test(name)))
  return new Promise((resolve) => {
    const [program = "", ...args] = command
    const child = spawn(program, args, {
      env: { ...own, TEST_ROOT: folder, NO_COLOR: "1", ...env } as unknown as NodeJS.ProcessEnv,
      stdio: ["ignore", "pipe", "pipe"],
    })
    let said = ""
    child.stdout.on("data", (part: Buffer) => (said += part))
    child.on("close", (code) => {
      const lines = said.split("\n").filter((line) => line.trim() !== "")
      const wrong = lines.filter((line) => line.startsWith("  ✗ ")).map((line) => line.slice(4))
      resolve({ code, said, closing: lines.at(-1) ?? "", wrong })
    })
  })
}
