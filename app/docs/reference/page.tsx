import type { Metadata } from "next"
import { headers } from "next/headers"
import { ApiReference } from "@/components/docs/api-reference"
import { readPageSession } from "@/lib/identity/page-session"

export const metadata: Metadata = { title: "API reference" }

/** Admins, who can make keys, can try calls here as well. */
export default async function ReferencePage() {
  const { session } = await readPageSession(await headers())
  return <ApiReference canTry={session?.role === "admin"} />
}
