import type { Metadata } from "next"
import { AcceptInvitation } from "@/components/auth/accept-invitation"

export const metadata: Metadata = { title: "Invitation" }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export default async function InvitationPage({ searchParams }: Props) {
  const { token } = await searchParams
  return <AcceptInvitation token={typeof token === "string" && token !== "" ? token : null} />
}
