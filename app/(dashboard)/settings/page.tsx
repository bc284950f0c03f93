import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { placesFor } from "@/components/settings/settings-frame-places"
import { readPageSession } from "@/lib/http/page-session"

/** The first part of the settings that the role may see. */
export default async function SettingsPage() {
  const { session } = await readPageSession(await headers())
  const first = session && placesFor(session.role)[0]
  // Without a session the layout leads to the sign-in page.
  if (first) redirect(first.href)
  return null
}
