import type { ReactNode } from "react"
import { DocsBar } from "@/components/docs/docs-bar"
import { PageAddresses } from "@/components/layout/page-address"
import { SkipLink } from "@/components/layout/skip-link"
import { addressStart } from "../address-start"

export default async function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <PageAddresses start={await addressStart()}>
      <SkipLink />
      <DocsBar />
      {children}
    </PageAddresses>
  )
}
