import { titled } from "@/app/page-text"
import { ApiKeys } from "@/components/settings/api-keys/api-keys"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("keys.title"))

export default function ApiKeysPage() {
  return <ApiKeys />
}
