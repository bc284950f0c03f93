import type { Tone } from "@/components/ui/tone"
import type { RequestRecord, RequestRow } from "@/lib/queries/requests"

/** The choices of the status filter, beside certain statuses. */
export const statusChoices: readonly [value: string, words: string][] = [
  ["failed", "Failed"],
  ["2xx", "Succeeded (2xx)"],
  ["4xx", "Refused (4xx)"],
  ["5xx", "Faults of the service (5xx)"],
  ...[200, 201, 204, 400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 429, 500, 503].map(
    (status): [string, string] => [String(status), String(status)],
  ),
]

export function statusTone(status: number): Tone {
  if (status >= 500) return "negative"
  return status >= 400 ? "warning" : "positive"
}

/** "validation failed"; of a success, "succeeded". */
export function outcomeInWords({ code }: Pick<RequestRow, "code">): string {
  return code === null ? "succeeded" : code.replaceAll("_", " ")
}

/** The job that a call names: by its reference where it has one. */
export function jobOf({ jobId, referenceId }: Pick<RequestRow, "jobId" | "referenceId">): string | null {
  return referenceId ?? (jobId === null ? null : String(jobId))
}

const states: Record<string, string> = {
  paused: "The key was paused. Resume it under API keys.",
  replaced: "The key had been replaced by another, and its time was over. Give the system the new one.",
  expired: "The key had expired. Create another for this system.",
  revoked: "The key had been revoked. If the system is to work again, create another key for it.",
}

/** Why a key was refused, which its sender was not told. */
export function keyRefusalInWords({ keyState }: Pick<RequestRecord, "keyState">): string | null {
  return keyState === null ? null : (states[keyState] ?? null)
}
