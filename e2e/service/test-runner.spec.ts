import { chmod, writeFile } from "node:fs/promises"
import path from "node:path"
import { makeProject, passingSpec, passingUnitTest, runTestsOn } from "../support/broken-project"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

const sound = { "sound.test.js": passingUnitTest }
const specsThatPass = {
  ...sound,
  "specs-sqlite/sound.spec.js": passingSpec,
  "specs-postgresql/sound.spec.js": passingSpec,
}
const check = ["npm", "run", "--silent", "check"]
const wholeRun = ["npm", "--silent", "test"]

/** Runs `code` in every Node process of a run whose script path ends with `script`. */
async function inside(folder: string, script: string, code: string): Promise<Record<string, string>> {
  const file = path.join(folder, "inside.mjs")
  await writeFile(file, `if (process.argv[1]?.endsWith(${JSON.stringify(script)})) {\n${code}\n}\n`)
  return { NODE_OPTIONS: `--import=${file}` }
}

test.describe("a run of the tests @sqlite", () => {
  test.setTimeout(300_000)

  test("passes when nothing is wrong", async ({ folder }) => {
    await makeProject(folder, sound)
    const run = await runTestsOn(folder, check)
    expect(run).toMatchObject({ code: 0, closing: "5 passed, 0 failed", wrong: [] })
  })

  test("fails and names each of: lint, types, format, a failing unit test, a killed one and a file that cannot be loaded", async ({
    folder,
  }) => {
    await makeProject(folder, {
      ...sound,
      "lint.js": "debugger\n",
      "types.ts": 'export const count: number = "two"\n',
      "format.js": "export  const   a = 1;\n",
      "failing.test.js":
        'import { test } from "vitest"\n\ntest("fails", () => {\n  throw new Error("on purpose")\n})\n',
      "unloadable.test.js": 'import "./missing.js"\n',
      "killed.test.js":
        'import { test } from "vitest"\n\ntest("is killed", () => process.kill(process.pid, "SIGKILL"))\n',
    })
    const run = await runTestsOn(folder, check)
    expect(run).toMatchObject({ code: 1, closing: "2 passed, 6 failed" })
    expect(run.wrong).toHaveLength(6)
    for (const named of [
      /^lint/,
      /^types/,
      /^format/,
      /failing\.test\.js › fails: .*on purpose/,
      /unloadable\.test\.js/,
      /killed\.test\.js/,
    ])
      expect(run.wrong.filter((line) => named.test(line))).toHaveLength(1)
  })

  test("fails when there are no tests", async ({ folder }) => {
    await makeProject(folder, {})
    const run = await runTestsOn(folder, check)
    expect(run).toMatchObject({ code: 1, closing: "4 passed, 1 failed" })
    expect(run.wrong.join("\n")).toContain("unit tests")
  })

  test("fails, and says how it ended, when its process is killed or ends too soon", async ({ folder }) => {
    await makeProject(folder, sound)
    const killed = await inside(
      folder,
      "e2e/run/main.mjs",
      'setTimeout(() => process.kill(process.pid, "SIGKILL"), 1500)',
    )
    const run = await runTestsOn(folder, check, killed)
    expect(run).toMatchObject({ code: 1, closing: "0 passed, 1 failed" })
    expect(run.said).toContain("The run was ended by SIGKILL without a closing line.")
    const ended = await inside(folder, "e2e/run/main.mjs", "setTimeout(() => process.exit(0), 1500)")
    const short = await runTestsOn(folder, check, ended)
    expect(short).toMatchObject({ code: 1, closing: "0 passed, 1 failed" })
    expect(short.said).toContain("The run ended with code 0 without a closing line.")
  })

  test("fails through .ci/run for a failing spec and a killed worker", async ({ folder }) => {
    await makeProject(folder, {
      ...specsThatPass,
      "specs-sqlite/failing.spec.js": `${passingSpec}\ntest("fails", () => {\n  throw new Error("on purpose")\n})\n`,
      "specs-postgresql/killed.spec.js": `${passingSpec}\ntest("is killed", () => {\n  process.kill(process.pid, "SIGKILL")\n})\n`,
    })
    const run = await runTestsOn(folder, ["bash", ".ci/run"])
    expect(run.code).toBe(1)
    expect(run.closing).toMatch(/^\d+ passed, [2-9] failed$/)
    const wrong = run.wrong.join("\n")
    expect(wrong).toMatch(/^api-sqlite specs-sqlite\/failing\.spec\.js:\d+ › fails: .*on purpose/m)
    expect(wrong).toMatch(/^api-postgresql specs-postgresql\/killed\.spec\.js:\d+ › is killed/m)
  })

  test("fails when a spec file cannot be loaded", async ({ folder }) => {
    await makeProject(folder, {
      ...specsThatPass,
      "specs-sqlite/unloadable.spec.js": 'import "./missing.js"\n',
    })
    const run = await runTestsOn(folder, wholeRun)
    expect(run.code).toBe(1)
    expect(run.wrong.join("\n")).toMatch(/unloadable\.spec\.js|missing\.js/)
  })

  test("fails when a server does not start, and shows the end of its log", async ({ folder }) => {
    await makeProject(folder, specsThatPass)
    const env = await inside(
      folder,
      "server/serve.mjs",
      'process.stderr.write("The cellar is flooded.\\n")\nprocess.exit(1)',
    )
    const run = await runTestsOn(folder, wholeRun, env)
    expect(run.code).toBe(1)
    expect(run.closing).toMatch(/^\d+ passed, [1-9]\d* failed$/)
    expect(run.said).toMatch(
      /The server on sqlite did not start\. The end of its log:\n\s*The cellar is flooded\./,
    )
  })
})

test("a script that used a PostgreSQL started by the tests exits with the code it set @sqlite", async ({
  folder,
}) => {
  const script = path.join(folder, "script.mts")
  const from = JSON.stringify(path.resolve("e2e/run/with-postgres.ts"))
  await writeFile(
    script,
    `import { withPostgres } from ${from}\nawait withPostgres(async () => {})\nprocess.exitCode = 3\n`,
  )
  const { code } = await runTestsOn(folder, [process.execPath, "--import", "tsx", script])
  expect(code).toBe(3)
})

const runs: [string, string, number, number][] = [
  ["green and 0", "12 passed, 0 failed", 0, 0],
  ["red and 1", "11 passed, 1 failed", 1, 1],
  ["red and 0", "11 passed, 1 failed", 0, 1],
  ["green and 1", "12 passed, 0 failed", 1, 1],
  ["nothing passed and 0", "0 passed, 0 failed", 0, 1],
  ["no closing line and 0", "Killed", 0, 1],
]
for (const [name, line, code, expected] of runs)
  test(`.ci/run exits with ${expected} when the tests end with ${name} @sqlite`, async ({ folder }) => {
    const npm = path.join(folder, "npm")
    await writeFile(npm, `#!/bin/sh\necho "${line}"\nexit ${code}\n`)
    await chmod(npm, 0o755)
    const run = await runTestsOn(folder, ["bash", ".ci/run"], { PATH: `${folder}:${process.env.PATH}` })
    expect(run.code).toBe(expected)
    expect(run.closing).toMatch(expected === 0 ? /^\d+ passed, 0 failed$/ : /^\d+ passed, [1-9]\d* failed$/)
  })
