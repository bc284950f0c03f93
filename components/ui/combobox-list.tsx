"use client"

import { Combobox } from "@base-ui/react/combobox"
import type { BaseUIEvent } from "@base-ui/react/types"
import { Check, Plus } from "lucide-react"
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "./cn"
import { useFieldLabelId } from "./field-context"
import { optionClass, popupClass, popupMotionClass } from "./popup"
import { usePortalContainer } from "./portal-container"
import { Spinner } from "./spinner"

export interface ComboboxItem {
  value: string
  label: string
  /** Muted text after the label. */
  hint?: string
  disabled?: boolean
}

/** The props that the single and the multiple combobox share. */
export interface ComboboxOptions {
  items: readonly ComboboxItem[]
  /** Whether the owner searched for the items by the text; otherwise they are filtered here. */
  searched?: boolean
  loading?: boolean
  /** Shown if nothing matches. */
  emptyText?: string
  /** Makes an item of the typed text if that is allowed as it is, otherwise null. */
  customItem?: (query: string) => ComboboxItem | null
  placeholder?: string
  onBlur?: () => void
  id?: string
  disabled?: boolean
  className?: string
  /** Needed outside a `Field`. */
  "aria-label"?: string
}

interface OfferedItem extends ComboboxItem {
  custom?: boolean
}

export const sameItem = (one: ComboboxItem, other: ComboboxItem) => one.value === other.value

/** The typed text, and the items to offer for it. */
export function useOffer(
  { items, searched, customItem }: Pick<ComboboxOptions, "items" | "searched" | "customItem">,
  isChosen: (item: ComboboxItem) => boolean = () => false,
  /** The typed text, if the owner holds it. */
  text?: string,
) {
  const [ownQuery, setQuery] = useState("")
  const query = text ?? ownQuery
  const { contains } = Combobox.useFilter({ sensitivity: "base" })
  // Items that are already chips aren't offered again: Enter on one would remove it.
  const offered: OfferedItem[] = items.filter(
    (item) => (searched || contains(`${item.label} ${item.hint ?? ""}`, query)) && !isChosen(item),
  )
  const custom = query.trim() ? customItem?.(query.trim()) : null
  if (custom && !isChosen(custom) && !offered.some((item) => sameItem(item, custom)))
    offered.push({ ...custom, custom: true })
  return {
    query,
    offered,
    /** Only typed text is a query, not the label that choosing an item writes into the input. */
    onInputValueChange(text: string, { reason }: { reason: string }) {
      setQuery(reason === "input-change" ? text : "")
    },
  }
}

/**
 * The parts of `Combobox.Popup` that we want: it closes when the focus moves elsewhere, and is removed once closed. The part that we don't
 * want hides the page from screen readers while the list is open, including the field's own label.
 */
export function useOwnPopup(onBlur: (() => void) | undefined) {
  const actionsRef = useRef<Combobox.Root.Actions>(null)
  const frameRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const isOpen = useRef(false)
  return {
    frameRef,
    listRef,
    root: {
      actionsRef,
      onOpenChange(open: boolean, details: Combobox.Root.OpenChangeEventDetails) {
        isOpen.current = open
        if (open) return
        details.preventUnmountOnClose()
        requestAnimationFrame(() => {
          if (!isOpen.current) actionsRef.current?.unmount()
        })
      },
    },
    // Base UI clears a closed combobox on Escape; that key should leave the field, and never lose the choice.
    onKeyDown(event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) {
      if (event.key === "Escape" && !isOpen.current) event.preventBaseUIHandler()
    },
    onLeave({ relatedTarget: next }: FocusEvent) {
      if (next && (frameRef.current?.contains(next) || listRef.current?.contains(next))) return
      if (next) actionsRef.current?.close()
      onBlur?.()
    },
  }
}

interface ComboboxListProps {
  listRef: RefObject<HTMLDivElement | null>
  label: string | undefined
  loading: boolean | undefined
  emptyText: string | undefined
  /** Shown above the list, for example that no more can be chosen. */
  notice?: string | undefined
  /** Shows the items, but none can be chosen. */
  blocked?: boolean
  /** How many items are offered. */
  count: number
}

export function ComboboxList({
  listRef,
  label,
  loading = false,
  emptyText,
  notice,
  blocked = false,
  count,
}: ComboboxListProps) {
  const { t } = useMessages()
  const container = usePortalContainer()
  const labelId = useFieldLabelId()
  return (
    <Combobox.Portal container={container}>
      <Combobox.Positioner sideOffset={4} align="start" className="z-50 outline-none">
        {/* A plain element instead of `Combobox.Popup`: see `useOwnPopup`. */}
        <div
          ref={listRef}
          aria-busy={loading || undefined}
          className={cn(
            popupClass,
            popupMotionClass,
            "max-h-[min(var(--available-height),20rem)] w-(--anchor-width) min-w-48 overflow-y-auto overscroll-contain p-1",
          )}
        >
          <Combobox.Status className="text-xs text-muted-foreground">
            {loading ? (
              <span className="flex items-center gap-2 px-2 py-1.5">
                <Spinner className="size-3.5" /> {t("ui.searching")}
              </span>
            ) : notice ? (
              <span className="block px-2 py-1.5">{notice}</span>
            ) : (
              <ResultCount count={count} />
            )}
          </Combobox.Status>
          <Combobox.Empty className="text-sm text-muted-foreground">
            {loading ? null : <span className="block px-2 py-1.5">{emptyText ?? t("ui.nothingFound")}</span>}
          </Combobox.Empty>
          <Combobox.List aria-label={label} aria-labelledby={label ? undefined : labelId}>
            {(item: OfferedItem) => (
              <Combobox.Item
                key={item.value}
                value={item}
                disabled={item.disabled || blocked}
                className={cn(optionClass, "pr-8")}
              >
                {item.custom ? <Plus aria-hidden /> : null}
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {item.custom ? t("ui.useTyped", { text: item.label }) : item.label}
                  {item.hint ? <span className="ml-2 text-xs text-muted-foreground">{item.hint}</span> : null}
                </span>
                <Combobox.ItemIndicator className="absolute right-3 text-primary-text">
                  <Check aria-hidden />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

/** While someone is typing, the count would be announced with every key. */
const typingPause = 700

/** Says how many items are offered, for those who don't see them; that there are none is said by the list itself. */
function ResultCount({ count }: { count: number }) {
  const { t } = useMessages()
  const [heard, setHeard] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setHeard(count), typingPause)
    return () => clearTimeout(timer)
  }, [count])
  return heard > 0 && heard === count ? <span className="sr-only">{t("ui.results", { count })}</span> : null
}
