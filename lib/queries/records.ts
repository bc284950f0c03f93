import type { Language } from "@/lib/messages/language"
import { callApi } from "./api-client"

/**
 * The address where a posting's record can be read and printed. A link sends no header, so it names the employer and
 * the language.
 */
export function recordHref(id: number, employerId: number, language: Language): string {
  return `/api/v1.1/jobs/${id}/record?employer=${employerId}&language=${language}`
}

/** A posting's record as the text of a file. */
export async function recordText(id: number): Promise<string> {
  const record = await callApi("GET /api/v1.1/jobs/{id}/record", { params: { id } })
  return `${JSON.stringify(record, null, 2)}\n`
}

/** The address of a file with the records of all postings that were public between two days; "" sets no bound. */
export function recordsHref(
  { from, to }: { from: string; to: string },
  employerId: number,
  language: Language,
): string {
  const query = new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    employer: String(employerId),
    language,
  })
  return `/api/dashboard/records?${query}`
}
