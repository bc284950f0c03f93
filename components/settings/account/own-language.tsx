"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Card } from "@/components/ui/card"
import { RadioGroup } from "@/components/ui/radio-group"
import { toast } from "@/components/ui/toast"
import { useHydrated } from "@/components/ui/use-hydrated"
import { languageCookie } from "@/lib/messages/language-cookie"
import type { Language } from "@/lib/messages/language"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useChooseLanguage } from "@/lib/queries/account"
import { useMe } from "@/lib/queries/session"

const names: readonly { value: Language; label: string }[] = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français" },
]

/** The language that one is spoken and written to in. */
export function OwnLanguage() {
  const { person } = useMe()
  const { t, language } = useMessages()
  const choose = useChooseLanguage()
  // Shown at once: the mutation tells of what it was given only in a later turn.
  const [chosen, setChosen] = useState<Language | null>(null)
  const router = useRouter()
  const hydrated = useHydrated()
  return (
    <Card title={t("account.ownLanguage")} description={t("account.ownLanguageUse")}>
      <RadioGroup
        aria-label={t("account.ownLanguage")}
        items={names}
        value={chosen ?? person.language ?? language}
        disabled={!hydrated || choose.isPending}
        onValueChange={(wanted) => {
          setChosen(wanted)
          choose.mutate(wanted, {
            onSuccess() {
              document.cookie = languageCookie(wanted, { secure: window.location.protocol === "https:" })
              router.refresh()
              toast({ title: t("account.languageSaved"), about: ["own-language"] })
            },
            onError(error) {
              setChosen(null)
              const title = t("account.languageNotSaved")
              toast({ type: "error", title, description: refusalInWords(error), about: ["own-language"] })
            },
          })
        }}
      />
    </Card>
  )
}
