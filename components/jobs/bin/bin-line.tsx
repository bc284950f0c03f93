"use client"

import { Ellipsis, FileClock, Trash2 } from "lucide-react"
import { useToday } from "@/components/employer/use-today"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { cn } from "@/components/ui/cn"
import { IconButton } from "@/components/ui/icon-button"
import { Menu } from "@/components/ui/menu"
import { MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu-items"
import { calendarDateIn, daysFrom } from "@/lib/calendar-date"
import { formatDay } from "@/lib/format/dates"
import { formatInstant } from "@/lib/format/instants"
import type { BinRow } from "@/lib/queries/bin"
import { recordHref } from "@/lib/queries/records"
import { useMe } from "@/lib/queries/session"
import { statusWords } from "../job-status"
import { quoted } from "../job-words"

/** With this many days left or fewer, the remaining time is shown as a warning. */
const fewDays = 3

export interface BinLineProps {
  row: BinRow
  selected: boolean
  onSelect: (selected: boolean) => void
  /** Set while postings are being restored. */
  busy: boolean
  onRestore: () => void
  /** Undefined if the person may not delete permanently. */
  onErase: (() => void) | undefined
}

/** A deleted posting: what it was, who deleted it, and how long it can be restored. */
export function BinLine({ row, selected, onSelect, busy, onRestore, onErase }: BinLineProps) {
  const words = useMessages()
  const { t, locale, language } = words
  const { employer } = useMe()
  const posting = quoted(row.title, words)
  const day = formatDay(calendarDateIn(employer.timeZone, new Date(row.deletedAt)), locale)
  return (
    <li data-job={row.id} className={cn("flex items-start gap-3 px-4 py-3", selected && "bg-selected")}>
      <div className="flex h-5 items-center">
        <Checkbox
          aria-label={t("postings.select", { posting })}
          checked={selected}
          onCheckedChange={onSelect}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-medium wrap-anywhere">{row.title}</h2>
          <p className="flex flex-wrap gap-x-2 text-compact text-muted-foreground">
            <span>{t(statusWords[row.status])}</span>
            {row.referenceId ? <span className="figures wrap-anywhere">{row.referenceId}</span> : null}
            <span className="wrap-anywhere">{t("bin.deletedBy", { day, actor: row.deletedBy.name })}</span>
          </p>
        </div>
        <div className="flex items-center gap-2">
          <TimeLeft until={row.restorableUntil} />
          <Button
            size="sm"
            variant="outline"
            aria-label={t("bin.restorePosting", { posting })}
            data-row-link
            disabled={busy}
            onClick={onRestore}
          >
            {t("bin.restore")}
          </Button>
          <Menu
            trigger={
              <IconButton size="sm" label={t("postings.actionsFor", { posting })}>
                <Ellipsis aria-hidden />
              </IconButton>
            }
          >
            <MenuLink
              render={<a href={recordHref(row.id, employer.id, language)} target="_blank" />}
              icon={<FileClock />}
            >
              {t("bin.record")}
            </MenuLink>
            {onErase ? (
              <>
                <MenuSeparator />
                <MenuItem icon={<Trash2 />} destructive onSelect={onErase}>
                  {t("bin.eraseMenu")}
                </MenuItem>
              </>
            ) : null}
          </Menu>
        </div>
      </div>
    </li>
  )
}

function TimeLeft({ until }: { until: string }) {
  const { t, locale } = useMessages()
  const { timeZone } = useMe().employer
  const days = daysFrom(useToday(), calendarDateIn(timeZone, new Date(until)))
  return (
    <span
      title={t("bin.until", { instant: formatInstant(until, locale, timeZone) })}
      className={cn(
        "text-compact whitespace-nowrap tabular-nums",
        days < fewDays ? "text-warning" : "text-muted-foreground",
      )}
    >
      {days < 1 ? t("bin.lastDay") : t("bin.daysLeft", { count: days })}
    </span>
  )
}
