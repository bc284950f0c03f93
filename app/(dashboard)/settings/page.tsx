import { redirect } from "next/navigation"
import { placesFor } from "@/components/settings/settings-frame-places"
import { addressStart } from "../../address-start"
import { pageSession } from "../page-session"

/** Redirects to the first settings page that the role may see. */
export default async function SettingsPage() {
  const { session } = await pageSession()
  const first = session && placesFor(session.role)[0]
  // Without a session, the layout leads to the sign-in page.
  if (first) redirect((await addressStart()) + first.href)
  return null
}
