import type { ReactNode } from "react"
import { DocsBar } from "@/components/docs/docs-bar"
import { SkipLink } from "@/components/layout/skip-link"

export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DocsBar />
      {children}
    </>
  )
}
