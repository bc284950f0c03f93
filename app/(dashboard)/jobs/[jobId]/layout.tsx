import type { ReactNode } from "react"
import { PageMessages } from "@/app/page-messages"

export default function PostingLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages nouns={["differences", "jobFieldNouns", "pay", "posting", "timeline"]}>
      {children}
    </PageMessages>
  )
}
