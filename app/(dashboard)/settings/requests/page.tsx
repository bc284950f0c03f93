import { titled } from "@/app/page-text"
import { Requests } from "@/components/settings/requests/requests"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("requests.title"))

export default function RequestsPage() {
  return <Requests />
}
