import type { ReactNode } from "react"
import { PageMessages } from "@/app/page-messages"

export default function ImportLayout({ children }: { children: ReactNode }) {
  return <PageMessages nouns={["differences", "importPage", "imports", "pay"]}>{children}</PageMessages>
}
