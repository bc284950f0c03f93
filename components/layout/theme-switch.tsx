"use client"

import { Monitor, Moon, Sun } from "lucide-react"
import { useEffect, useSyncExternalStore } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Segmented } from "@/components/ui/segmented"
import { chooseTheme } from "./choose-theme"
import { showTheme, storedTheme, systemIsDark } from "./theme"

const items = [
  { value: "system", label: "ui.systemTheme", icon: <Monitor aria-hidden /> },
  { value: "light", label: "ui.lightTheme", icon: <Sun aria-hidden /> },
  { value: "dark", label: "ui.darkTheme", icon: <Moon aria-hidden /> },
] as const

function subscribe(onChange: () => void) {
  window.addEventListener("themechange", onChange)
  window.addEventListener("storage", onChange)
  return () => {
    window.removeEventListener("themechange", onChange)
    window.removeEventListener("storage", onChange)
  }
}

/** System, light or dark; remembered in this browser, and applied in its other tabs. */
export function ThemeSwitch() {
  const { t } = useMessages()
  const theme = useSyncExternalStore(subscribe, storedTheme, () => "system" as const)

  useEffect(() => {
    showTheme()
    const system = systemIsDark()
    system.addEventListener("change", showTheme)
    return () => system.removeEventListener("change", showTheme)
  }, [theme])

  return (
    <Segmented
      label={t("ui.theme")}
      items={items.map((item) => ({ ...item, label: t(item.label) }))}
      value={theme}
      onValueChange={chooseTheme}
    />
  )
}
