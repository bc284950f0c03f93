"use client"

import { ChevronsUpDown, CircleUserRound, LogOut } from "lucide-react"
import Link from "next/link"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { Menu, MenuSeparator } from "@/components/ui/menu"
import { MenuItem, MenuLink } from "@/components/ui/menu-item"

export interface PersonMenuProps {
  person: { name: string; email: string }
  /** Where one changes one's own name and password, once there is such a page. */
  accountHref?: string
  onSignOut: () => void
}

export function PersonMenu({ person, accountHref, onSignOut }: PersonMenuProps) {
  return (
    <Menu
      side="top"
      align="start"
      className="w-(--anchor-width) min-w-52"
      trigger={
        <Button
          variant="ghost"
          aria-label={`Your account: ${person.name}`}
          className="h-auto w-full justify-start px-2 py-1.5 text-left font-normal hover:bg-sidebar-accent data-popup-open:bg-sidebar-accent [&>span]:w-full [&>span]:gap-2.5"
        >
          <Avatar name={person.name} />
          <span className="flex min-w-0 flex-1 flex-col leading-4">
            <span className="truncate text-compact font-medium">{person.name}</span>
            <span className="truncate text-xs text-muted-foreground">{person.email}</span>
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 text-muted-foreground" />
        </Button>
      }
    >
      {accountHref ? (
        <>
          <MenuLink render={<Link href={accountHref} />} icon={<CircleUserRound />}>
            Your account
          </MenuLink>
          <MenuSeparator />
        </>
      ) : null}
      <MenuItem icon={<LogOut />} onSelect={onSignOut}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
