import { mergeTests } from "@playwright/test"
import Database from "better-sqlite3"
import { sqlitePath } from "@/lib/db/engine/adapter"
import { apiClientOf } from "../support/fixtures"
import { expectRefused, test as withKeys } from "../support/keys"
import { test as withService } from "../support/service"
import { expect } from "../support/ui"

const test = mergeTests(withKeys, withService)

test("a key refused on one instance is refused on the others, and calls are stored when a server stops @postgresql", async ({
  keys,
  target,
  start,
}) => {
  const { key, secret, api } = await keys.created()
  const other = await start(target.databaseUrl)
  const elsewhere = apiClientOf(other.target, secret)
  for (let count = 0; count < 5; count++) expect((await elsewhere.get("/jobs")).status).toBe(200)
  await keys.change(key.id, { paused: true })
  expectRefused(await api.get("/jobs"))
  await expect.poll(async () => (await elsewhere.get("/jobs")).status, { timeout: 5_000 }).toBe(401)
  expect(await other.stop()).toBe(0)
  expect((await keys.listed(key.id)).calls.at(-1)).toBe(5)
})

test("the calls of a key are stored when the only server of a SQLite file stops @sqlite", async ({
  start,
  operatorOf,
  newDatabase,
}) => {
  const { apiKey } = await operatorOf(newDatabase).createEmployer({
    name: "Acme",
    plan: "standard",
    timeZone: "UTC",
  })
  const server = await start(newDatabase)
  const api = apiClientOf(server.target, apiKey)
  for (let count = 0; count < 5; count++) expect((await api.get("/jobs")).status).toBe(200)
  expect(await server.stop()).toBe(0)
  const database = new Database(sqlitePath(newDatabase), { readonly: true })
  expect(database.prepare("SELECT calls FROM api_key_usage").all()).toEqual([{ calls: 5 }])
  database.close()
})
