"use client"

import { useRouter } from "next/navigation"
import { Button } from "@/components/ui/button"
import { useHydrated } from "@/components/ui/use-hydrated"
import { languageCookie } from "@/lib/messages/language-cookie"
import { useMessages } from "./use-messages"

/** Shows the page in the other language, and remembers that in this browser; what is written on the page stays. */
export function LanguageSwitch() {
  const { t, language } = useMessages()
  const router = useRouter()
  const other = language === "en" ? "fr" : "en"
  return (
    <Button
      variant="ghost"
      lang={other}
      disabled={!useHydrated()}
      onClick={() => {
        document.cookie = languageCookie(other, { secure: window.location.protocol === "https:" })
        router.refresh()
      }}
    >
      {t("ui.otherLanguage")}
    </Button>
  )
}
