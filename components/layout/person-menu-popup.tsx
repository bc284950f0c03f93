"use client"

import { CircleUserRound, LogOut } from "lucide-react"
import { useRouter } from "next/navigation"
import { MenuSeparator } from "@/components/ui/menu"
import { MenuItem, MenuLink } from "@/components/ui/menu-item"
import { MenuPopup } from "@/components/ui/menu-popup"
import { dismissToasts } from "@/components/ui/toast"
import { useSignOut } from "@/lib/queries/session"
import { Link } from "./page-address"

export function PersonMenuPopup() {
  const router = useRouter()
  const { mutate: signOut } = useSignOut(() => {
    // What they offer takes a session.
    dismissToasts()
    router.replace("/sign-in")
  })
  return (
    <MenuPopup side="top" align="start" className="w-(--anchor-width) min-w-52">
      <MenuLink render={<Link href="/settings/account" />} icon={<CircleUserRound />}>
        Your account
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={signOut}>
        Sign out
      </MenuItem>
    </MenuPopup>
  )
}
