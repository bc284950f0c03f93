// Makes the postings of a service what a folder of JSON files says; README.md beside this file has the rest.
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"

const { OPENINGS_URL = "http://localhost:3000", OPENINGS_KEY = "", OPENINGS_PREFIX = "sync-" } = process.env
const folder = process.argv[2] ?? "."
const jobs = `${OPENINGS_URL}/api/v1.1/jobs`

/** Asks the service, again where it is busy or away: every request of this program is safe to repeat. */
async function ask(method, url, body, attempt = 1) {
  const headers = { "API-Key": OPENINGS_KEY, ...(body && { "Content-Type": "application/json" }) }
  const sent = { method, headers, body: JSON.stringify(body), signal: AbortSignal.timeout(30_000) }
  const answer = await fetch(url, sent).catch((error) => error)
  if (attempt < 6 && (answer instanceof Error || answer.status === 429 || answer.status >= 500)) {
    const seconds = Number(answer.headers?.get("Retry-After")) || 2 ** attempt / 4
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return ask(method, url, body, attempt + 1)
  }
  if (answer instanceof Error) throw answer
  const data = await answer.json()
  if (answer.ok) return { created: answer.status === 201, data }
  throw new Error(
    [data.message, ...(data.errors ?? []).map((each) => `${each.field}: ${each.message}`)].join(" "),
  )
}

/** The postings that are ours, on all pages: those whose reference begins with our prefix. */
async function ownPostings() {
  const found = []
  let search = `?${new URLSearchParams({ q: OPENINGS_PREFIX, pageSize: "100" })}`
  while (search) {
    const { data, paging } = (await ask("GET", jobs + search)).data
    found.push(...data.filter((job) => job.referenceId?.startsWith(OPENINGS_PREFIX)))
    search = paging.next && new URL(paging.next).search
  }
  return found
}

const files = (await readdir(folder)).filter((file) => file.endsWith(".json"))
if (files.length === 0) throw new Error(`${folder} has no JSON files, which is rather a mistake than a wish.`)
const referenceOf = (file) => OPENINGS_PREFIX + path.basename(file, ".json")
const count = { created: 0, kept: 0, archived: 0, refused: 0 }
for (const file of files) {
  try {
    const posting = JSON.parse(await readFile(path.join(folder, file), "utf8"))
    const body = { status: "active", ...posting, referenceId: referenceOf(file) }
    count[(await ask("PUT", jobs, body)).created ? "created" : "kept"] += 1
  } catch (error) {
    console.error(`${file}: ${error.message}`)
    count.refused += 1
  }
}
const wanted = new Set(files.map(referenceOf))
for (const { referenceId, status } of await ownPostings()) {
  if (wanted.has(referenceId) || status === "archived") continue
  await ask("PUT", jobs, { referenceId, status: "archived" })
  count.archived += 1
}
console.log(JSON.stringify(count))
process.exitCode = count.refused > 0 ? 1 : 0
