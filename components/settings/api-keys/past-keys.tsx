"use client"

import { ChevronRight } from "lucide-react"
import { useId, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import type { PresentedKey } from "@/lib/queries/api-keys"
import type { ListTime } from "./key-facts"
import { KeyList } from "./key-list"

/** Keys that no longer work, out of the way until someone wants to see them. */
export function PastKeys({ keys, time }: { keys: readonly PresentedKey[]; time: ListTime }) {
  const { t } = useMessages()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-2 text-muted-foreground"
      >
        <ChevronRight aria-hidden className={cn("transition-transform duration-100", open && "rotate-90")} />
        {t("keys.ended", { count: keys.length })}
      </Button>
      <div id={id} className={cn("mt-3", !open && "hidden")}>
        {open ? <KeyList label={t("keys.endedList")} keys={keys} time={time} actions={null} /> : null}
      </div>
    </div>
  )
}
