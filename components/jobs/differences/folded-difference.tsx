"use client"

import { ChevronRight } from "lucide-react"
import { useId, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import type { ToldChange } from "./field-changes"
import { FieldDifference } from "./field-difference"

/** A difference that is shown when someone asks for it. Without values, it was too long to be sent. */
export function FoldedDifference({ change }: { change: ToldChange }) {
  const { t } = useMessages()
  const id = useId()
  const [open, setOpen] = useState(false)
  if (change.before === null && change.after === null)
    return <span className="text-muted-foreground">{t("differences.tooLong")}</span>
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="-my-1.5 -ml-2 text-muted-foreground"
      >
        <ChevronRight aria-hidden className={cn("transition-transform duration-100", open && "rotate-90")} />
        {t("differences.showText")}
      </Button>
      {open ? (
        <div id={id} className="mt-2">
          <FieldDifference change={change} />
        </div>
      ) : null}
    </>
  )
}
