import pg from "pg"
import type { Client } from "./client"
import { patience } from "./patience"

/** How long writes are gathered before other instances are notified, in milliseconds. */
const gathering = 20

/**
 * How often to look for changes that nobody reported and for a lost connection, in milliseconds: an instance may end before it
 * reports.
 */
const lookMilliseconds = 1_000

const channel = "openings_changes"

/** Employers per notification, which may be at most 8,000 bytes long. */
const mostEmployers = 500

/** Signals a change of an employer's jobs to everyone waiting for one, whichever instance wrote it. */
export type ChangeSignals = {
  /** Calls `heard` after a write to the employer's jobs. Returns a function that stops this. */
  listen(employerId: number, heard: () => void): () => void
  /** Calls `heard` after each write that this process stored, whichever employer's jobs it changed. */
  onNote(heard: () => void): void
  /** Reports that a write to the employer's jobs was stored. */
  note(employerId: number): void
  close(): Promise<void>
}

type Waiting = { callers: Set<() => void>; latest: number }

/** The signals of the database that `url` names. Nothing runs while nobody waits, and a waiting caller holds no connection. */
export function changeSignals({ kind, direct }: Pick<Client, "kind" | "direct">, url: string): ChangeSignals {
  const waiting = new Map<number, Waiting>()
  const untold = new Set<number>()
  const hearingAll: (() => void)[] = []
  let telling: NodeJS.Timeout | undefined
  let looking: NodeJS.Timeout | undefined
  let listener: pg.Client | undefined
  let closed = false

  function hear(employerId: number): void {
    for (const heard of waiting.get(employerId)?.callers ?? []) heard()
  }

  function tellOthers(): void {
    telling = undefined
    const employers = [...untold].slice(0, mostEmployers)
    for (const employer of employers) untold.delete(employer)
    if (untold.size > 0) telling = setTimeout(tellOthers, gathering)
    // Instances that don't get the notification find the change when they look.
    direct.rows({ text: `SELECT pg_notify('${channel}', $1)`, values: [employers.join()] }).catch(() => {})
  }

  /** Calls the listeners of employers whose change list has grown since the last look. */
  async function look(): Promise<void> {
    if (kind === "postgresql" && !listener) void connect()
    const rows = await direct.rows<{ id: number; latest: number | null }>({
      text: `SELECT e.id, (SELECT max(c.id) FROM changed_jobs c WHERE c.employer_id = e.id) AS latest FROM employers e
        WHERE e.id IN (${kind === "sqlite" ? "SELECT value FROM json_each($1)" : "SELECT json_array_elements_text($1::json)::int"})`,
      values: [JSON.stringify([...waiting.keys()])],
    })
    for (const { id, latest } of rows) {
      const there = waiting.get(id)
      if (!there || latest === there.latest) continue
      there.latest = latest ?? 0
      hear(id)
    }
  }

  async function lookAgain(): Promise<void> {
    await look().catch(() => {})
    looking = waiting.size > 0 && !closed ? setTimeout(() => void lookAgain(), lookMilliseconds) : undefined
    looking?.unref()
  }

  /** Nobody waits for this: if no notification comes, looking finds the changes anyway. */
  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patience.connection,
      query_timeout: patience.answer,
    })
    const lost = () => {
      if (listener === client) listener = undefined
      client.end().catch(() => {})
    }
    client.on("error", lost)
    client.on("end", lost)
    client.on("notification", ({ payload = "" }) => {
      for (const employerId of payload.split(",")) hear(Number(employerId))
    })
    listener = client
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
    } catch {
      return lost()
    }
    // Nothing before LISTEN was reported to this connection.
    await look().catch(() => {})
  }

  return {
    listen(employerId, heard) {
      const there = waiting.get(employerId) ?? { callers: new Set(), latest: -1 }
      waiting.set(employerId, there)
      there.callers.add(heard)
      looking ??= setTimeout(() => void lookAgain(), 0)
      return () => {
        there.callers.delete(heard)
        if (there.callers.size === 0 && waiting.get(employerId) === there) waiting.delete(employerId)
      }
    },
    onNote(heard) {
      hearingAll.push(heard)
    },
    note(employerId) {
      hear(employerId)
      for (const heard of hearingAll) heard()
      if (kind !== "postgresql" || closed) return
      untold.add(employerId)
      telling ??= setTimeout(tellOthers, gathering)
    },
    async close() {
      closed = true
      clearTimeout(looking)
      if (telling) {
        clearTimeout(telling)
        tellOthers()
      }
      await listener?.end().catch(() => {})
    },
  }
}
