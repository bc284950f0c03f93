"use client"

import { useMessages } from "@/components/messages/use-messages"
import { optionClass } from "@/components/ui/popup"
import type { PaletteEntry, PaletteGroup } from "./palette-entry"

export interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  /** Shown if there are no entries. */
  nothing: string
  activeKey: string | undefined
  optionId: (key: string) => string
  onPoint: (key: string) => void
  onChoose: (entry: PaletteEntry) => void
}

/** The entries of the palette. The focus stays in the field above it. */
export function PaletteList({
  id,
  groups,
  nothing,
  activeKey,
  optionId,
  onPoint,
  onChoose,
}: PaletteListProps) {
  const { t } = useMessages()
  return (
    <>
      <div
        role="listbox"
        id={id}
        aria-label={t("palette.open")}
        className="min-h-0 overflow-y-auto overscroll-contain p-1"
      >
        {groups.map(({ title, entries }, index) => (
          <div key={title} role="group" aria-labelledby={`${id}-${index}`}>
            <div id={`${id}-${index}`} className="px-2 pt-2 pb-1 text-xs font-medium text-muted-foreground">
              {title}
            </div>
            {entries.map((entry) => (
              <div
                key={entry.key}
                id={optionId(entry.key)}
                role="option"
                aria-selected={entry.key === activeKey}
                onPointerMove={() => onPoint(entry.key)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
                data-highlighted={entry.key === activeKey || undefined}
                className={optionClass}
              >
                <entry.icon aria-hidden className="text-muted-foreground" />
                <span lang={entry.lang} className="min-w-0 truncate">
                  {entry.label}
                </span>
                {entry.hint ? (
                  <span className="min-w-0 truncate text-xs text-muted-foreground">{entry.hint}</span>
                ) : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      {groups.length === 0 ? (
        <p className="px-3 py-6 text-center text-sm text-muted-foreground">{nothing}</p>
      ) : null}
    </>
  )
}
