"use client"

import { CircleUserRound, LogOut } from "lucide-react"
import Link from "next/link"
import { MenuSeparator } from "@/components/ui/menu"
import { MenuItem, MenuLink } from "@/components/ui/menu-item"
import { MenuPopup } from "@/components/ui/menu-popup"

export interface PersonMenuPopupProps {
  /** Where one changes one's own name and password, once there is such a page. */
  accountHref?: string | undefined
  onSignOut: () => void
}

export function PersonMenuPopup({ accountHref, onSignOut }: PersonMenuPopupProps) {
  return (
    <MenuPopup side="top" align="start" className="w-(--anchor-width) min-w-52">
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
    </MenuPopup>
  )
}
