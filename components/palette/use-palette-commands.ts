"use client"

import {
  Building2,
  FileBraces,
  FileSpreadsheet,
  FileUp,
  Languages,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Sun,
} from "lucide-react"
import { chooseTheme } from "@/components/layout/choose-theme"
import { useGoTo } from "@/components/layout/use-go-to"
import { useGoToEmployer } from "@/components/layout/use-go-to-employer"
import { useOwnLanguage } from "@/components/layout/use-own-language"
import { useOwnSignOut } from "@/components/layout/use-own-sign-out"
import { useMessages } from "@/components/messages/use-messages"
import { mayWrite } from "@/lib/api/dashboard/may-write"
import { jobsFileHref, jobsJsonHref } from "@/lib/queries/imports"
import { useMe } from "@/lib/queries/session"
import type { PaletteEntry } from "./palette-entry"

/** What can be done from anywhere. */
export function usePaletteCommands(): PaletteEntry[] {
  const { t, language } = useMessages()
  const { employer, employers } = useMe()
  const goTo = useGoTo()
  const { choose } = useOwnLanguage()
  const signOut = useOwnSignOut()
  const goToEmployer = useGoToEmployer()
  const other = language === "en" ? "fr" : "en"
  const go = (path: string) => () => goTo(path)

  const writing: PaletteEntry[] = [
    { key: "new", label: t("palette.newPosting"), icon: Plus, act: go("/jobs/new") },
    { key: "import", label: t("palette.import"), icon: FileUp, act: go("/jobs/import") },
  ]
  return [
    ...(mayWrite(employer.role) ? writing : []),
    {
      key: "export-csv",
      label: t("palette.exportCsv"),
      icon: FileSpreadsheet,
      act: () => download(jobsFileHref({}, employer.id, language)),
    },
    {
      key: "export-json",
      label: t("palette.exportJson"),
      icon: FileBraces,
      act: () => download(jobsJsonHref({}, employer.id)),
    },
    ...employers
      .filter(({ id }) => id !== employer.id)
      .map(({ id, name }) => ({
        key: `employer-${id}`,
        label: t("palette.workFor", { employer: name }),
        icon: Building2,
        act: () => goToEmployer(id),
      })),
    {
      key: "language",
      label: t("ui.otherLanguage"),
      lang: other,
      icon: Languages,
      act: () => choose(other),
    },
    { key: "light", label: t("ui.lightTheme"), icon: Sun, act: () => chooseTheme("light") },
    { key: "dark", label: t("ui.darkTheme"), icon: Moon, act: () => chooseTheme("dark") },
    { key: "system", label: t("ui.systemTheme"), icon: Monitor, act: () => chooseTheme("system") },
    { key: "sign-out", label: t("frame.signOut"), icon: LogOut, act: signOut },
  ]
}

/** Saves a file as a link does: the page stays, so nothing asks whether to leave it. */
function download(href: string): void {
  const link = document.createElement("a")
  link.href = href
  link.download = ""
  link.click()
}
