import { afterEach, expect, test } from "vitest"
import { endpoint, route } from "./endpoint"
import { askInProcess, serveFromThisCopy } from "./front-door"

const held = globalThis as typeof globalThis & { [key: symbol]: unknown }
const key = Symbol.for("openings.front-door")
const { GET } = route("/api/test", { GET: endpoint({ may: "anyone", answer: () => new Response("served") }) })
const request = () => new Request("http://localhost/api/test")
const own = (asked: Request) => GET(asked, { params: Promise.resolve({}) })
const ask = () => own(request())

afterEach(() => {
  delete held[key]
})

test("a copy of the API serves without a front door, and behind one if it is the front door's own copy", async () => {
  expect((await ask()).status, "Next alone").toBe(200)
  serveFromThisCopy(own)
  expect((await ask()).status).toBe(200)
})

test("a copy that is not the front door's answers only 404", async () => {
  held[key] = { serve: own }
  const answer = await ask()
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe("")
})

test("a page asks the copy that serves, or its own copy if there is no front door", async () => {
  const served = async () => new Response("served by the front door")
  expect(await (await askInProcess(request(), own)).text()).toBe("served")
  held[key] = { serve: served }
  expect(await (await askInProcess(request(), own)).text()).toBe("served by the front door")
})
