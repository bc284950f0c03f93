import { createHash } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import Sqlite from "better-sqlite3"

// The floor for any Node service: node:http and hand-written SQL, with no rules, no log and one database.
const [port, file] = process.argv.slice(2) as [string, string]
const db = new Sqlite(file)
db.pragma("journal_mode = WAL")
db.pragma("synchronous = FULL")
db.pragma("foreign_keys = ON")

const places = `(SELECT json_group_array(json_object('id', l.id, 'name', l.name, 'description', l.description, 'type', l.type) ORDER BY p.position)
  FROM job_locations p JOIN locations l ON l.id = p.location_id WHERE p.job_id = j.id) AS places`
const key = db.prepare(
  "SELECT e.id, e.name FROM api_keys k JOIN employers e ON e.id = k.employer_id WHERE k.hash = ? AND k.revoked_at IS NULL AND k.paused_at IS NULL",
)
const one =
  db.prepare(`SELECT j.*, t.name AS position_type, r.name AS routing_type, s.name AS period, s.unit, ${places},
  (SELECT json_group_array(json_object('id', c.id, 'name', c.name) ORDER BY p.position) FROM job_categories p
    JOIN categories c ON c.id = p.category_id WHERE p.job_id = j.id) AS kinds
  FROM jobs j JOIN position_types t ON t.id = j.position_type_id
  JOIN applicant_routing_types r ON r.id = j.applicant_routing_type_id
  LEFT JOIN salary_periods s ON s.id = j.salary_period_id WHERE j.id = ? AND j.employer_id = ?`)
const header = `SELECT j.id, j.title, j.reference_id, j.publish_date, j.confidential, j.status, ${places} FROM jobs j`
const list = db.prepare(
  `${header} WHERE employer_id = ? ORDER BY publish_date DESC, id DESC LIMIT 10 OFFSET ?`,
)
const count = db.prepare("SELECT count(*) AS total FROM jobs WHERE employer_id = ?")
const found = db.prepare(
  `${header} WHERE employer_id = ? AND search_text LIKE ? ORDER BY publish_date DESC, id DESC LIMIT 10`,
)
const countFound = db.prepare(
  "SELECT count(*) AS total FROM jobs WHERE employer_id = ? AND search_text LIKE ?",
)
const insert =
  db.prepare(`INSERT INTO jobs (employer_id, reference_id, title, publish_date, close_date, close_date_is_default, status,
  position_type_id, salary_amount, salary_period_id, salary_plus_commission, description, applicant_routing_type_id,
  application_email, search_text, updated_at) VALUES (?, ?, ?, ?, ?, 1, 'active', ?, ?, ?, 0, ?, ?, ?, ?, ?)`)
const insertPlace = db.prepare(
  "INSERT INTO job_locations (job_id, position, location_id, employer_id) SELECT ?, ?, id, ? FROM locations WHERE description = 'Montréal, QC'",
)
const insertCategory = db.prepare(
  "INSERT INTO job_categories (job_id, position, category_id, employer_id) VALUES (?, ?, ?, ?)",
)
const rename = db.prepare("UPDATE jobs SET title = ?, version = version + 1 WHERE id = ? AND employer_id = ?")
const record =
  db.prepare(`INSERT INTO activities (employer_id, at, actor_kind, actor_name, action, object_kind, object_id, object_name, changes)
  VALUES (?, ?, 'key', 'Bench', ?, 'job', ?, ?, '[]')`)

type Employer = { id: number; name: string }
type Row = Record<string, unknown>
type Posting = {
  referenceId: string
  title: string
  locations: object[]
  categories: { id: number }[]
  positionType: { id: number }
  salary: { amount: number; period: { id: number } }
  description: string
  applicantRoutingType: { id: number }
  applicationEmail: string
}

const create = db.transaction((employer: Employer, job: Posting) => {
  const day = new Date().toISOString().slice(0, 10)
  const { lastInsertRowid } = insert.run(
    ...[employer.id, job.referenceId, job.title, day, day, job.positionType.id, job.salary.amount],
    ...[job.salary.period.id, job.description, job.applicantRoutingType.id, job.applicationEmail],
    ...[`${job.title} ${job.referenceId}`.toLowerCase(), new Date().toISOString()],
  )
  job.locations.forEach((_, index) => insertPlace.run(lastInsertRowid, index, employer.id))
  job.categories.forEach(({ id }, index) => insertCategory.run(lastInsertRowid, index, id, employer.id))
  record.run(employer.id, new Date().toISOString(), "job.created", lastInsertRowid, job.title)
  return Number(lastInsertRowid)
})

const change = db.transaction((employer: Employer, id: number, title: string) => {
  rename.run(title, id, employer.id)
  record.run(employer.id, new Date().toISOString(), "job.changed", id, title)
})

function shown(row: Row, employer: Employer) {
  const { places, kinds, ...plain } = row
  return {
    ...plain,
    employer,
    locations: JSON.parse(places as string) as unknown,
    ...(typeof kinds === "string" && { categories: JSON.parse(kinds) as unknown }),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

createServer(async (request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost")
  const hash = createHash("sha256").update(String(request.headers["api-key"])).digest("hex")
  const employer = key.get(hash) as Employer | undefined
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body))
  if (!employer) return send(401, {})
  const id = Number(/jobs\/(\d+)$/.exec(url.pathname)?.[1])
  if (request.method === "POST") {
    const made = create(employer, JSON.parse(await textOf(request)) as Posting)
    return send(201, shown(one.get(made, employer.id) as Row, employer))
  }
  if (request.method === "PUT") {
    change(employer, id, (JSON.parse(await textOf(request)) as Posting).title)
    return send(200, shown(one.get(id, employer.id) as Row, employer))
  }
  if (id) return send(200, shown(one.get(id, employer.id) as Row, employer))
  const page = Number(url.searchParams.get("page") ?? 1)
  const q = url.searchParams.get("q")
  const pattern = `%${q}%`
  const { total } = (q === null ? count.get(employer.id) : countFound.get(employer.id, pattern)) as {
    total: number
  }
  const rows = (
    q === null ? list.all(employer.id, (page - 1) * 10) : found.all(employer.id, pattern)
  ) as Row[]
  send(200, {
    data: rows.map((row) => shown(row, employer)),
    paging: { total, page, pages: Math.ceil(total / 10), pageSize: 10 },
  })
}).listen(Number(port), "127.0.0.1")
