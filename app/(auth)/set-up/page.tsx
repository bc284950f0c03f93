import { SetUp } from "@/components/auth/set-up"
import { say } from "@/lib/messages/message"
import { titled } from "@/app/page-text"

export const generateMetadata = () => titled(say("setUp.pageTitle"))

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export default async function SetUpPage({ searchParams }: Props) {
  const { token } = await searchParams
  return <SetUp token={typeof token === "string" && token !== "" ? token : null} />
}
