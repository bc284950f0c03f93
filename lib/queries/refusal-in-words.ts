import { say } from "@/lib/messages/message"
import { inPageWords } from "@/lib/messages/page-speech"
import { ApiError } from "./api-error"

/** The API's message for a refusal: those of its fields if it names any. */
export function refusalInWords(error: unknown): string {
  if (!(error instanceof ApiError)) return inPageWords(say("ui.unexpected"))
  return error.errors.length > 0 ? error.errors.map(({ message }) => message).join(" ") : error.message
}
