import { generatePassword } from "@/lib/domain/members/generate-password"
import { addAdmin } from "../pages/visitor"
import { postingBody, SyncClient } from "../sync/measure-sync"
import type { DataSet } from "../throughput/data-set"
import { median } from "../throughput/measure"
import type { MeasuredServer } from "../throughput/servers"

type HistorySizes = { changes: number; postings: number }
type HistoryPart = { cursor: string; more: boolean }

const batch = 100

/** Measures the milliseconds it takes to read a long history, and what reading the records of all postings takes. */
export async function measureHistory(
  { url, apiKey, employerId }: DataSet,
  server: MeasuredServer,
  { changes, postings }: HistorySizes,
) {
  const client = new SyncClient(server.base, apiKey)
  try {
    const { id } = await client.ask<{ id: number }>("POST", "/jobs", {
      ...postingBody("long"),
      status: "active",
    })
    for (let change = 1; change <= changes; change++) await client.ask("PUT", `/jobs/${id}`, changeOf(change))
    const firstPage = await middleOf(20, () => client.ask("GET", `/jobs/${id}/history`))
    const oldVersion = await middleOf(20, () => client.ask("GET", `/jobs/${id}/history/1`))
    let parts = 0
    const milliseconds = await middleOf(3, async () => {
      parts = await readWhole(client, id)
    })
    for (let first = 0; first < postings; first += batch)
      await client.ask("POST", "/jobs/batch", { operations: creating(first) })
    const records = await readRecords(server, url, employerId)
    return { firstPage, oldVersion, whole: { parts, milliseconds }, records }
  } finally {
    client.close()
  }
}

/** Reads a history from end to beginning; returns how many parts that took. */
async function readWhole(client: SyncClient, id: number): Promise<number> {
  let part = await client.ask<HistoryPart>("GET", `/jobs/${id}/history?limit=100`)
  let parts = 1
  for (; part.more; parts++)
    part = await client.ask("GET", `/jobs/${id}/history?limit=100&cursor=${encodeURIComponent(part.cursor)}`)
  return parts
}

function changeOf(change: number) {
  if (change % 2 === 1) return { title: `Cook ${change}` }
  return { description: `<p>${`We look for somebody, ${change} of them. `.repeat(12)}</p>` }
}

function creating(first: number) {
  return Array.from({ length: batch }, (_, index) => ({
    op: "create",
    job: { ...postingBody(`kept-${first + index}`), status: "active" },
  }))
}

/** Reads the employer's records as an admin does, and discards them. */
async function readRecords({ base, memory }: MeasuredServer, url: string, employerId: number) {
  const admin = { email: "bench@example.com", password: generatePassword() }
  await addAdmin(url, employerId, admin)
  const signedIn = await fetch(`${base}/api/dashboard/session`, {
    method: "POST",
    headers: { Origin: base, "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  })
  if (!signedIn.ok) throw new Error(`Signing in answered ${signedIn.status}: ${await signedIn.text()}`)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ")
  const before = (await memory())?.now ?? 0
  const begun = performance.now()
  const answer = await fetch(`${base}/api/dashboard/records`, { headers: { Cookie: cookie } })
  if (!answer.ok || !answer.body) throw new Error(`The records answered ${answer.status}.`)
  let bytes = 0
  let most = 0
  let looked = 0
  for await (const chunk of answer.body) {
    bytes += chunk.length
    if (bytes - looked < 1_000_000) continue
    looked = bytes
    most = Math.max(most, (await memory())?.now ?? 0)
  }
  return { seconds: (performance.now() - begun) / 1000, megabytes: bytes / 1e6, before, most }
}

async function middleOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < times; round++) {
    const begun = performance.now()
    await work()
    took.push(performance.now() - begun)
  }
  return median(took)
}
