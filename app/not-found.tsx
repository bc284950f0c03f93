import { MessagePage } from "@/components/layout/message-page"
import { Button } from "@/components/ui/button"
import { say } from "@/lib/messages/message"
import { addressStart } from "./address-start"
import { pageText, titled } from "./page-text"

export const generateMetadata = () => titled(say("ui.notFoundTitle"))

export default async function NotFound() {
  const start = await addressStart()
  return (
    <MessagePage
      title={await pageText(say("ui.notFoundTitle"))}
      action={
        <Button variant="primary" render={<a href={`${start}/jobs`} />}>
          {await pageText(say("ui.toPostings"))}
        </Button>
      }
    >
      {await pageText(say("ui.notFoundText"))}
    </MessagePage>
  )
}
