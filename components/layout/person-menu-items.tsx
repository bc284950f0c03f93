"use client"

import { CircleUserRound, Languages, LogOut } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-items"
import { Link } from "./page-address"
import { useOwnLanguage } from "./use-own-language"
import { useOwnSignOut } from "./use-own-sign-out"

export function PersonMenuItems() {
  const { t, language } = useMessages()
  const { choose } = useOwnLanguage()
  const other = language === "en" ? "fr" : "en"
  const signOut = useOwnSignOut()
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
