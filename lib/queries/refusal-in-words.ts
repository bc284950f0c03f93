import { ApiError, unexpectedWords } from "./api-error"

/** What the API says of a refusal: of its fields where it names any. */
export function refusalInWords(error: unknown): string {
  if (!(error instanceof ApiError)) return unexpectedWords
  return error.errors.length > 0 ? error.errors.map(({ message }) => message).join(" ") : error.message
}
