import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { promisify } from "node:util"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

const run = promisify(execFile)

for (const [file, heading] of [
  ["README.md", "## A tour of the API"],
  ["README.fr.md", "## Une visite de l’API"],
] as const)
  test(`the API tour in ${file} works on the demo as pasted @sqlite @shell`, async ({
    start,
    openings,
    emptyDatabase,
  }) => {
    test.setTimeout(240_000)
    await openings(["seed-demo"], emptyDatabase)
    const { target } = await start(emptyDatabase)
    const section = (await readFile(file, "utf8")).split(heading)[1] ?? ""
    const tour = /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? ""
    const { port } = new URL(target.baseUrl)
    const env = { ...process.env, DATABASE_URL: emptyDatabase, PORT: port, KEY: "", S: "" }
    const { stdout } = await run("sh", ["-euc", tour], { env })
    const answers = stdout.split(/(?<=[}\]])(?=[{H])/)
    expect(stdout).not.toContain('"code"')
    const search = answers.find((answer) => answer.includes('"salary":')) ?? ""
    expect(search, "the search finds with and without accents").toContain("Développeuse")
    expect(search).toContain("Developer")
    expect(stdout, "created").toMatch(/HTTP\/1\.1 201[\s\S]*Location: /i)
    expect(stdout, "then archived").toMatch(/"referenceId":"K-17"[^\n]*"status":"archived"/)
  })
