import type { ReactNode } from "react"
import { PageMessages } from "@/app/page-messages"

/** What a list's first visit needs comes with it, and what it may need later: the words are no script. */
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
