import { callApi } from "@/lib/queries/api-client"
import { ApiError } from "@/lib/queries/api-error"
import { keepEvent, signedOutEvent } from "./leave-for-sign-in"
import { sessionEnd } from "./session-end"

let asking = false

/**
 * After a refusal, finds out whether the person may do anything here at all. If not, for example because their employer now requires
 * two-factor sign-in, reloads the page, which leads to what they have to do first. Someone who is writing is asked before that.
 */
export async function reloadIfShutOut(): Promise<void> {
  if (asking) return
  asking = true
  try {
    await callApi("GET /api/dashboard/me")
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) return
    if (isWriting()) sessionEnd.tell({ refusal: error.message })
    else reloadPage()
  } finally {
    asking = false
  }
}

/** Reloads the page. Forms keep what was written in them, so nothing asks whether to leave. */
export function reloadPage(): void {
  window.dispatchEvent(new Event(keepEvent, { cancelable: true }))
  window.dispatchEvent(new Event(signedOutEvent))
  window.location.reload()
}

function isWriting(): boolean {
  const kept = !window.dispatchEvent(new Event(keepEvent, { cancelable: true }))
  const field = document.activeElement?.matches(
    "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=search])",
  )
  return kept || field === true || document.querySelector("dialog[open]") !== null
}
