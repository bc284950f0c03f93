"use client"

import { ChevronsUpDown } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import { onDemand } from "@/components/ui/on-demand"

const PersonMenuItems = onDemand<object>(async () => (await import("./person-menu-items")).PersonMenuItems)

export interface PersonMenuProps {
  name: string
  email: string
}

export function PersonMenu({ name, email }: PersonMenuProps) {
  const { t } = useMessages()
  return (
    <Menu
      side="top"
      align="start"
      className="w-(--anchor-width) min-w-52"
      trigger={
        <Button
          variant="ghost"
          aria-label={t("frame.accountOf", { name })}
          className="h-auto w-full justify-start px-2 py-1.5 text-left font-normal hover:bg-sidebar-accent data-popup-open:bg-sidebar-accent [&>span]:w-full [&>span]:gap-2.5"
        >
          <Avatar name={name} />
          <span className="flex min-w-0 flex-1 flex-col leading-4">
            <span className="truncate text-compact font-medium">{name}</span>
            <span className="truncate text-xs text-muted-foreground">{email}</span>
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 text-muted-foreground" />
        </Button>
      }
    >
      <PersonMenuItems />
    </Menu>
  )
}
