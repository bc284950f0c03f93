"use client"

import { Download, Printer } from "lucide-react"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { saveFile } from "@/components/ui/save-file"
import { toast } from "@/components/ui/toast"
import { recordHref, recordText } from "@/lib/queries/records"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useMe } from "@/lib/queries/session"

/** The posting record: what the public saw of the posting, and when, for printing or downloading. */
export function RecordLinks({ jobId }: { jobId: number }) {
  const { t, language } = useMessages()
  const { employer } = useMe()
  const [loading, setLoading] = useState(false)

  async function download() {
    setLoading(true)
    try {
      saveFile(t("timeline.recordFile", { id: String(jobId) }), await recordText(jobId), "application/json")
    } catch (error) {
      toast({ type: "error", title: t("timeline.recordNotLoaded"), description: refusalInWords(error) })
    }
    setLoading(false)
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <p className="min-w-0 flex-1 basis-60 text-compact text-muted-foreground">{t("timeline.recordText")}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          render={<a href={recordHref(jobId, employer.id, language)} target="_blank" rel="noopener" />}
        >
          <Printer aria-hidden />
          {t("timeline.openRecord")}
          <span className="sr-only">{t("posting.inNewTab")}</span>
        </Button>
        <Button size="sm" variant="outline" loading={loading} onClick={() => void download()}>
          <Download aria-hidden />
          {t("timeline.downloadRecord")}
        </Button>
      </div>
    </div>
  )
}
