"use client"

import { BookOpen, BriefcaseBusiness, FileUp, type LucideIcon, Settings, Trash2 } from "lucide-react"
import { useGoTo } from "@/components/layout/use-go-to"
import { useMessages } from "@/components/messages/use-messages"
import { mayWrite } from "@/lib/api/dashboard/may-write"
import type { MessageKey } from "@/lib/messages/message"
import { useMe } from "@/lib/queries/session"
import type { PaletteEntry } from "./palette-entry"

/** The labels are among the messages that every page has, unlike the settings' own. */
const pages = [
  { href: "/jobs", label: "frame.postings", icon: BriefcaseBusiness },
  { href: "/jobs/deleted", label: "frame.bin", icon: Trash2, of: "writers" },
  { href: "/jobs/import", label: "frame.importExport", icon: FileUp, of: "writers" },
  { href: "/settings/employer", label: "palette.employer", icon: Settings, of: "admins" },
  { href: "/settings/posting-check", label: "palette.postingCheck", icon: Settings, of: "admins" },
  { href: "/settings/members", label: "palette.members", icon: Settings, of: "admins" },
  { href: "/settings/api-keys", label: "palette.keys", icon: Settings, of: "admins" },
  { href: "/settings/webhooks", label: "palette.webhooks", icon: Settings, of: "admins" },
  { href: "/settings/requests", label: "palette.requests", icon: Settings, of: "admins" },
  { href: "/settings/activity", label: "palette.activity", icon: Settings, of: "admins" },
  { href: "/settings/records", label: "palette.records", icon: Settings, of: "admins" },
  { href: "/settings/account", label: "frame.account", icon: Settings },
  { href: "/docs", label: "frame.apiDocs", icon: BookOpen },
  { href: "/docs/reference", label: "palette.reference", icon: BookOpen },
  { href: "/docs/posting-check", label: "palette.rules", icon: BookOpen },
] as const satisfies readonly {
  href: string
  label: MessageKey
  icon: LucideIcon
  of?: "writers" | "admins"
}[]

/** The pages that the person may see. */
export function usePalettePages(): PaletteEntry[] {
  const { t } = useMessages()
  const { role } = useMe().employer
  const goTo = useGoTo()
  const may = { writers: mayWrite(role), admins: role === "admin" }
  return pages
    .filter((page) => !("of" in page) || may[page.of])
    .map(({ href, label, icon }) => ({
      key: href,
      label: t(label),
      hint: href.startsWith("/settings") ? t("frame.settings") : undefined,
      icon,
      act: () => goTo(href),
    }))
}
