"use client"

import { useWideScreen } from "@/components/ui/use-wide-screen"
import { KeyCards } from "./key-cards"
import { type KeyListProps, KeyTable } from "./key-table"

/** Keys with everything that is known about them: a table where there is room, cards elsewhere. */
export function KeyList(props: KeyListProps) {
  if (!useWideScreen()) return <KeyCards {...props} />
  return (
    <div className="overflow-clip rounded-xl border bg-card [&_tbody_tr:last-child>*]:border-b-0">
      <KeyTable {...props} />
    </div>
  )
}
