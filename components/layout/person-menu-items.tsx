"use client"

import { CircleUserRound, LogOut } from "lucide-react"
import { useRouter } from "next/navigation"
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-items"
import { dismissToasts } from "@/components/ui/toast"
import { useSignOut } from "@/lib/queries/session"
import { Link } from "./page-address"

export function PersonMenuItems() {
  const router = useRouter()
  const { mutate: signOut } = useSignOut(() => {
    // What they offer takes a session.
    dismissToasts()
    router.replace("/sign-in")
  })
  return (
    <>
      <MenuLink render={<Link href="/settings/account" />} icon={<CircleUserRound />}>
        Your account
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={signOut}>
        Sign out
      </MenuItem>
    </>
  )
}
