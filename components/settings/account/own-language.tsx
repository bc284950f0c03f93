"use client"

import { useState } from "react"
import { useOwnLanguage } from "@/components/layout/use-own-language"
import { useMessages } from "@/components/messages/use-messages"
import { Card } from "@/components/ui/card"
import { RadioGroup } from "@/components/ui/radio-group"
import { useHydrated } from "@/components/ui/use-hydrated"
import type { Language } from "@/lib/messages/language"

/** Each in its own words, whatever the page speaks. */
const names: Record<Language, string> = { en: "English", fr: "Français" }
const items = (["en", "fr"] as const).map((value) => ({ value, label: names[value] }))

/** The language that one is spoken and written to in. */
export function OwnLanguage() {
  const { t, language } = useMessages()
  // Shown at once: the page speaks the other language only when it has come anew.
  const [chosen, setChosen] = useState<{ on: Language; wanted: Language } | null>(null)
  const { choose, isPending } = useOwnLanguage(() => setChosen(null))
  const hydrated = useHydrated()
  return (
    <Card title={t("account.ownLanguage")} description={t("account.ownLanguageUse")}>
      <RadioGroup
        aria-label={t("account.ownLanguage")}
        items={items}
        value={chosen?.on === language ? chosen.wanted : language}
        disabled={!hydrated || isPending}
        onValueChange={(wanted) => {
          setChosen({ on: language, wanted })
          choose(wanted)
        }}
      />
    </Card>
  )
}
