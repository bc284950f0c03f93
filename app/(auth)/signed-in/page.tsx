import { SignedInNotice } from "@/components/auth/signed-in-notice"
import { say } from "@/lib/messages/message"
import { titled } from "@/app/page-text"

export const generateMetadata = () => titled(say("signIn.signedInPageTitle"))

export default function SignedInPage() {
  return <SignedInNotice />
}
