"use client"

import { Monitor, Smartphone } from "lucide-react"
import { useState } from "react"
import { Banner } from "@/components/ui/banner"
import { Dialog } from "@/components/ui/dialog"
import { Segmented } from "@/components/ui/segmented"
import { PreviewFrame, type PreviewWidth } from "./preview-frame"
import { leaksOf, type Posting } from "./posting"

const widths = [
  { value: "desktop", label: "Desktop", icon: <Monitor aria-hidden /> },
  { value: "phone", label: "Phone", icon: <Smartphone aria-hidden /> },
] as const

export interface PreviewDialogProps {
  open: boolean
  onClose: () => void
  /** Asked when it opens. */
  makePosting: () => Posting
}

/** A posting as a candidate would read it, at the width of a desktop and of a phone. */
export function PreviewDialog({ open, onClose, makePosting }: PreviewDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Preview"
      description="As a candidate would read it."
      size="xl"
    >
      {open ? <Preview posting={makePosting()} /> : null}
    </Dialog>
  )
}

function Preview({ posting }: { posting: Posting }) {
  const [width, setWidth] = useState<PreviewWidth>(() =>
    window.matchMedia("(min-width: 48rem)").matches ? "desktop" : "phone",
  )
  const leaks = leaksOf(posting)
  return (
    <div className="flex flex-col gap-4">
      <Segmented label="Width" items={widths} value={width} onValueChange={setWidth} />
      {leaks.length > 0 ? (
        <Banner tone="warning" title="This posting is confidential">
          {leaks.join(" ")}
        </Banner>
      ) : null}
      <PreviewFrame posting={posting} width={width} />
    </div>
  )
}
