import { ServiceError } from "@/lib/domain/errors"
import { say } from "@/lib/messages/message"
import { isBusy, isLostToAnother } from "./faults"

/** How long to wait for the database, in milliseconds. All waiting in lib/db/engine goes by these. */
export const patience = {
  /** Until a write gets its turn. A caller that would wait longer is better refused at once: it would give up and ask again. */
  turn: 2_000,
  /** The longest a turn takes unless something holds it up, usually another process that has the file. */
  usualTurn: 1_500,
  /** How long to keep retrying a write that lost to another one. */
  retries: 5_000,
  /** For a file that another process has locked. */
  lock: 5_000,
  /** The shortest wait for such a file, however long it has been locked already. */
  leastLock: 200,
  /** For a file that is being recovered, by a connection that only reads. */
  recovery: 1_000,
  /** Until Prisma has a connection for a transaction, and until that transaction ends. */
  transactionStart: 10_000,
  transaction: 15_000,
  /** For a connection to PostgreSQL. */
  connection: 5_000,
  /** Until PostgreSQL answers a statement. */
  answer: 10_000,
  /** For another request with the same idempotency key; on SQLite, writers wait for each other anyway. */
  idempotencyKey: 5_000,
  /** For the previous server, which may be about to end. */
  predecessor: 2_000,
  /** For a write that only tests whether writing works. */
  probe: 1_000,
} as const

/** How many times a write that lost to another one is attempted. */
const mostAttempts = 8

/** Most writes in one shared transaction, which then wait for the disk once. */
const mostTogether = 32

/** Most writes that may wait, however fast the queue moves. */
const longestQueue = 1_000

/** The longest a turn counts for in the pace, in milliseconds: one that was held up says nothing about the next. */
const slowestPace = 100

/** How long a measured pace holds, in milliseconds. */
const paceLasts = 1_000

/** The weight of the last write in the pace. */
const newShare = 0.1

/** A waiting write. `reject` refuses it before any of it is written. */
type Refusable = { reject(error: unknown): void }

type Waiting = {
  write: Refusable
  store(writes: Refusable[]): Promise<void>
  shared: boolean
  /** Writes in the same lane have one turn at a time; null means no lane. */
  lane: number | null
  since: number
}

/**
 * The one queue for all writes of a process: first come, first served, `abreast` turns at once. On SQLite that is one, because
 * a file has one writer at a time. Writes that can share a transaction take their turn together with the first of them. A write
 * that has waited too long, or would have to at the current pace, is refused with `unavailable` and has written nothing.
 */
export class WriteQueue {
  private waiting: Waiting[] = []
  private readonly turns = new Set<{ begun: number }>()
  private readonly lanes = new Set<number>()
  private pace = 0
  private paceNoted = 0
  private watch: NodeJS.Timeout | undefined

  constructor(private readonly abreast: number) {}

  /** Runs `work` in its own turn. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const store = async () => {
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      }
      this.join({ write: { reject }, store, shared: false, lane: null, since: performance.now() })
    })
  }

  /**
   * Hands `write` to `store` in one turn with other writes that have the same `store`, which settles each and never throws.
   * Writes in the same `lane` would wait for one another in the database; they wait here instead, and leave the other turns to
   * others.
   */
  runTogether<Write extends Refusable>(
    store: (writes: Write[]) => Promise<void>,
    write: Write,
    lane: number | null = null,
  ): void {
    this.join({ write, store: store as Waiting["store"], shared: true, lane, since: performance.now() })
  }

  /** Whether a turn is taking longer than any should. */
  heldUp(): boolean {
    return [...this.turns].some(({ begun }) => performance.now() - begun > patience.usualTurn)
  }

  private join(one: Waiting): void {
    const { length } = this.waiting
    if (length === 0 && one.since - this.paceNoted > paceLasts) this.pace = 0
    if (length >= longestQueue || length * this.pace > patience.turn) return one.write.reject(refusal())
    this.waiting.push(one)
    this.watchFirst()
    void this.serve()
  }

  private async serve(): Promise<void> {
    if (this.turns.size >= this.abreast) return
    const turn = { begun: performance.now() }
    this.turns.add(turn)
    for (let next = this.next(); next; next = this.next()) {
      // Requests that have already arrived get to queue their writes first.
      if (next.shared) await new Promise((resolve) => setImmediate(resolve))
      const group = this.take()
      const lane = group[0]?.lane ?? null
      if (lane !== null) this.lanes.add(lane)
      turn.begun = performance.now()
      await group[0]?.store(group.map(({ write }) => write))
      this.notePace(performance.now() - turn.begun, group.length)
      if (lane !== null) this.lanes.delete(lane)
    }
    this.turns.delete(turn)
  }

  /** The first write whose lane is free. */
  private next(): Waiting | undefined {
    return this.waiting.find(({ lane }) => lane === null || !this.lanes.has(lane))
  }

  /** Takes the writes whose turn it is: the next one, and all that can share its transaction. */
  private take(): Waiting[] {
    const next = this.next()
    if (!next) return []
    const group = next.shared
      ? this.waiting.filter(({ store }) => store === next.store).slice(0, mostTogether)
      : [next]
    this.waiting = this.waiting.filter((each) => !group.includes(each))
    return group
  }

  /** Updates the pace after `count` writes had a turn of `milliseconds`. */
  private notePace(milliseconds: number, count: number): void {
    if (count === 0) return
    const each = Math.min(milliseconds, slowestPace) / count / this.abreast
    this.pace += (1 - (1 - newShare) ** count) * (each - this.pace)
    this.paceNoted = performance.now()
  }

  private watchFirst(): void {
    const first = this.waiting[0]
    if (this.watch || !first) return
    const left = first.since + patience.turn - performance.now()
    this.watch = setTimeout(() => this.refuseLate(), Math.max(left, 1)).unref()
  }

  private refuseLate(): void {
    this.watch = undefined
    const late = performance.now() - patience.turn
    const count = this.waiting.findIndex(({ since }) => since > late)
    const refused = this.waiting.splice(0, count < 0 ? this.waiting.length : count)
    for (const { write } of refused) write.reject(refusal())
    this.watchFirst()
  }
}

function refusal(): ServiceError {
  return new ServiceError("unavailable", say("service.tooManyWrites"), { retryAfter: 1 })
}

/**
 * Runs `write`, and retries it if it lost to another writer, until it is stored or has been tried long enough: then it throws
 * the last error. `write` is one whole transaction, so a failed attempt leaves nothing behind.
 */
export function persistently<T>(write: () => Promise<T>): Promise<T> {
  const begun = Date.now()
  return retrying(write, (error, attempt) => {
    const spent = attempt === mostAttempts || Date.now() - begun > patience.retries
    return spent || !isLostToAnother(error) ? null : Math.random() * 20 * attempt
  })
}

/**
 * Begins a transaction of a SQLite connection by taking the file's write lock at once, because an upgrade from reading would
 * fail. SQLite's own waiting would block the whole process, so `begin` (`BEGIN IMMEDIATE` without any waiting) is retried for
 * as long as the file may stay locked. Throws what `begin` throws.
 */
export function lockTaker(begin: () => void | Promise<void>): () => Promise<void> {
  let busySince: number | undefined
  return async () => {
    const begun = Date.now()
    await retrying(begin, (error) => {
      if (!isBusy(error)) return null
      busySince ??= Date.now()
      const until = Math.max(busySince + patience.lock, begun + patience.leastLock)
      return Date.now() > until ? null : 2 + Math.random() * 10
    })
    busySince = undefined
  }
}

/** Waits a moment, so that writers who collided over a row drift apart; the more often they collided, the longer. */
export function giveWay(attempt: number): Promise<void> {
  return pause(Math.random() * Math.min(attempt * 2, 50))
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Runs `work`, and retries it after as many milliseconds as `pauseAfter` returns for the failure; if that is null, rethrows it. */
export async function retrying<T>(
  work: () => T | Promise<T>,
  pauseAfter: (error: unknown, attempt: number) => number | null,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const milliseconds = pauseAfter(error, attempt)
      if (milliseconds === null) throw error
      await pause(milliseconds)
    }
  }
}
