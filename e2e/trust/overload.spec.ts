import { Agent } from "node:http"
import { expectProblem } from "../support/expectations"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/house"

test("more at once than can be answered: some are told to come again, at once, and the others are done @whole", async ({
  house,
  start,
}) => {
  const server = await start(house.databaseUrl)
  const api = house.apiOf(server)
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })
  const headers = { "Content-Type": "application/json" }
  const write = async (index: number) => {
    const body = JSON.stringify(jobBody({ referenceId: `O-${index}` }))
    return api.send({ method: "POST", path: "/jobs", headers, body, agent })
  }
  const answers = await Promise.all(Array.from({ length: 2_000 }, (_, index) => write(index)))
  const refused = answers.filter(({ status }) => status === 503)
  for (const answer of refused) {
    expectProblem(answer, { status: 503, code: "unavailable" })
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/)
  }
  const made = answers.filter(({ status }) => status === 201).length
  expect(made + refused.length).toBe(answers.length)
  expect(made).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  expect(await api.total()).toBe(made)
  // Afterwards all is as before, also on the connections of who was refused.
  const after = await Promise.all(Array.from({ length: 200 }, (_, index) => write(10_000 + index)))
  expect(after.filter(({ status }) => status !== 201)).toEqual([])
  expect((await api.get("/jobs")).status).toBe(200)
  agent.destroy()
})
