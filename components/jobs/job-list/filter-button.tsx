"use client"

import { ListFilter } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"

/** Opens the list's filters, and shows how many are set. */
export function FilterButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useMessages()
  return (
    <Button variant="outline" aria-haspopup="dialog" data-list-filter onClick={onClick}>
      <ListFilter aria-hidden />
      {t("postings.filter")}
      {count > 0 ? <span className="text-muted-foreground tabular-nums">{count}</span> : null}
    </Button>
  )
}
