import { type AnswerTo, callApi } from "./api-client"
import { ApiError } from "./api-error"

/** A change of a job by anyone. */
export type FollowedChange = AnswerTo<"GET /api/v1.1/jobs/changes">["data"][number]

/** What changed; `missed` if there were more changes than are listed. */
export type ToldChanges = { changes: FollowedChange[]; missed: boolean }

/** The employer and the person whose changes are followed. */
export type ChangeView = { employerId: number; personId: number }

type Message = ToldChanges & { cursor: string }

/** A burst of more changes than this is not listed: an import changes thousands, which no page has to read. */
const mostTold = 20

const holdSeconds = 25
/** The pause between two calls, so that a burst of writes is reported together. */
const pauseMilliseconds = 1_000
/** An answer without changes that comes sooner was not held: the server is stopping, or holds too many already. */
const shortHold = 5_000
const [leastBackoff, mostBackoff] = [1_000, 60_000]

type Heard = (told: ToldChanges) => void

const feeds = new Map<string, ReturnType<typeof openFeed>>()

/**
 * Calls `heard` with what changes from now on, and with `missed` if something may have changed after `since`, the
 * time of the data that the caller shows. Returns a function that stops it. One tab of the browser follows the
 * changes for all of them, and only while it is visible.
 */
export function hearChanges(view: ChangeView, since: number, heard: Heard): () => void {
  const name = `openings:changes:${view.employerId}:${view.personId}`
  const feed = feeds.get(name) ?? openFeed(name)
  feeds.set(name, feed)
  return feed.listen(since, heard)
}

/** Stops following all changes, for example on sign-out: the next call would be refused. */
export function endChangeFeeds(): void {
  for (const feed of feeds.values()) feed.end()
  feeds.clear()
}

/** Runs as long as the page does, so that later listeners can be told whether they missed anything. */
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

  /** Makes one call, and passes the answer to the other tabs. Resolves to whether the call was answered as intended. */
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
    // Only this tab may have missed something, so the others are not told.
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
        // The cursor belongs to another view or is too old, for example after a change of role. What changed in the
        // meantime is unknown.
        if (status === 400 || status === 410) cursor = ""
        // Signed out or denied access: signing in again happens on another page, and coming back focuses this one.
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
      // Without https there are no locks, and each visible tab follows the changes itself.
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
  // Another tab is already following, so changes from before this one was listening are missed.
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

/** Runs `work` with a time limit, because a call that was under way when the computer went to sleep may never end. */
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

/** Waits for the next `type` at `target`, for `signal`, or for this many milliseconds. */
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
