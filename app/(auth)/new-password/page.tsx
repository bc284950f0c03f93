import { IncompleteLink } from "@/components/auth/incomplete-link"
import { NewPassword } from "@/components/auth/new-password"
import { say } from "@/lib/messages/message"
import { titled } from "@/app/page-text"

export const generateMetadata = () => titled(say("passwords.newPageTitle"))

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export default async function NewPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams
  return typeof token === "string" && token !== "" ? <NewPassword token={token} /> : <IncompleteLink />
}
