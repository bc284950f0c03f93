import type { ReactNode } from "react"
import { PageMessages } from "@/app/page-messages"

/** Sends the messages that a first visit to the list needs, and those it may need later: they are data, so they add no script. */
export default function PostingsLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages
      nouns={[
        "bulkPage",
        "fields",
        "jobFields",
        "listFilters",
        "names",
        "postings",
        "postingChanges",
        "publishing",
        "views",
      ]}
    >
      {children}
    </PageMessages>
  )
}
