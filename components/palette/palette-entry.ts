import type { LucideIcon } from "lucide-react"
import type { Language } from "@/lib/messages/language"

/** Something that the palette offers. */
export interface PaletteEntry {
  key: string
  label: string
  /** Quiet words after the label. */
  hint?: string | undefined
  /** Of the label, where it is not that of the page. */
  lang?: Language
  icon: LucideIcon
  act: () => unknown
}

export interface PaletteGroup {
  title: string
  entries: readonly PaletteEntry[]
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** The entries that have every word of `text`, in any order, without regard to case and accents. */
export function entriesWith(text: string, entries: readonly PaletteEntry[]): PaletteEntry[] {
  const words = plain(text).split(/\s+/)
  return entries.filter(({ label, hint = "" }) => {
    const said = plain(`${label} ${hint}`)
    return words.every((word) => said.includes(word))
  })
}
