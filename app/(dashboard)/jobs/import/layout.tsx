import type { ReactNode } from "react"
import { PageMessages } from "@/app/page-messages"

export default function ImportLayout({ children }: { children: ReactNode }) {
  return <PageMessages nouns={["importPage", "imports"]}>{children}</PageMessages>
}
