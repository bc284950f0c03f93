"use client"

import { useQuery } from "@tanstack/react-query"
import { FileText, Search } from "lucide-react"
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from "react"
import { useDebounced } from "@/components/jobs/job-form/use-debounced"
import { jobHref } from "@/components/jobs/job-hrefs"
import { useGoTo } from "@/components/layout/use-go-to"
import { useMessages } from "@/components/messages/use-messages"
import { Modal } from "@/components/ui/modal"
import { postingsFoundQuery } from "@/lib/queries/postings-found"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { entriesWith, type PaletteEntry, type PaletteGroup } from "./palette-entry"
import { PaletteList } from "./palette-list"
import { usePaletteCommands } from "./use-palette-commands"
import { isPaletteKey } from "./use-palette-key"
import { usePalettePages } from "./use-palette-pages"

export interface PaletteProps {
  onClose: () => void
}

/** Commands, pages and postings, found by typing. */
export function Palette({ onClose }: PaletteProps) {
  const { t } = useMessages()
  const id = useId()
  return (
    <Modal
      open
      onOpenChange={onClose}
      labelledBy={`${id}-title`}
      describedBy={undefined}
      className="inset-x-0 top-[10dvh] mx-auto max-h-[75dvh] w-[calc(100vw-2rem)] max-w-lg rounded-xl"
    >
      <h2 id={`${id}-title`} className="sr-only">
        {t("palette.open")}
      </h2>
      <PaletteSearch id={id} onClose={onClose} />
    </Modal>
  )
}

function PaletteSearch({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useMessages()
  const [text, setText] = useState("")
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const sought = text.trim()
  const { groups, searching, refusal } = useGroups(sought)
  // The text for which Enter was pressed before its postings had loaded.
  const awaited = useRef<string | null>(null)
  const entries = groups.flatMap((group) => group.entries)
  const at = Math.max(
    entries.findIndex(({ key }) => key === activeKey),
    0,
  )
  const active = entries[at]
  const optionId = (key: string) => `${id}-${key}`

  function choose(entry: PaletteEntry) {
    onClose()
    entry.act()
  }

  const whenFound = useEffectEvent(() => {
    if (awaited.current !== sought) return
    awaited.current = null
    if (active) choose(active)
  })
  useEffect(() => {
    if (!searching) whenFound()
  }, [searching])

  function moveTo(index: number) {
    const next = entries[(index + entries.length) % entries.length]
    if (!next) return
    setActiveKey(next.key)
    document.getElementById(optionId(next.key))?.scrollIntoView({ block: "nearest" })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (isPaletteKey(event)) onClose()
    else if (event.key === "ArrowDown") moveTo(at + 1)
    else if (event.key === "ArrowUp") moveTo(at - 1)
    else if (event.key === "Enter" && active && !isPosting(active)) choose(active)
    else if (event.key === "Enter" && searching) awaited.current = sought
    else if (event.key === "Enter" && active) choose(active)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex h-12 shrink-0 items-center gap-3 border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        <input
          role="combobox"
          aria-label={t("palette.open")}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active.key)}
          placeholder={t("palette.placeholder")}
          maxLength={256}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            awaited.current = null
            setActiveKey(null)
          }}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted-foreground pointer-coarse:text-base"
        />
      </div>
      <PaletteList
        id={`${id}-list`}
        groups={groups}
        nothing={refusal ?? t(searching ? "ui.searching" : "ui.nothingFound")}
        activeKey={active?.key}
        optionId={optionId}
        onPoint={setActiveKey}
        onChoose={choose}
      />
      <p role="status" className="sr-only">
        {sought === "" || searching ? null : (refusal ?? t("palette.count", { count: entries.length }))}
      </p>
    </>
  )
}

const postingKey = "posting-"

function isPosting({ key }: PaletteEntry): boolean {
  return key.startsWith(postingKey)
}

/**
 * The entries for `text`; without any text, the commands and the pages. While `searching`, the postings are those for the previous text,
 * and `refusal` says why the search failed.
 */
function useGroups(text: string): { groups: PaletteGroup[]; searching: boolean; refusal: string | null } {
  const { t } = useMessages()
  const goTo = useGoTo()
  const commands = usePaletteCommands()
  const pages = usePalettePages()
  const searched = useDebounced(text, 120)
  const { data, error, isFetching, isPlaceholderData } = useQuery(postingsFoundQuery(searched))
  const found = text === "" ? [] : (data?.data ?? [])
  const postings = found.map(({ id, title, referenceId }) => ({
    key: `${postingKey}${id}`,
    label: title ?? "",
    hint: referenceId ?? undefined,
    icon: FileText,
    act: () => goTo(jobHref(id)),
  }))
  const groups = [
    { title: t("palette.commands"), entries: entriesWith(text, commands) },
    { title: t("palette.pages"), entries: entriesWith(text, pages) },
    { title: t("frame.postings"), entries: postings },
  ].filter(({ entries }) => entries.length > 0)
  return {
    groups,
    searching: text !== "" && (text !== searched || (isFetching && (isPlaceholderData || !data))),
    refusal: text !== "" && error ? refusalInWords(error) : null,
  }
}
