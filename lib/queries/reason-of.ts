import { say } from "@/lib/messages/message"
import { inPageWords } from "@/lib/messages/page-speech"
import { ApiError } from "./api-error"
import { refusalInWords } from "./refusal-in-words"

/** Why a change failed; for a posting that breaks rules, which ones. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return inPageWords(say("ui.deletedMeanwhile"))
  if (error instanceof ApiError && error.status === 412) return inPageWords(say("ui.changedMeanwhile"))
  return refusalInWords(error)
}
