import { ServiceError } from "@/lib/domain/errors"
import { say } from "@/lib/messages/message"

/** Whoever would wait for longer, in milliseconds, is better told so at once: callers would give up and ask again. */
const longestWait = 2_000

/** So many may wait at the most, however quick it goes. */
const longestLine = 1_000

/** What a single one is taken to need at the most, in milliseconds: one that was held up says nothing of the next. */
const slowestPace = 100

/** A pace that is older, in milliseconds, says nothing of now. */
const paceLasts = 1_000

/** How much of the pace is that of the last ones. */
const newShare = 0.1

type Waiting = { reject(error: unknown): void }

/**
 * Those who wait for their turn to write, first come first served. Who has waited for too long, or by the pace so far
 * would have to, is refused with `unavailable` and has written nothing.
 */
export class WaitingLine<Member extends Waiting> {
  private readonly waiting: { member: Member; since: number }[] = []
  private pace = 0
  private paceNoted = 0
  private watch: NodeJS.Timeout | undefined

  get length(): number {
    return this.waiting.length
  }

  /** Puts `member` at the end, or refuses it at once. Answers whether it waits now. */
  join(member: Member): boolean {
    if (this.waiting.length === 0 && performance.now() - this.paceNoted > paceLasts) this.pace = 0
    if (this.waiting.length >= longestLine || this.waiting.length * this.pace > longestWait) {
      member.reject(refusal())
      return false
    }
    this.waiting.push({ member, since: performance.now() })
    this.watchFirst()
    return true
  }

  /** The first `count` at the most, whose turn it is. */
  take(count: number): Member[] {
    return this.waiting.splice(0, count).map(({ member }) => member)
  }

  /** Takes up that in `milliseconds` the turn of `count` of them was over. */
  notePace(milliseconds: number, count: number): void {
    this.pace += newShare * (Math.min(milliseconds / count, slowestPace) - this.pace)
    this.paceNoted = performance.now()
  }

  private watchFirst(): void {
    const first = this.waiting[0]
    if (this.watch || !first) return
    const left = first.since + longestWait - performance.now()
    this.watch = setTimeout(() => this.refuseLate(), Math.max(left, 1)).unref()
  }

  private refuseLate(): void {
    this.watch = undefined
    const late = performance.now() - longestWait
    const count = this.waiting.findIndex(({ since }) => since > late)
    for (const member of this.take(count < 0 ? this.waiting.length : count)) member.reject(refusal())
    this.watchFirst()
  }
}

function refusal(): ServiceError {
  return new ServiceError("unavailable", say("service.tooManyWrites"), { retryAfter: 1 })
}
