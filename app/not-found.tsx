import type { Metadata } from "next"
import { MessagePage } from "@/components/layout/message-page"
import { Button } from "@/components/ui/button"
import { addressStart } from "./address-start"

export const metadata: Metadata = { title: "Page not found" }

export default async function NotFound() {
  const start = await addressStart()
  return (
    <MessagePage
      title="Page not found"
      action={
        <Button variant="primary" render={<a href={`${start}/jobs`} />}>
          Go to postings
        </Button>
      }
    >
      Nothing is at this address. It may have been deleted, belong to another employer, or be mistyped.
    </MessagePage>
  )
}
