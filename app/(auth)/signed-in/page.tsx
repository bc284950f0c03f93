import type { Metadata } from "next"
import { SignedInNotice } from "@/components/auth/signed-in-notice"

export const metadata: Metadata = { title: "Signed in" }

export default function SignedInPage() {
  return <SignedInNotice />
}
