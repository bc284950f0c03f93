import path from "node:path"
import { expect } from "@playwright/test"
import { test } from "../support/service"

test("create-employer --json prints one object with an employer whose key works at once", async ({
  openings,
  target,
}) => {
  const { code, stdout, stderr } = await openings([
    "create-employer",
    "--name",
    "Café Nord",
    "--plan",
    "unlimited",
    "--json",
  ])
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  const answer = JSON.parse(stdout) as { employer: { id: number }; apiKey: string }
  expect(answer).toEqual({
    employer: { id: expect.any(Number), name: "Café Nord", plan: "unlimited" },
    apiKey: expect.stringMatching(/^opn_[0-9A-Za-z]{38}$/),
  })
  const list = await fetch(`${target.baseUrl}/api/v1.1/jobs`, { headers: { "API-Key": answer.apiKey } })
  expect(list.status).toBe(200)
})

test("create-employer --admin-email adds an admin who can sign in", async ({ openings, target }) => {
  const email = `admin-${Date.now()}@example.com`
  const { stdout } = await openings(["create-employer", "--name", "Acme", "--admin-email", email, "--json"])
  const { admin } = JSON.parse(stdout) as { admin: { email: string; password: string } }
  expect(admin.email).toBe(email)
  const signedIn = await fetch(`${target.baseUrl}/api/dashboard/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: target.baseUrl },
    body: JSON.stringify(admin),
  })
  expect(signedIn.status).toBe(204)
})

test("create-employer says what it created and where to sign in, and warns of a name already in use @sqlite", async ({
  openings,
  newDatabase,
}) => {
  const make = () => openings(["create-employer", "--name", "Café Nord"], newDatabase)
  const first = await make()
  expect(first.stderr).toBe("")
  expect(first.stdout).toMatch(
    /^Created the employer Café Nord with the id \d+, on the standard plan, in the time zone UTC\./,
  )
  expect(first.stdout).toContain("API key: opn_")
  const second = await make()
  expect(second.code).toBe(0)
  expect(second.stderr).toMatch(/^openings: .*Café Nord.* already existed \(id \d+\)/)
  expect(second.stderr.trim().split("\n")).toHaveLength(1)
})

for (const command of [["create-employer", "--name", "Acme"], ["seed-demo"]])
  test(`${command[0]} says that it created a database, in case DATABASE_URL is misspelt @sqlite`, async ({
    openings,
    folder,
  }) => {
    const file = path.join(folder, "misspelt.db")
    const made = await openings([...command, "--json"], `file:${file}`)
    expect(made.code, made.stderr).toBe(0)
    expect(made.stderr).toMatch(/^openings: [^\n]*new database[^\n]*\n$/)
    expect(made.stderr).toContain(file)
    expect((await openings([...command], `file:${file}`)).stderr).not.toContain("new database")
  })

test("a key is created, listed and revoked from the command line", async ({ openings, target, employer }) => {
  const made = await openings(["create-key", "--employer", String(employer.id), "--name", "ATS", "--json"])
  const { apiKey, id } = JSON.parse(made.stdout) as { apiKey: string; id: number }
  const ask = () => fetch(`${target.baseUrl}/api/v1.1/jobs`, { headers: { "API-Key": apiKey } })
  expect((await ask()).status).toBe(200)
  const listed = await openings(["list-employers"])
  expect(listed.stdout).toContain(apiKey.slice(-4))
  expect(listed.stdout).not.toContain(apiKey)
  await openings(["revoke-key", "--employer", String(employer.id), "--key", String(id)])
  expect((await ask()).status).toBe(401)
})

test("set-plan controls whether postings may use auto-refresh", async ({ openings, employer, api }) => {
  await openings(["set-plan", "--employer", String(employer.id), "--plan", "standard"])
  const refused = await api.post("/jobs", { autoRefresh: true })
  expect(JSON.stringify(refused.body)).toContain("not_available_on_plan")
})

test("migrate prepares an empty database, and says so again when there is nothing to do", async ({
  openings,
  emptyDatabase,
}) => {
  const first = await openings(["migrate", "--json"], emptyDatabase)
  expect((JSON.parse(first.stdout) as { applied: string[] }).applied.length).toBeGreaterThan(0)
  const second = await openings(["migrate", "--json"], emptyDatabase)
  expect(JSON.parse(second.stdout)).toEqual({ applied: [] })
  const refreshed = await openings(["refresh", "--json"], emptyDatabase)
  expect(JSON.parse(refreshed.stdout)).toEqual({ refreshed: 0 })
})

test("seed-demo creates an employer with sixty postings @sqlite", async ({ openings, emptyDatabase }) => {
  const { stdout } = await openings(["seed-demo", "--json"], emptyDatabase)
  expect(JSON.parse(stdout)).toMatchObject({ employer: { plan: "unlimited" }, apiKey: expect.any(String) })
})

for (const [wrong, args] of [
  ["an unknown command", ["no-such-command"]],
  ["a missing option", ["create-employer"]],
  ["an unknown plan", ["create-employer", "--name", "A", "--plan", "gold"]],
  ["a blank name", ["create-employer", "--name", " "]],
  ["an unknown time zone", ["create-employer", "--name", "A", "--time-zone", "Mars/Olympus"]],
  ["a plan that is not named", ["set-plan", "--employer", "1"]],
  ["an id that is not a number", ["set-plan", "--employer", "x", "--plan", "standard"]],
] as const) {
  test(`${wrong} is one line on stderr and exit code 2 @sqlite`, async ({ openings }) => {
    const { code, stdout, stderr } = await openings([...args])
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" })
    expect(stderr.trim().split("\n")).toHaveLength(1)
  })
}

test("every command has --help @sqlite", async ({ openings }) => {
  const { code, stdout } = await openings(["create-employer", "--help"])
  expect(code).toBe(0)
  expect(stdout).toContain("--time-zone")
  const words = stdout.replace(/\s+/g, " ")
  expect(words, "what the plans are").toContain("unlimited lets postings refresh themselves")
  expect(words, "what the time zone decides, and its default").toMatch(/what day it is.*default: "UTC"/)
})
