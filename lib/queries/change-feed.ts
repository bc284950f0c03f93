import { type AnswerTo, callApi } from "./api-client"
import { ApiError } from "./api-error"

/** A change of a job by anybody. */
export type FollowedChange = AnswerTo<"GET /api/v1.1/jobs/changes">["data"][number]

/** What changed; `missed` where more did than is told here. */
export type ToldChanges = { changes: FollowedChange[]; missed: boolean }

/** Whose view of which employer's jobs is followed. */
export type ChangeView = { employerId: number; personId: number }

type Message = ToldChanges & { cursor: string }

/** Beyond so many at once nobody is told which they were: an import changes thousands, which no page has to read. */
const mostTold = 20

const holdSeconds = 25
/** Between two calls, so that a burst of writes is told of together. */
const pauseMilliseconds = 1_000
/** An answer without changes that comes sooner was not held: the server stops, or holds too many already. */
const shortHold = 5_000
const [leastBackoff, mostBackoff] = [1_000, 60_000]

type Heard = (told: ToldChanges) => void

const feeds = new Map<string, ReturnType<typeof openFeed>>()

/**
 * Calls `heard` with what changes from now on, and with `missed` where something may have changed after `since`, the time of what
 * the caller shows. Answers how to stop. One tab of the browser follows for all of them, and only while it is in sight.
 */
export function hearChanges(view: ChangeView, since: number, heard: Heard): () => void {
  const name = `openings:changes:${view.employerId}:${view.personId}`
  const feed = feeds.get(name) ?? openFeed(name)
  feeds.set(name, feed)
  return feed.listen(since, heard)
}

/** Ends what is followed, as when somebody signs out: the next call would be refused. */
export function endChangeFeeds(): void {
  for (const feed of feeds.values()) feed.end()
  feeds.clear()
}

/** Goes on as long as the page does: who listens later can be told whether they missed anything. */
function openFeed(name: string) {
  const listeners = new Set<Heard>()
  const channel = new BroadcastChannel(name)
  const ended = new AbortController()
  let cursor = ""
  let latest = 0

  function take({ cursor: next, ...told }: Message): void {
    cursor = next
    if (!told.missed && told.changes.length === 0) return
    latest = Date.now()
    for (const heard of listeners) heard(told)
  }

  /** Asks once, and tells the other tabs. Answers whether the call was answered as it was meant to be. */
  async function ask(signal: AbortSignal): Promise<boolean> {
    const begun = Date.now()
    const missed = cursor === ""
    const query = missed
      ? { cursor: "now" }
      : { cursor, limit: mostTold, wait: holdSeconds, fields: ["etag" as const] }
    const { data, ...page } = await callApi("GET /api/v1.1/jobs/changes", { query, signal })
    if (page.more) {
      const now = await callApi("GET /api/v1.1/jobs/changes", { query: { cursor: "now" }, signal })
      page.cursor = now.cursor
    }
    const message = { changes: data, missed: missed || page.more, cursor: page.cursor }
    take(message)
    // What only this tab may have missed is no news to the others.
    if (!missed) channel.postMessage(message)
    return missed || data.length > 0 || Date.now() - begun > shortHold
  }

  async function follow(signal: AbortSignal): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        failures = (await within(holdSeconds * 2_000, signal, ask)) ? 0 : failures + 1
      } catch (error) {
        if (signal.aborted) return
        const status = error instanceof ApiError ? error.status : 0
        // The cursor is of another view or too old, as after a change of role: what changed meanwhile cannot be told.
        if (status === 400 || status === 410) cursor = ""
        // Signed out or shut out: whoever signs in again does so elsewhere, and comes back to this page.
        else if (status === 401 || status === 403) await nextEvent(window, "focus", signal)
        failures++
      }
      const backoff = Math.min(leastBackoff * 2 ** failures, mostBackoff) * (0.5 + Math.random())
      await nextEvent(window, "online", signal, failures > 0 ? backoff : pauseMilliseconds)
    }
  }

  async function followInTurn(): Promise<void> {
    while (!ended.signal.aborted) {
      if (document.hidden) await nextEvent(document, "visibilitychange", ended.signal)
      const over = new AbortController()
      const { signal } = over
      const onChange = () => (document.hidden || ended.signal.aborted) && over.abort()
      onChange()
      document.addEventListener("visibilitychange", onChange)
      ended.signal.addEventListener("abort", onChange)
      // Over plain http there are no locks; each tab in sight follows by itself then.
      if ("locks" in navigator)
        await navigator.locks
          .request(name, { signal }, () => follow(signal))
          .catch(() => nextEvent(document, "visibilitychange", signal))
      else await follow(signal)
      document.removeEventListener("visibilitychange", onChange)
      ended.signal.removeEventListener("abort", onChange)
    }
  }

  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => take(data))
  void followInTurn()
  // Another tab follows already; what changed before this one heard it, nobody tells.
  setTimeout(
    () => latest === 0 && !ended.signal.aborted && take({ changes: [], missed: true, cursor }),
    pauseMilliseconds,
  )

  return {
    listen(since: number, heard: Heard) {
      listeners.add(heard)
      if (latest > since) heard({ changes: [], missed: true })
      return () => void listeners.delete(heard)
    },
    end() {
      ended.abort()
      channel.close()
    },
  }
}

/** Does `work`, and gives it up after so long: a call that a sleeping computer has lost may never end. */
async function within<T>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const end = () => over.abort()
  const timer = setTimeout(end, milliseconds)
  signal.addEventListener("abort", end, { once: true })
  try {
    return await work(over.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener("abort", end)
  }
}

/** Waits for the next `type` at `target`, `signal`, or so long. */
function nextEvent(
  target: EventTarget,
  type: string,
  signal?: AbortSignal,
  milliseconds?: number,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds)
    function end() {
      clearTimeout(timer)
      target.removeEventListener(type, end)
      signal?.removeEventListener("abort", end)
      resolve()
    }
    target.addEventListener(type, end)
    signal?.addEventListener("abort", end)
    if (signal?.aborted) end()
  })
}
