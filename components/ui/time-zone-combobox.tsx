"use client"

import { useMemo } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Combobox, type ComboboxProps } from "./combobox"
import type { ComboboxItem } from "./combobox-list"

export interface TimeZoneComboboxProps extends Omit<ComboboxProps, "items" | "value" | "onValueChange"> {
  /** Its IANA name, or "" for none. */
  value: string
  onValueChange: (timeZone: string) => void
}

/** A time zone by its IANA name, found by its city. */
export function TimeZoneCombobox({ value, onValueChange, ...props }: TimeZoneComboboxProps) {
  const { t } = useMessages()
  const items = useMemo(() => timeZones(value), [value])
  return (
    <Combobox
      {...props}
      items={items}
      emptyText={t("ui.noSuchTimeZone")}
      value={value ? toItem(value) : null}
      onValueChange={(item) => onValueChange(item?.value ?? "")}
    />
  )
}

/** The zones that the browser knows, and the chosen one, which may come from elsewhere. */
function timeZones(chosen: string): ComboboxItem[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])
  if (chosen) names.add(chosen)
  return [...names].sort().map(toItem)
}

/** Cities that people look for and that no zone is named after, with where their clocks are the same. */
const otherCities: Readonly<Record<string, string>> = {
  "America/Toronto": "Montréal, Québec, Ottawa",
  "America/Vancouver": "Victoria",
  "America/Edmonton": "Calgary",
  "America/Regina": "Saskatoon",
  "America/Halifax": "Charlottetown",
  "America/Moncton": "Fredericton, Saint John",
}

function toItem(name: string): ComboboxItem {
  const hint = otherCities[name]
  return { value: name, label: name.replaceAll("_", " "), ...(hint && { hint }) }
}
