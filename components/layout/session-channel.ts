let channel: BroadcastChannel | undefined

/** One for both directions: a channel doesn't hear itself, so that only other tabs do. */
function sessionChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel("openings:session"))
}

/** Tells all other tabs that someone has signed in or out. */
export function announceSession(): void {
  sessionChannel().postMessage(null)
}

/** Calls `hear` whenever another tab announces that. Returns what stops it. */
export function onSessionAnnounced(hear: () => void): () => void {
  sessionChannel().addEventListener("message", hear)
  return () => sessionChannel().removeEventListener("message", hear)
}
