"use client"

import { useLayoutEffect, useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { CandidateView } from "./candidate-view"
import type { Posting } from "./posting"

export type PreviewWidth = "desktop" | "phone"

const pixels: Record<PreviewWidth, number> = { desktop: 1024, phone: 390 }

/** Shows the posting at the width of a screen; if there is less room, it is scaled down. */
export function PreviewFrame({ posting, width }: { posting: Posting; width: PreviewWidth }) {
  const { t } = useMessages()
  const room = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)

  useLayoutEffect(() => {
    const frame = room.current
    if (!frame) return
    const fit = () => setZoom(Math.min(1, frame.clientWidth / pixels[width]))
    const observer = new ResizeObserver(fit)
    observer.observe(frame)
    fit()
    return () => observer.disconnect()
  }, [width])

  return (
    <div ref={room} className="flex justify-center overflow-hidden">
      <div
        role="region"
        aria-label={t(width === "desktop" ? "posting.onDesktop" : "posting.onPhone")}
        className="rounded-xl border bg-background text-foreground"
        style={{ width: pixels[width], flexShrink: 0, zoom }}
      >
        <CandidateView posting={posting} />
      </div>
    </div>
  )
}
