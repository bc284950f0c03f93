import { ApiError } from "@/lib/queries/api-error"

/** The referenceId that a posting should have instead of one that is taken; null means none. */
export type ReferenceChoice = { referenceId: string | null }

/** What is chosen in the form: the current reference, another one as it is typed, or none. */
export type ReferenceDraft = { kind: "present" | "other" | "none"; present: string | null; text: string }

/** Keeping the current reference loses nothing; a posting without one needs another, or none. */
export function firstDraft(present: string | null): ReferenceDraft {
  return { kind: present === null ? "other" : "present", present, text: "" }
}

/** What `draft` chooses; null if that is still open. */
export function referenceOf({ kind, present, text }: ReferenceDraft): ReferenceChoice | null {
  if (kind === "none") return { referenceId: null }
  const referenceId = kind === "present" ? present : text.trim()
  return referenceId ? { referenceId } : null
}

/** Why the service refused a chosen reference, in its own words; null if it refused something else, or nothing. */
export function referenceRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null
  return error.errors.find(({ field }) => field === "referenceId")?.message ?? null
}

/** Whether the service refused because another posting has the reference. */
export function isTakenReference(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return [error, ...error.errors].some(({ code }) => code === "duplicate_reference_id")
}
