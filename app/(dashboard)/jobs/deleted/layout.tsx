import type { ReactNode } from "react"
import { PageMessages } from "@/app/page-messages"

export default function BinLayout({ children }: { children: ReactNode }) {
  return <PageMessages nouns={["bin"]}>{children}</PageMessages>
}
