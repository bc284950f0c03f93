"use client"

import { ShieldX } from "lucide-react"
import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import { useMessages } from "@/components/messages/use-messages"
import { EmptyState } from "@/components/ui/empty-state"
import { useMayWrite, useMe } from "@/lib/queries/session"
import { ExportCard } from "./export-card"
import { ImportWork } from "./import-work"

/** Imports postings from a file, and exports them to one. */
export function ImportPage() {
  const { t } = useMessages()
  return (
    <PageBody width="form">
      <PageHeader title={t("importPage.title")} description={t("importPage.description")} />
      {useMayWrite() ? <ImportWork /> : <ViewerNotice />}
      <ExportCard />
    </PageBody>
  )
}

function ViewerNotice() {
  const { t } = useMessages()
  const { employer } = useMe()
  return (
    <EmptyState icon={<ShieldX />} title={t("importPage.viewerTitle")}>
      {t("postings.yourRole", { employer: employer.name, role: employer.role })}
    </EmptyState>
  )
}
