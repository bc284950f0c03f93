import type { ReactNode } from "react"
import { DocsBar } from "@/components/docs/docs-bar"
import { PageAddresses } from "@/components/layout/page-address"
import { SkipLink } from "@/components/layout/skip-link"
import { addressStart } from "../address-start"
import { PageMessages } from "../page-messages"

export default async function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages nouns={["docs"]}>
      <PageAddresses start={await addressStart()}>
        <SkipLink />
        <DocsBar />
        {children}
      </PageAddresses>
    </PageMessages>
  )
}
