import type { ReactNode } from "react"
import { PageMessages } from "@/app/page-messages"
import { formNouns } from "../form-nouns"

export default function NewJobLayout({ children }: { children: ReactNode }) {
  return <PageMessages nouns={formNouns}>{children}</PageMessages>
}
