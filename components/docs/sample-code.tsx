"use client"

import { useSyncExternalStore } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { CodeBlock } from "@/components/ui/code-block"
import { Tabs } from "@/components/ui/tabs"
import { type SampleLanguage, sampleLanguages, type Sample } from "./samples/sample"

const stored = "docs-language"

function chosenLanguage(): SampleLanguage {
  try {
    const found = sampleLanguages.find(({ id }) => id === localStorage.getItem(stored))
    return found?.id ?? "curl"
  } catch {
    return "curl"
  }
}

function choose(language: string) {
  try {
    localStorage.setItem(stored, language)
  } catch {
    // Storage may be blocked; the guide then shows curl.
  }
  window.dispatchEvent(new Event(stored))
}

function subscribe(onChange: () => void) {
  window.addEventListener(stored, onChange)
  window.addEventListener("storage", onChange)
  return () => {
    window.removeEventListener(stored, onChange)
    window.removeEventListener("storage", onChange)
  }
}

/** A program of the guide in each language; choosing a language applies to all programs. */
export function SampleCode({ sample }: { sample: Sample }) {
  const { t } = useMessages()
  const language = useSyncExternalStore(subscribe, chosenLanguage, () => "curl" as const)
  return (
    <Tabs
      label={t("docs.sampleLanguages", { title: sample.title })}
      value={language}
      onValueChange={choose}
      items={sampleLanguages.map(({ id, label }) => ({
        value: id,
        label,
        content: <CodeBlock label={sample.title} code={sample.code[id]} />,
      }))}
    />
  )
}
