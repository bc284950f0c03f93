import { redirect } from "next/navigation"
import { SignedOut } from "@/components/layout/signed-out"
import { placesFor } from "@/components/settings/settings-frame-places"
import { addressStart } from "../../address-start"
import { pageSession } from "../page-session"

/** Redirects to the first settings page that the role may see. */
export default async function SettingsPage() {
  const { session, refusal } = await pageSession()
  const first = session && placesFor(session.role)[0]
  if (first) redirect((await addressStart()) + first.href)
  // On the way here from another page, the layout stays as it was while there was a session.
  if (refusal) redirect("/sign-in")
  return <SignedOut />
}
