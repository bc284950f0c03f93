"use client"

import { useState } from "react"
import { useOwnLanguage } from "@/components/layout/use-own-language"
import { useMessages } from "@/components/messages/use-messages"
import { Card } from "@/components/ui/card"
import { RadioGroup } from "@/components/ui/radio-group"
import { useHydrated } from "@/components/ui/use-hydrated"
import type { Language } from "@/lib/messages/language"

/** Each language by its own name, whatever the language of the page. */
const names: Record<Language, string> = { en: "English", fr: "Français" }
const items = (["en", "fr"] as const).map((value) => ({ value, label: names[value] }))

/** The language of the person's pages and emails. */
export function OwnLanguage() {
  const { t, language } = useMessages()
  // Shown at once, since the page only changes its language once it has been refreshed.
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
