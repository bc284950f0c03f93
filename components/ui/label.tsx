import type { ComponentProps } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "./cn"

export function Label({ className, ...props }: ComponentProps<"label">) {
  return <label className={cn("text-xs font-medium text-foreground select-none", className)} {...props} />
}

/** Said after the name of a field that cannot be left empty: an asterisk to see, a word to hear. */
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
