import type { ComponentProps } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "./cn"

export function Label({ className, ...props }: ComponentProps<"label">) {
  return <label className={cn("text-xs font-medium text-foreground select-none", className)} {...props} />
}

/** Follows the name of a field that can't be left empty: a visible asterisk, and a word for screen readers. */
export function RequiredMark() {
  const { t } = useMessages()
  return (
    <>
      <span aria-hidden className="text-muted-foreground">
        {" *"}
      </span>
      <span className="sr-only">{t("ui.required")}</span>
    </>
  )
}
