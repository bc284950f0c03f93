import { afterEach, expect, test } from "vitest"
import { endpoint, route } from "./endpoint"
import { serveFromThisCopy } from "./front-door"

const held = globalThis as typeof globalThis & { [key: symbol]: unknown }
const key = Symbol.for("openings.front-door")
const { GET } = route("/api/test", { GET: endpoint({ may: "anyone", answer: () => new Response("served") }) })
const ask = () => GET(new Request("http://localhost/api/test"), { params: Promise.resolve({}) })

afterEach(() => {
  delete held[key]
})

test("a copy of the API serves where there is no front door, and behind it where it is the front door's own", async () => {
  expect((await ask()).status, "Next alone").toBe(200)
  serveFromThisCopy()
  expect((await ask()).status).toBe(200)
})

test("a copy that is not the front door's answers nothing but 404", async () => {
  held[key] = {}
  const answer = await ask()
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe("")
})
