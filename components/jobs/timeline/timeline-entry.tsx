"use client"

import { ChevronRight } from "lucide-react"
import { useId, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { formatInstantThere, formatTime } from "@/lib/format/instants"
import type { ListedVersion } from "@/lib/queries/history"
import { useMe } from "@/lib/queries/session"
import { Differences } from "../differences/differences"
import { toldChanges } from "../differences/field-changes"
import { ActorMark } from "./actor-mark"
import { authorName, deedSentence } from "./deed-sentence"
import type { AskedRestoring } from "./asked-restoring"
import { canBeUndone } from "./undone-fields"
import type { TimelineStep } from "./timeline-days"

export interface TimelineEntryProps extends TimelineStep {
  /** Whether this is the posting's current version. */
  isLatest: boolean
  /** Undefined if nothing can be restored. */
  onRestore: ((asked: AskedRestoring) => void) | undefined
}

/** One activity as a line, which expands to who did it, when, and what it changed. */
export function TimelineEntry({ version, earlier, isLatest, onRestore }: TimelineEntryProps) {
  const words = useMessages()
  const { timeZone } = useMe().employer
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        id={`${id}-line`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-9 w-full items-start gap-2.5 rounded-lg px-2 py-1.5 text-left hover:bg-accent"
      >
        <ActorMark kind={version.by.kind} />
        <span className="min-w-0 flex-1 pt-0.5 wrap-anywhere">
          <WithWholeReference sentence={deedSentence(version, earlier, words)} version={version} />
          <span className="text-compact whitespace-nowrap text-muted-foreground">
            {" · "}
            <time dateTime={version.at} className="tabular-nums">
              {formatTime(version.at, words.locale, timeZone)}
            </time>
          </span>
        </span>
        <ChevronRight
          aria-hidden
          className={cn(
            "mt-1 size-4 shrink-0 text-muted-foreground transition-transform duration-100",
            open && "rotate-90",
          )}
        />
      </button>
      {open ? (
        <div id={id} role="region" aria-labelledby={`${id}-line`} className="pt-1 pr-2 pb-4 pl-10.5">
          <OpenedEntry version={version} isLatest={isLatest} onRestore={onRestore} timeZone={timeZone} />
        </div>
      ) : null}
    </li>
  )
}

/** A reference such as "CSV-1-B" would break after its hyphens: this keeps it whole where a line has room for it. */
function WithWholeReference({ sentence, version }: { sentence: string; version: ListedVersion }) {
  const reference = version.changes.find(({ field }) => field === "referenceId")?.after
  if (typeof reference !== "string" || !sentence.endsWith(reference)) return sentence
  return (
    <>
      {sentence.slice(0, -reference.length)}
      <span className="inline-block max-w-full">{reference}</span>
    </>
  )
}

type OpenedEntryProps = Omit<TimelineEntryProps, "earlier"> & { timeZone: string }

function OpenedEntry({ version, isLatest, onRestore, timeZone }: OpenedEntryProps) {
  const words = useMessages()
  const { t } = words
  const changes = toldChanges(version.changes)
  const isNew = version.action === "created"
  const mayRestore = onRestore && !isLatest && version.action !== "deleted"
  const mayUndo = onRestore && canBeUndone(version)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-compact text-muted-foreground wrap-anywhere">
        {authorLine(version, timeZone, words)}
      </p>
      {changes.length > 0 ? (
        <Differences changes={changes} isNew={isNew} label={t("timeline.whatChanges")} />
      ) : (
        <p className="text-compact">{t("timeline.noFields")}</p>
      )}
      {mayRestore || mayUndo ? (
        <div className="flex flex-wrap gap-2">
          {mayRestore ? (
            <Button size="sm" variant="outline" onClick={() => onRestore({ kind: "version", version })}>
              {t("timeline.restoreVersion")}
            </Button>
          ) : null}
          {mayUndo ? (
            <Button size="sm" variant="outline" onClick={() => onRestore({ kind: "undo", version })}>
              {t("timeline.undoChange")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** Who and when, in full. */
function authorLine(
  { by, at, version }: ListedVersion,
  timeZone: string,
  words: ReturnType<typeof useMessages>,
): string {
  const instant = formatInstantThere(at, words.locale, timeZone)
  const actor = authorName(by, words)
  if (by.kind !== "key") return words.t("timeline.byPerson", { actor, instant, version })
  return words.t("timeline.byKind", { actor, kind: words.t("timeline.keyMark"), instant, version })
}
