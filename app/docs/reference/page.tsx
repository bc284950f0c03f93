import { headers } from "next/headers"
import { titled } from "@/app/page-text"
import { ApiReference } from "@/components/docs/api-reference"
import { readPageSession } from "@/lib/identity/page-session"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("docs.referenceTitle"))

/** Admins, who can create keys, can also try calls here. */
export default async function ReferencePage() {
  const { session } = await readPageSession(await headers())
  return <ApiReference canTry={session?.role === "admin"} />
}
