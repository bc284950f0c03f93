import { AcceptInvitation } from "@/components/auth/accept-invitation"
import { say } from "@/lib/messages/message"
import { titled } from "@/app/page-text"

export const generateMetadata = () => titled(say("invitations.pageTitle"))

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export default async function InvitationPage({ searchParams }: Props) {
  const { token } = await searchParams
  return <AcceptInvitation token={typeof token === "string" && token !== "" ? token : null} />
}
