"use client"

import { useMessages } from "@/components/messages/use-messages"
import { MenuItem, MenuSeparator } from "@/components/ui/menu-items"
import type { BulkKind } from "./bulk-asked"

const groups = [
  ["closeDate", "extend"],
  ["autoRefresh"],
  ["addCategory", "removeCategory"],
  ["email", "url"],
] as const satisfies BulkKind[][]

export interface BulkMenuItemsProps {
  onAsk: (kind: BulkKind) => void
}

/** What else can be done with the selected postings. */
export function BulkMenuItems({ onAsk }: BulkMenuItemsProps) {
  const { t } = useMessages()
  return groups.map((group, index) => [
    index > 0 ? <MenuSeparator key={index} /> : null,
    ...group.map((kind) => (
      <MenuItem key={kind} onSelect={() => onAsk(kind)}>
        {t("bulkPage.asks", { deed: t(`bulkPage.${kind}`) })}
      </MenuItem>
    )),
  ])
}
