import type { LucideIcon } from "lucide-react"
import type { Language } from "@/lib/messages/language"

/** An entry of the palette. */
export interface PaletteEntry {
  key: string
  label: string
  /** Muted text after the label. */
  hint?: string | undefined
  /** The language of the label, if it isn't that of the page. */
  lang?: Language
  icon: LucideIcon
  act: () => unknown
}

export interface PaletteGroup {
  title: string
  entries: readonly PaletteEntry[]
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** The entries that contain every word of `text`, in any order, regardless of case and accents. */
export function entriesWith(text: string, entries: readonly PaletteEntry[]): PaletteEntry[] {
  const words = plain(text).split(/\s+/)
  return entries.filter(({ label, hint = "" }) => {
    const said = plain(`${label} ${hint}`)
    return words.every((word) => said.includes(word))
  })
}
