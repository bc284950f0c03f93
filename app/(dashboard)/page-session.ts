import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { cache } from "react"
import { readPageSession } from "@/lib/identity/page-session"
import { addressHeader } from "@/lib/http/page-headers"

/**
 * Who is asking for the page, and for which employer; read once, however many parts of the page ask. People who lack the second factor that
 * the employer requires are sent to set it up, and from there back to this page.
 */
export const pageSession = cache(async () => {
  const sent = await headers()
  const { session, refusal, barred } = await readPageSession(sent)
  if (barred) redirect(`/two-factor?next=${encodeURIComponent(sent.get(addressHeader) ?? "/jobs")}`)
  return { session, refusal }
})
