import type { DataSet } from "../throughput/data-set"
import type { Ask } from "./load"

const api = "/api/v1.1"
const terms = ["senior nurse", "welder", "cuisiniere", "ref-1-12", "airport"]

/** One request in twenty is invalid or hostile; of the others, two thirds read, a quarter list or search, and the rest write. */
export function asks({ jobs, apiKey }: DataSet): () => Ask {
  let count = 0
  const headers = { "API-Key": apiKey, "Content-Type": "application/json" }
  const wrong = wrongAsks(headers)
  return () => {
    const turn = ++count
    const id = 1 + ((turn * 7919) % jobs)
    const get = (path: string): Ask => ({ method: "GET", path: api + path, headers, wrong: false })
    if (turn % 20 === 0) return wrong[(turn / 20) % wrong.length] as Ask
    if (turn % 10 === 1) {
      const body = JSON.stringify({ title: `Chef ${turn}`, salary: { amount: 20 + (turn % 40) } })
      return { method: "PUT", path: `${api}/jobs/${id}`, headers, body, wrong: false }
    }
    if (turn % 8 === 2) return get(`/jobs?page=${1 + (turn % 50)}`)
    if (turn % 8 === 6) return get(`/jobs?q=${encodeURIComponent(terms[turn % terms.length] as string)}`)
    return get(`/jobs/${id}`)
  }
}

function wrongAsks(headers: Record<string, string>): Ask[] {
  const post = (body: string, type = "application/json"): Ask => ({
    method: "POST",
    path: `${api}/jobs`,
    headers: { ...headers, "Content-Type": type },
    body,
    wrong: true,
  })
  const get = (path: string, key = headers["API-Key"] ?? ""): Ask => ({
    method: "GET",
    path,
    headers: { "API-Key": key },
    wrong: true,
  })
  return [
    post("{"),
    post("[".repeat(50_000)),
    post("{}"),
    post(JSON.stringify({ title: "x".repeat(100_000), description: "<".repeat(50_000) })),
    post(
      JSON.stringify({ __proto__: null, description: "<b>".repeat(5_000), locations: Array(500).fill({}) }),
    ),
    post("title=x", "application/x-www-form-urlencoded"),
    get(`${api}/jobs/%00`),
    get(`${api}/jobs?page=-1&pageSize=1e9&q=${"%25_".repeat(500)}`),
    get(`${api}/jobs/999999999`),
    get(`${api}/nothing/../../etc/passwd`),
    get(`${api}/jobs`, "opn_wrong"),
    get("/api/dashboard/me"),
  ]
}
