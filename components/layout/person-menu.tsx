"use client"

import { ChevronsUpDown } from "lucide-react"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { MenuButton } from "@/components/ui/menu-button"
import { onDemand } from "@/components/ui/on-demand"

const PersonMenuPopup = onDemand<object>(async () => (await import("./person-menu-popup")).PersonMenuPopup)

export interface PersonMenuProps {
  name: string
  email: string
}

export function PersonMenu({ name, email }: PersonMenuProps) {
  return (
    <MenuButton
      trigger={
        <Button
          variant="ghost"
          aria-label={`Your account: ${name}`}
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
      <PersonMenuPopup />
    </MenuButton>
  )
}
