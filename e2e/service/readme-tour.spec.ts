import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { promisify } from "node:util"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

const run = promisify(execFile)

test("the README's tour of the API works on the demo as it is pasted @sqlite", async ({
  start,
  openings,
  emptyDatabase,
}) => {
  test.setTimeout(240_000)
  await openings(["seed-demo"], emptyDatabase)
  const { target } = await start(emptyDatabase)
  const section = (await readFile("README.md", "utf8")).split("## A tour of the API")[1] ?? ""
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
