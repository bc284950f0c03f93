import { copyFile, symlink, writeFile } from "node:fs/promises"
import path from "node:path"
import { expect } from "../support/fixtures"
import { runToEnd, test } from "../support/service"

/** What programs can rely on in the types; a line that should be an error and is not one is an error too. */
const promised = `
import type { components, operations } from "./openings-api.d.ts"

type Schemas = components["schemas"]
type CodeOf<Operation extends keyof operations, Status extends number> =
  operations[Operation]["responses"] extends Record<Status, { content: { "application/json": { code: infer Code } } }> ? Code : never
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

const status: Same<Schemas["Job"]["status"], "active" | "archived" | "draft"> = true
const sent: Same<NonNullable<Schemas["NewJob"]["status"]>, Schemas["JobStatus"]> = true
const place: Schemas["JobLocation"] = {} as Schemas["Job"]["locations"][number]
const salary: Schemas["Salary"] | null = {} as Schemas["Job"]["salary"]
const change: Schemas["Change"] = {} as Schemas["JobChangeList"]["data"][number]
const problem: Schemas["FieldProblem"][] | undefined = {} as Schemas["Problem"]["errors"]

const inUse: Same<CodeOf<"changeJob", 409>, "duplicate_reference_id"> = true
const stale: Same<CodeOf<"changeJob", 412>, "precondition_failed"> = true
const unknown: Same<CodeOf<"getJob", 401>, "unauthorized"> = true

const category: Schemas["NewJob"]["categories"] = [{ id: 14 }]
// @ts-expect-error Ids are numbers, though the service takes digits as well.
const digits: Schemas["NewJob"]["categories"] = [{ id: "14" }]
const operation: Schemas["BatchOperation"] = { op: "update", id: 7, job: { title: "Baker" } }
// @ts-expect-error
const digitsOfOperation: Schemas["BatchOperation"] = { op: "update", id: "7" }
// @ts-expect-error A new job has to have more than a title.
const short: Schemas["NewJob"] = { title: "Baker" }

const listed: string | undefined = ({} as Schemas["JobPage"]["data"][number]).updatedAt
const whole: string = ({} as Schemas["WholeListedJob"]).updatedAt
`

const settings = {
  compilerOptions: {
    ...{ strict: true, noUncheckedIndexedAccess: true, skipLibCheck: true, types: ["node"] },
    ...{ target: "es2022", lib: ["es2023", "dom"], module: "esnext", moduleResolution: "bundler" },
  },
}

test("types generated from the OpenAPI document fit a program that calls the service @sqlite", async ({
  target,
  operator,
  employer,
  folder,
}) => {
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"))
  const file = (name: string) => path.join(folder, name)
  const document = `${target.baseUrl}/api/v1.1/openapi.json`
  const made = await runToEnd(
    ["node_modules/openapi-typescript/bin/cli.js", document, "-o", file("openings-api.d.ts")],
    {},
  )
  expect(made.code, made.stderr).toBe(0)

  await copyFile("examples/typed-client.mts", file("typed-client.mts"))
  await writeFile(file("promised.mts"), promised)
  await writeFile(file("tsconfig.json"), JSON.stringify(settings))
  const compiled = await runToEnd(["node_modules/typescript/bin/tsc", "--project", folder], {})
  expect(compiled.stdout).toBe("")
  expect(compiled.code).toBe(0)

  const { apiKey } = await operator.createKey(employer)
  const env = { OPENINGS_URL: target.baseUrl, OPENINGS_KEY: apiKey }
  const run = await runToEnd([file("typed-client.mjs")], env)
  expect(run.stderr).toBe("")
  expect(JSON.parse(run.stdout)).toEqual({
    title: "Head Pastry Cook",
    closeDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    told: true,
    refused: ["title required"],
  })
})
