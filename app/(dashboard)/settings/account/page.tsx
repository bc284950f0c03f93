import { titled } from "@/app/page-text"
import { Account } from "@/components/settings/account/account"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("account.pageTitle"))

export default function AccountPage() {
  return <Account />
}
