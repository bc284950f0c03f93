import { titled } from "@/app/page-text"
import { Members } from "@/components/settings/members/members"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("members.title"))

export default function MembersPage() {
  return <Members />
}
