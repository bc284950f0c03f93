import { titled } from "@/app/page-text"
import { Bin } from "@/components/jobs/bin/bin"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("bin.title"))

export default function BinPage() {
  return <Bin />
}
