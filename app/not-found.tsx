import type { Metadata } from "next"
import { MessagePage } from "@/components/layout/message-page"
import { Button } from "@/components/ui/button"

export const metadata: Metadata = { title: "Page not found" }

export default function NotFound() {
  return (
    <MessagePage
      title="Page not found"
      action={
        <Button variant="primary" render={<a href="/jobs" />}>
          Go to postings
        </Button>
      }
    >
      Nothing is at this address. It may have been deleted, belong to another employer, or be mistyped.
    </MessagePage>
  )
}
