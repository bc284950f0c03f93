let channel: BroadcastChannel | undefined

/** One channel for both directions: it doesn't receive its own messages, so only other tabs do. */
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
