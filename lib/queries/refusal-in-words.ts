import { ApiError } from "./api-error"

/** What the API says of a refusal: of its fields where it names any. */
export function refusalInWords(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something unexpected happened. Try again."
  return error.errors.length > 0 ? error.errors.map(({ message }) => message).join(" ") : error.message
}
