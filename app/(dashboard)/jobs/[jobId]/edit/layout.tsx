import type { ReactNode } from "react"
import { PageMessages } from "@/app/page-messages"
import { formNouns } from "../../form-nouns"

export default function EditJobLayout({ children }: { children: ReactNode }) {
  return <PageMessages nouns={formNouns}>{children}</PageMessages>
}
