"use client"

import { Monitor, Smartphone } from "lucide-react"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Dialog } from "@/components/ui/dialog"
import { Segmented } from "@/components/ui/segmented"
import { PreviewFrame, type PreviewWidth } from "./preview-frame"
import { leaksOf, type Posting } from "./posting"

const widths = [
  { value: "desktop", label: "posting.desktop", icon: <Monitor aria-hidden /> },
  { value: "phone", label: "posting.phone", icon: <Smartphone aria-hidden /> },
] as const

export interface PreviewDialogProps {
  open: boolean
  onClose: () => void
  /** Called when it opens. */
  makePosting: () => Posting
}

/** A posting as a candidate would see it, at the width of a desktop and of a phone. */
export function PreviewDialog({ open, onClose, makePosting }: PreviewDialogProps) {
  const { t } = useMessages()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("posting.preview")}
      description={t("posting.previewDescription")}
      size="xl"
    >
      {open ? <Preview posting={makePosting()} /> : null}
    </Dialog>
  )
}

function Preview({ posting }: { posting: Posting }) {
  const { t, textOf } = useMessages()
  const [width, setWidth] = useState<PreviewWidth>(() =>
    window.matchMedia("(min-width: 48rem)").matches ? "desktop" : "phone",
  )
  const leaks = leaksOf(posting)
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t("posting.width")}
        items={widths.map((item) => ({ ...item, label: t(item.label) }))}
        value={width}
        onValueChange={setWidth}
      />
      {leaks.length > 0 ? (
        <Banner tone="warning" title={t("posting.isConfidential")}>
          {leaks.map(textOf).join(" ")}
        </Banner>
      ) : null}
      <PreviewFrame posting={posting} width={width} />
    </div>
  )
}
