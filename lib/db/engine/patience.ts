import { ServiceError } from "@/lib/domain/errors"
import { say } from "@/lib/messages/message"
import { isBusy, isLostToAnother } from "./faults"

/** How long to wait for the database, in milliseconds. All waiting of lib/db/engine goes by these. */
export const patience = {
  /** Until a write has its turn. Whoever would wait for longer is better told so at once: callers would give up and ask again. */
  turn: 2_000,
  /** What a turn takes at the most, unless something holds it up: another process that has the file, as a rule. */
  usualTurn: 1_500,
  /** How long to keep retrying a write that lost to another one. */
  retries: 5_000,
  /** For a file that another process has locked. */
  lock: 5_000,
  /** For the same at the least, however long the file has been locked already. */
  leastLock: 200,
  /** For a file that is just being recovered, by who only reads. */
  recovery: 1_000,
  /** Until Prisma has a connection for a transaction, and until that transaction ends. */
  transactionStart: 10_000,
  transaction: 15_000,
  /** For a connection to PostgreSQL. */
  connection: 5_000,
  /** Until PostgreSQL answers a statement. */
  answer: 10_000,
  /** For another request under the same idempotency key; on SQLite writers wait for each other anyway. */
  idempotencyKey: 5_000,
  /** For the server before, which may just be about to end. */
  predecessor: 2_000,
  /** For a write that only tries whether writing works. */
  probe: 1_000,
} as const

/** How often a write that lost to another one is begun at the most. */
const mostAttempts = 8

/** Writes that share one transaction at the most, and so one wait for the disk. */
const mostTogether = 32

/** So many may wait to write at the most, however quick it goes. */
const longestQueue = 1_000

/** What a turn is taken to need at the most, in milliseconds: one that was held up says nothing of the next. */
const slowestPace = 100

/** A pace that is older, in milliseconds, says nothing of now. */
const paceLasts = 1_000

/** How much of the pace is that of the last write. */
const newShare = 0.1

/** What waits to write. `reject` refuses it, before anything of it is written. */
type Refusable = { reject(error: unknown): void }

type Waiting = {
  write: Refusable
  store(writes: Refusable[]): Promise<void>
  shared: boolean
  /** Of what has the same lane, one turn is under way at a time; null has none. */
  lane: number | null
  since: number
}

/**
 * The one queue of all who write through a process: first come, first served, `abreast` turns at once. On SQLite that is one,
 * for a file has one writer at a time. Writes that can share a transaction take their turn together with the first of them. Who
 * has waited for too long, or by the pace so far would have to, is refused with `unavailable` and has written nothing.
 */
export class WriteQueue {
  private waiting: Waiting[] = []
  private readonly turns = new Set<{ begun: number }>()
  private readonly lanes = new Set<number>()
  private pace = 0
  private paceNoted = 0
  private watch: NodeJS.Timeout | undefined

  constructor(private readonly abreast: number) {}

  /** Runs `work` in a turn of its own. */
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
   * Hands `write` to `store` in one turn with others that have the same `store`, which answers each and never throws. What has
   * the same `lane` would wait for one another in the database, and waits here instead; the other turns are for others.
   */
  runTogether<Write extends Refusable>(
    store: (writes: Write[]) => Promise<void>,
    write: Write,
    lane: number | null = null,
  ): void {
    this.join({ write, store: store as Waiting["store"], shared: true, lane, since: performance.now() })
  }

  /** Whether a turn takes longer than any should. */
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
      // Requests that have already come in say first what they want to write.
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

  /** The first whose lane is free. */
  private next(): Waiting | undefined {
    return this.waiting.find(({ lane }) => lane === null || !this.lanes.has(lane))
  }

  /** Those whose turn it is: the next, and with it whoever can share its transaction. */
  private take(): Waiting[] {
    const next = this.next()
    if (!next) return []
    const group = next.shared
      ? this.waiting.filter(({ store }) => store === next.store).slice(0, mostTogether)
      : [next]
    this.waiting = this.waiting.filter((each) => !group.includes(each))
    return group
  }

  /** Takes up that `count` writes had a turn of `milliseconds`. */
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
 * Runs `write`, again where it lost to another writer, until it is stored or has been tried for long enough: then it throws
 * what the last one threw. `write` is one whole transaction, so that what is run again has left nothing behind.
 */
export function persistently<T>(write: () => Promise<T>): Promise<T> {
  const begun = Date.now()
  return retrying(write, (error, attempt) => {
    const spent = attempt === mostAttempts || Date.now() - begun > patience.retries
    return spent || !isLostToAnother(error) ? null : Math.random() * 20 * attempt
  })
}

/**
 * Begins a transaction of a SQLite connection with the file's write lock taken at once, for an upgrade from reading would
 * fail. SQLite's own waiting would stop the whole process, so `begin` (`BEGIN IMMEDIATE` without any waiting) is tried again
 * and again, for as long as the file's lock may be held. Throws what `begin` throws.
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

/** Waits for a moment, so that writers who met over one row part ways; the more often they met, the longer. */
export function giveWay(attempt: number): Promise<void> {
  return pause(Math.random() * Math.min(attempt * 2, 50))
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Runs `work`, again as long as `pauseAfter` answers how many milliseconds after a failure; null throws it. */
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
