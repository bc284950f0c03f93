"use client"

import { CircleUserRound, Languages, LogOut } from "lucide-react"
import { useRouter } from "next/navigation"
import { useMessages } from "@/components/messages/use-messages"
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-items"
import { dismissToasts } from "@/components/ui/toast"
import { useSignOut } from "@/lib/queries/use-sign-out"
import { Link } from "./page-address"
import { useOwnLanguage } from "./use-own-language"

export function PersonMenuItems() {
  const { t, language } = useMessages()
  const { choose } = useOwnLanguage()
  const other = language === "en" ? "fr" : "en"
  const router = useRouter()
  const { mutate: signOut } = useSignOut(() => {
    // What they offer takes a session.
    dismissToasts()
    router.replace("/sign-in")
  })
  return (
    <>
      <MenuLink render={<Link href="/settings/account" />} icon={<CircleUserRound />}>
        {t("frame.account")}
      </MenuLink>
      <MenuItem icon={<Languages />} onSelect={() => choose(other)}>
        <span lang={other}>{t("ui.otherLanguage")}</span>
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={signOut}>
        {t("frame.signOut")}
      </MenuItem>
    </>
  )
}
