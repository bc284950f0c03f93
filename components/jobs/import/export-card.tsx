"use client"

import { Download } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { jobsFileHref, jobsJsonHref } from "@/lib/queries/imports"
import { useMe } from "@/lib/queries/session"

/** All postings as a file. */
export function ExportCard() {
  const { t, language } = useMessages()
  const { employer } = useMe()
  return (
    <Card
      title={t("importPage.exportTitle")}
      description={t("importPage.exportText")}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" render={<a href={jobsFileHref({}, employer.id, language)} download />}>
            <Download aria-hidden />
            {t("importPage.export")}
          </Button>
          <Button variant="ghost" render={<a href={jobsJsonHref({}, employer.id)} download />}>
            {t("importPage.exportJson")}
          </Button>
        </div>
      }
    />
  )
}
