// Keeps a folder of JSON files and the postings of a service in step, both ways; README.md beside this file has the rest.
import { createHash, randomUUID } from "node:crypto"
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"

const { OPENINGS_URL = "http://localhost:3000", OPENINGS_KEY = "", OPENINGS_PREFIX = "sync-" } = process.env
const folder = process.argv[2] ?? "."
const count = { sent: 0, archived: 0, taken: 0, removed: 0, unchanged: 0, conflicts: 0, refused: 0 }
const stateFile = path.join(folder, ".openings-sync")

/** Asks the service, again where it is busy or away: every request of this program is safe to repeat. */
async function ask(method, address, body, attempt = 1, key = randomUUID()) {
  const text = JSON.stringify(body)
  const headers = { "API-Key": OPENINGS_KEY }
  if (body) Object.assign(headers, { "Content-Type": "application/json", "Idempotency-Key": key })
  const sent = { method, headers, body: text, signal: AbortSignal.timeout(30_000) }
  const answer = await fetch(`${OPENINGS_URL}/api/v1.1${address}`, sent).catch((error) => error)
  const again = answer instanceof Error || [409, 429].includes(answer.status) || answer.status >= 500
  if (again && attempt < 6) {
    const seconds = Number(answer.headers?.get("Retry-After")) || 2 ** attempt / 4
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return ask(method, address, body, attempt + 1, key)
  }
  if (answer instanceof Error) throw answer
  const data = await answer.json()
  if (answer.ok || answer.status === 404 || answer.status === 410)
    return { status: answer.status, etag: answer.headers.get("ETag"), data }
  throw new Error(wordsOf(data))
}

const hash = (text) => createHash("sha256").update(text).digest("base64url")
const wordsOf = ({ message, errors = [] }) =>
  [message, ...errors.map((each) => `${each.field}: ${each.message}`)].join(" ")
const fileOf = (name, ending = ".json") => path.join(folder, name + ending)
const textOf = (file) =>
  readFile(file, "utf8").catch((error) => (error.code === "ENOENT" ? null : Promise.reject(error)))
const complain = (name, words) => console.error(`${name}.json: ${words}`)

/** Writes a file whole or not at all. */
async function put(file, text) {
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

const fields = [
  "title",
  "closeDate",
  "confidential",
  "autoRefresh",
  "status",
  "locations",
  "categories",
  "positionType",
]
fields.push("salary", "description", "applicantRoutingType", "applicationEmail", "applicationUrl")

/** What the file of a posting says: all that may be sent again. */
const fileText = (job) =>
  JSON.stringify(Object.fromEntries(fields.map((each) => [each, job[each]])), null, 2) + "\n"

/** What is sent of a file: what it doesn't name is cleared, also what it dropped since the last time. */
function bodyOf(name, file) {
  if (file === null || typeof file !== "object" || Array.isArray(file))
    throw new Error("is not a JSON object.")
  const cleared = { status: "active", closeDate: null, confidential: false, autoRefresh: false, salary: null }
  const salary = file.salary && { maxAmount: null, plusCommission: false, ...file.salary }
  const applied = { applicationEmail: null, applicationUrl: null }
  return { ...cleared, ...applied, ...file, ...(salary && { salary }), referenceId: OPENINGS_PREFIX + name }
}

// Of each posting: its id and tag, and hashes of its file when they were last in step, when it was last sent, and of how the
// service last showed it.
const state = JSON.parse((await textOf(stateFile)) ?? '{"cursor":"","postings":{}}')
const saveState = () => put(stateFile, JSON.stringify(state))
let ownName = ""

/** Takes over what others changed since the last time, deletions included. */
async function pull() {
  const seen = state.cursor === "" ? new Set() : null
  const names = new Map(Object.entries(state.postings).map(([name, { id }]) => [id, name]))
  for (let more = true; more;) {
    const query = new URLSearchParams({ limit: "500", cursor: state.cursor })
    const { status, data: page } = await ask("GET", `/jobs/changes?${query}`)
    // So long ago that deletions are no longer told: what isn't seen from the start is gone.
    if (status === 410) return ((state.cursor = ""), pull())
    for (const change of page.data) {
      const { id, by } = change
      const name = nameOf(change, names)
      if (name === null) continue
      seen?.add(name)
      const isOwn = by.kind === "key" && by.name === ownName && change.type === "upsert"
      if (!(isOwn && (await noteOwn(name, change.job, page.data.length))))
        await take(name, change.type === "delete" ? null : await ask("GET", `/jobs/${id}`))
    }
    ;({ cursor: state.cursor, more } = page)
    await saveState()
  }
  if (seen) for (const name of Object.keys(state.postings)) if (!seen.has(name)) await take(name, null)
}

/** A posting is ours by its reference, or by its id where a colleague changed that. Null where no file may have its name. */
function nameOf({ id, referenceId }, names) {
  const own = names.get(id)
  const name =
    own ?? (referenceId?.startsWith(OPENINGS_PREFIX) ? referenceId.slice(OPENINGS_PREFIX.length) : "")
  return /^[^./\\][^/\\]*$/.test(name) ? name : null
}

/** Our own change, as the posting's tag tells: another key may have the same name. False where somebody else made it. */
async function noteOwn(name, job, among) {
  const known = state.postings[name] ?? {}
  if (!known.id && !known.sending) return false
  const etag = await tagOf(job.id, among)
  // A run that was stopped before it heard that this was stored.
  const isStored = known.sending && etag !== known.etag
  if (etag !== known.etag && !isStored) return false
  const { id } = job
  state.postings[name] = { id, etag, file: isStored ? known.sending : known.file, base: hash(fileText(job)) }
  return true
}

let listed = null

/** The tag of a posting: by itself, or from a list of all where there are many to ask for. */
async function tagOf(id, among) {
  if (!listed && among < 100) return (await ask("GET", `/jobs/${id}`)).etag
  listed ??= await allTags()
  return listed.get(id)
}

async function allTags() {
  const tags = new Map()
  for (let cursor = ""; cursor !== null;) {
    const query = new URLSearchParams({ fields: "etag", q: OPENINGS_PREFIX, pageSize: "100", cursor })
    const { data, paging } = (await ask("GET", `/jobs?${query}`)).data
    for (const { id, etag } of data) tags.set(id, etag)
    cursor = paging.nextCursor
  }
  return tags
}

/** A posting as others left it; `theirs` is null where they deleted it. */
async function take(name, theirs) {
  if (theirs?.status === 404) return
  const known = (state.postings[name] ??= {})
  const mine = await textOf(fileOf(name))
  const text = theirs && fileText(theirs.data)
  const isChangedHere = mine !== null && known.file !== hash(mine) && mine !== text
  if (isChangedHere) {
    await put(fileOf(name, ".theirs"), text ?? "The posting was deleted.\n")
    state.postings[name] = theirs ? { ...known, id: theirs.data.id, etag: theirs.etag } : {}
  } else if (theirs) {
    if (mine === null && known.file) {
      complain(name, "deleted here and changed there: it is back. Delete it again to archive the posting.")
      count.conflicts += 1
    } else count.taken += mine === text ? 0 : 1
    if (mine !== text) await put(fileOf(name), text)
    state.postings[name] = { id: theirs.data.id, etag: theirs.etag, file: hash(text), base: hash(text) }
  } else {
    await rm(fileOf(name), { force: true })
    delete state.postings[name]
    count.removed += 1
  }
}

/** What to send: the files that changed here, and the postings whose files are gone. */
async function operations() {
  const found = []
  const names = (await readdir(folder))
    .filter((file) => /^[^.].*\.json$/.test(file))
    .map((file) => file.slice(0, -5))
  if (names.length === 0 && Object.keys(state.postings).length > 0)
    throw new Error(`${folder} has no JSON files any more, which is more likely a mistake than a wish.`)
  for (const name of names) {
    const text = await textOf(fileOf(name))
    const { id, etag, file } = state.postings[name] ?? {}
    try {
      if ((await textOf(fileOf(name, ".theirs"))) !== null) {
        complain(name, `changed here and there. Compare it with ${name}.theirs, then delete that file.`)
        count.conflicts += 1
      } else if (hash(text) === file) count.unchanged += 1
      else {
        const job = bodyOf(name, JSON.parse(text))
        found.push({
          name,
          sending: hash(text),
          sent: id ? { op: "update", id, ifMatch: etag, job } : { op: "create", job },
        })
      }
    } catch (error) {
      complain(name, error.message)
      count.refused += 1
    }
  }
  const here = new Set(names)
  for (const [name, { id, etag, file }] of Object.entries(state.postings))
    if (!here.has(name) && file && id)
      found.push({ name, sent: { op: "update", id, ifMatch: etag, job: { status: "archived" } } })
  return found
}

/** Up to 100 operations, and no more than a request may hold. */
function nextBatch(waiting) {
  let [size, bytes] = [0, 0]
  while (size < Math.min(100, waiting.length)) {
    bytes += Buffer.byteLength(JSON.stringify(waiting[size].sent))
    if (size > 0 && bytes > 1_500_000) break
    size += 1
  }
  return waiting.splice(0, size)
}

async function push() {
  const waiting = await operations()
  const late = []
  while (waiting.length > 0) {
    const batch = nextBatch(waiting)
    for (const { name, sending } of batch) state.postings[name] = { ...state.postings[name], sending }
    await saveState()
    const { results } = (await ask("POST", "/jobs/batch", { operations: batch.map(({ sent }) => sent) })).data
    for (const { index, status, id, etag, error } of results) {
      const { name, sending } = batch[index]
      if (status < 300) {
        state.postings[name] = { ...state.postings[name], id, etag, file: sending, sending: undefined }
        count[sending ? "sent" : "archived"] += 1
      } else if (status === 412) await reconcile(batch[index], id, waiting)
      else if (status === 409 && batch[index].sent.op === "create") late.push(batch[index])
      else {
        delete state.postings[name].sending
        complain(name, wordsOf(error))
        count.refused += 1
      }
    }
    await saveState()
  }
  if (late.length > 0) await noteLate(late)
}

/** What was there already when it was to be created: a run that was killed had begun that, or a colleague did it. */
async function noteLate(late) {
  await pull()
  for (const { name, sending } of late) {
    const isOurs = state.postings[name]?.file === sending
    count[isOurs ? "sent" : "conflicts"] += 1
    if (!isOurs) complain(name, "was created there meanwhile. Run this program again.")
  }
}

/** A posting that isn't what it was, or whose tag alone changed, as when the employer gets another name. */
async function reconcile({ name, sending, sent }, id, waiting) {
  const known = state.postings[name]
  const theirs = await ask("GET", `/jobs/${id}`)
  if (theirs.status === 200 && hash(fileText(theirs.data)) === known.base)
    return waiting.push({ name, sending, sent: { ...sent, ifMatch: theirs.etag } })
  delete known.sending
  await take(name, theirs)
  complain(name, "changed here and there. Run this program again.")
  count.conflicts += 1
}

try {
  ownName = (await ask("GET", "/me")).data.name
  await pull()
  await push()
} catch (error) {
  console.error(
    `Stopped: ${error.cause?.message ?? error.message} What was done is kept; run this program again.`,
  )
  process.exitCode = 1
}
console.log(JSON.stringify(count))
if (count.refused + count.conflicts > 0) process.exitCode = 1
