import type { Metadata } from "next"
import { SignedIn } from "@/components/auth/signed-in"

export const metadata: Metadata = { title: "Signed in" }

export default function SignedInPage() {
  return <SignedIn />
}
