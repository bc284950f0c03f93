// Keeps a folder of JSON files and the postings of a service in step, both ways.
//
// - NAME.json is the body of a job request, and its posting has the referenceId sync-NAME. Set OPENINGS_PREFIX to use another
//   prefix than "sync-"; to name files differently, change nameOf and bodyOf. Other postings are left alone.
// - Removing a file archives its posting instead of deleting it: files are easily removed by mistake, and when the file comes
//   back, so does the posting. Deleting a posting in the service removes its file.
// - If both sides changed, that is a conflict: NAME.theirs shows the service's version. Delete it, and the next run sends your file.
// - .openings-sync in the folder holds the change list cursor, what each posting was when both sides were last the same, and the
//   batch being sent. Without it, every file that differs from its posting is a conflict.
import { createHash, randomUUID } from "node:crypto"
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"

const { OPENINGS_URL = "http://localhost:3000", OPENINGS_KEY = "", OPENINGS_PREFIX = "sync-" } = process.env
const folder = process.argv[2]
if (!folder || !OPENINGS_KEY) {
  console.error("Usage: OPENINGS_URL=https://jobs.example.com OPENINGS_KEY=… node sync-postings.mjs FOLDER")
  process.exit(2)
}
const count = { sent: 0, archived: 0, taken: 0, removed: 0, unchanged: 0, conflicts: 0, refused: 0 }
const stateFile = path.join(folder, ".openings-sync")

/**
 * Sends a request, and retries if the service is busy or away: every request is safe to repeat. The caller handles the statuses
 * in `met`.
 */
async function ask(method, address, { body, key, met = [404, 410] } = {}) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await once(method, address, body, key).catch((error) => error)
    if (answer.status < 300 || met.includes(answer.status)) return answer
    const isPassing = answer instanceof Error || [409, 429].includes(answer.status) || answer.status >= 500
    if (!isPassing || attempt === 6) throw answer instanceof Error ? answer : new Error(wordsOf(answer.data))
    const seconds = answer.wait || 2 ** attempt / 4
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

/** Sends one request. Throws if there is no answer, only part of one, or one that isn't JSON, such as a proxy's. */
async function once(method, address, body, key) {
  const headers = { "API-Key": OPENINGS_KEY }
  if (body) Object.assign(headers, { "Content-Type": "application/json", "Idempotency-Key": key })
  const signal = AbortSignal.timeout(60_000)
  const answer = await fetch(`${OPENINGS_URL}/api/v1.1${address}`, { method, headers, body, signal })
  const { status } = answer
  const text = await answer.text()
  // A proxy may also refuse a body that is too large, and rarely in JSON.
  if (status === 413) return { status, data: { message: "is too large for the service." } }
  const [etag, wait] = ["ETag", "Retry-After"].map((name) => answer.headers.get(name))
  try {
    return { status, etag, wait: Number(wait), data: JSON.parse(text) }
  } catch {
    throw new Error(`The service answered ${status}, but not in JSON.`)
  }
}

const hash = (text) => createHash("sha256").update(text).digest("base64url")
const wordsOf = ({ message, errors = [] }) =>
  [message, ...errors.map((each) => `${each.field}: ${each.message}`)].join(" ")
const fileOf = (name, ending = ".json") => path.join(folder, name + ending)
const textOf = (file) =>
  readFile(file, "utf8").catch((error) => (error.code === "ENOENT" ? null : Promise.reject(error)))
const complain = (name, words, counted) => (console.error(`${name}.json: ${words}`), (count[counted] += 1))
const conflict = (name, words) => complain(name, words, "conflicts")
const refuse = (name, error) => complain(name, wordsOf(error), "refused")

/** Writes the whole file or nothing. */
async function put(file, text) {
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

const fields =
  `title closeDate confidential autoRefresh status locations categories positionType salary description
  applicantRoutingType applicationEmail applicationUrl`.split(/\s+/)

/** The contents of a posting's file: every field that may be sent back. */
const fileText = (job) =>
  JSON.stringify(Object.fromEntries(fields.map((each) => [each, job[each]])), null, 2) + "\n"

/** What is sent for a file: fields it doesn't name are cleared, including any removed since the last run. The status is left as it is. */
function bodyOf(name, file, isNewOrBack) {
  if (file === null || typeof file !== "object" || Array.isArray(file))
    throw new Error("is not a JSON object.")
  const cleared = { closeDate: null, confidential: false, autoRefresh: false, salary: null }
  if (isNewOrBack) cleared.status = "active"
  const salary = file.salary && { maxAmount: null, plusCommission: false, ...file.salary }
  const applied = { applicationEmail: null, applicationUrl: null }
  return { ...cleared, ...applied, ...file, ...(salary && { salary }), referenceId: OPENINGS_PREFIX + name }
}

// For each posting: its id and tag, the hash of its file when both sides were last the same, and the hash of the service's last version.
const state = JSON.parse((await textOf(stateFile)) ?? '{"cursor":"","postings":{}}')
const saveState = () => put(stateFile, JSON.stringify(state))

/** Takes over what others changed since the last run, including deletions. */
async function pull() {
  const seen = state.cursor === "" ? new Set() : null
  const names = new Map(Object.entries(state.postings).map(([name, { id }]) => [id, name]))
  for (let more = true; more;) {
    const query = new URLSearchParams({ limit: "500", fields: "etag", cursor: state.cursor })
    const { status, data: page } = await ask("GET", `/jobs/changes?${query}`, { met: [400, 410] })
    if (status === 400) throw refusedCursor(page)
    // The cursor is so old that deletions are no longer listed: start over, and what isn't seen is gone.
    if (status === 410) return ((state.cursor = ""), pull())
    for (const change of page.data) {
      const name = nameOf(change, names)
      if (name === null) continue
      seen?.add(name)
      await take(name, change.type === "delete" ? null : { etag: change.etag, data: change.job })
    }
    ;({ cursor: state.cursor, more } = page)
    // A first pass that is interrupted starts over, because only its end shows which postings are gone.
    if (!seen) await saveState()
  }
  if (seen) for (const name of Object.keys(state.postings)) if (!seen.has(name)) await take(name, null)
  await saveState()
}

/** The cursor belongs to another employer, or to a key that sees more or fewer postings: what this key doesn't see may still exist. */
function refusedCursor({ errors = [], ...problem }) {
  if (!errors.some(({ field }) => field === "cursor")) return new Error(wordsOf({ errors, ...problem }))
  return Object.assign(new Error("The service does not know the cursor in .openings-sync."), {
    advice:
      "It came from another key: one of another employer, or with other access to confidential postings. Use that key again; or start over: move .openings-sync away, and every file that differs from its posting is a conflict.",
  })
}

/** A posting is ours by its reference, or by its id if somebody changed the reference. Null if no file may have its name. */
function nameOf({ id, referenceId }, names) {
  const own = names.get(id)
  const name =
    own ?? (referenceId?.startsWith(OPENINGS_PREFIX) ? referenceId.slice(OPENINGS_PREFIX.length) : "")
  return /^[^./\\][^/\\]*$/.test(name) ? name : null
}

/** Takes over a posting as it is now; `theirs` is null if it was deleted. If its tag is the one we know, the change was our own. */
async function take(name, theirs) {
  const known = (state.postings[name] ??= {})
  const mine = await textOf(fileOf(name))
  const text = theirs && fileText(theirs.data)
  if (theirs && theirs.etag === known.etag) return void (known.base = hash(text))
  const isChangedHere = mine !== null && known.file !== hash(mine) && mine !== text
  if (isChangedHere) {
    await put(fileOf(name, ".theirs"), text ?? "The posting was deleted.\n")
    state.postings[name] = theirs
      ? { ...(known.id ? {} : { file: null }), ...known, id: theirs.data.id, etag: theirs.etag }
      : {}
  } else if (theirs) {
    if (mine === null && known.file)
      conflict(
        name,
        "deleted here and changed there: the file is back. Delete it again to archive the posting.",
      )
    else count.taken += mine === text ? 0 : 1
    if (mine !== text) await put(fileOf(name), text)
    state.postings[name] = { id: theirs.data.id, etag: theirs.etag, file: hash(text), base: hash(text) }
  } else {
    await rm(fileOf(name), { force: true })
    delete state.postings[name]
    count.removed += 1
  }
}

/** What to send: files that changed here, and postings whose files are gone. */
async function operations() {
  const found = []
  const names = (await readdir(folder))
    .filter((file) => /^[^.].*\.json$/.test(file))
    .map((file) => file.slice(0, -5))
  if (names.length === 0 && Object.keys(state.postings).length > 0)
    throw new Error(`${folder} no longer has any JSON files, which is probably a mistake.`)
  for (const name of names) {
    const text = await textOf(fileOf(name))
    const { id, etag, file } = state.postings[name] ?? {}
    try {
      if ((await textOf(fileOf(name, ".theirs"))) !== null)
        conflict(name, `changed on both sides. Compare it with ${name}.theirs, then delete that file.`)
      else if (hash(text) === file) count.unchanged += 1
      else {
        const job = bodyOf(name, JSON.parse(text), file === undefined)
        const sent = id ? { op: "update", id, ifMatch: etag, job } : { op: "create", job }
        found.push({ name, file: hash(text), sent })
      }
    } catch (error) {
      refuse(name, error)
    }
  }
  const here = new Set(names)
  for (const [name, { id, etag, file }] of Object.entries(state.postings))
    if (!here.has(name) && file && id)
      found.push({ name, sent: { op: "update", id, ifMatch: etag, job: { status: "archived" } } })
  return found
}

/** Up to 100 operations, within the size limit of a request. */
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
  while (waiting.length > 0) await send(nextBatch(waiting), waiting)
}

/** Sends a batch, after saving its key and exact body. A batch that is too large is sent in halves. */
async function send(batch, waiting) {
  const body = JSON.stringify({ operations: batch.map(({ sent }) => sent) })
  const files = batch.map(({ name, file }) => ({ name, file }))
  state.pending = { at: Date.now(), key: randomUUID(), body, files }
  await saveState()
  const { status, data } = await ask("POST", "/jobs/batch", { body, key: state.pending.key, met: [413] })
  if (status === 413 && batch.length > 1) {
    const half = batch.length >> 1
    await send(batch.slice(0, half), waiting)
    return send(batch.slice(half), waiting)
  }
  for (const result of data.results ?? [{ index: 0, status, error: data }]) {
    const { name, file, sent } = batch[result.index]
    if (result.status < 300) {
      noteSent(batch[result.index], result)
      count[file ? "sent" : "archived"] += 1
    } else if (result.status === 412) await reconcile({ name, file, sent }, waiting)
    else if (result.status === 409 && sent.op === "create")
      conflict(name, "was created there in the meantime. Run this program again.")
    else refuse(name, result.error)
  }
  delete state.pending
  await saveState()
}

function noteSent({ name, file }, { id, etag }) {
  state.postings[name] = { ...state.postings[name], id, etag, file }
}

/** Resends the batch of an interrupted run to learn its outcome. After 23 hours it isn't resent, and its changes are met when pulling. */
async function resume() {
  const { pending } = state
  if (pending && Date.now() - pending.at < 23 * 3_600_000) {
    const { data } = await ask("POST", "/jobs/batch", { ...pending, met: [413, 422] })
    for (const result of data.results ?? [])
      if (result.status < 300) noteSent(pending.files[result.index], result)
  }
  delete state.pending
  await saveState()
}

/** Handles a posting that changed, or of which only the tag changed, as when the employer is renamed. */
async function reconcile({ name, file, sent }, waiting) {
  const theirs = await ask("GET", `/jobs/${sent.id}`)
  if (theirs.status === 200 && hash(fileText(theirs.data)) === state.postings[name].base)
    return waiting.push({ name, file, sent: { ...sent, ifMatch: theirs.etag } })
  if (theirs.status === 200) await take(name, theirs)
  conflict(name, "changed on both sides. Run this program again.")
}

try {
  await resume()
  await pull()
  await push()
} catch (error) {
  console.error(
    `Stopped: ${(error.cause?.message ?? error.message).replace(/\.?$/, ".")} ${error.advice ?? "What was done so far is kept; run this program again."}`,
  )
  process.exitCode = 1
}
console.log(JSON.stringify(count))
if (count.refused + count.conflicts > 0) process.exitCode = 1
