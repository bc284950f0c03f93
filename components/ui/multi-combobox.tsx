"use client"

import { Combobox as BaseCombobox } from "@base-ui/react/combobox"
import { X } from "lucide-react"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "./cn"
import {
  ComboboxList,
  sameItem,
  useOwnPopup,
  useOffer,
  type ComboboxItem,
  type ComboboxOptions,
} from "./combobox-list"
import { controlClass, controlFrameClass } from "./control"
import { useFieldControl } from "./field-context"

export interface MultiComboboxProps extends ComboboxOptions {
  value: readonly ComboboxItem[]
  onValueChange: (value: ComboboxItem[]) => void
  /** How many can be chosen. */
  max?: number
  /** The typed text. It stays until something is chosen for it, or someone deletes it. */
  text: string
  onTextChange: (text: string) => void
  /**
   * Called on Enter and when the focus leaves, to choose the only thing that the text can mean; resolves to the name of what was chosen.
   */
  onSettle: () => Promise<string | null>
}

/**
 * Several choices out of many, found by typing; the chosen ones are chips before the input. Backspace removes the last one, ← moves to the
 * chips.
 */
export function MultiCombobox({
  value,
  onValueChange,
  max = Infinity,
  text,
  onTextChange,
  onSettle,
  loading,
  emptyText,
  placeholder,
  onBlur,
  className,
  ...options
}: MultiComboboxProps) {
  const { t } = useMessages()
  const isChosen = (item: ComboboxItem) => value.some((chosen) => sameItem(chosen, item))
  const offer = useOffer(options, isChosen, text)
  const { frameRef, listRef, root, onLeave, onKeyDown } = useOwnPopup(() => {
    void settle()
    onBlur?.()
  })
  const { id, disabled, ...field } = useFieldControl(options)
  const [news, setNews] = useState("")
  const full = value.length >= max

  async function settle() {
    const chosen = await onSettle()
    if (chosen !== null) setNews(t("ui.itemAdded", { item: chosen }))
  }

  function change(next: ComboboxItem[]) {
    if (next.length > max) return
    const added = next.find((item) => !isChosen(item))
    const removed = value.find((item) => !next.some((kept) => sameItem(kept, item)))
    const count =
      max === Infinity
        ? t("ui.chosenCount", { count: next.length })
        : t("ui.chosenOf", { count: next.length, most: max })
    if (added) setNews(t("ui.itemAddedCount", { item: added.label, count }))
    else setNews(removed ? t("ui.itemRemovedCount", { item: removed.label, count }) : "")
    onValueChange(next)
    if (added) onTextChange("")
  }

  return (
    <BaseCombobox.Root
      multiple
      items={offer.offered}
      {...root}
      filter={null}
      value={value}
      onValueChange={change}
      isItemEqualToValue={sameItem}
      inputValue={text}
      onInputValueChange={(next, { reason }) => {
        // Base UI clears the input whenever the list closes.
        if (reason === "input-change") onTextChange(next)
      }}
      disabled={disabled ?? false}
      autoHighlight
    >
      <BaseCombobox.InputGroup
        ref={frameRef}

        className={cn(controlClass, controlFrameClass, "h-auto min-h-control cursor-text p-[3px]", className)}
      >
        <BaseCombobox.Chips
          aria-label={value.length > 0 ? t("ui.chosen") : undefined}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-1"
        >
          {value.map((item) => (
            <BaseCombobox.Chip
              key={item.value}
              aria-label={item.label}
              aria-description={t("ui.pressToRemove")}
              className="flex min-h-6 max-w-full items-center rounded-md bg-secondary pl-2 text-compact text-secondary-foreground focus-visible:outline-2 focus-visible:outline-offset-0 data-highlighted:outline-2 data-highlighted:outline-ring"
            >
              <span className="min-w-0 py-0.5 wrap-anywhere">{item.label}</span>
              <BaseCombobox.ChipRemove
                aria-label={t("ui.removeItem", { item: item.label })}
                className="grid size-6 shrink-0 place-items-center rounded-md text-muted-foreground hover:text-foreground"
              >
                <X aria-hidden className="size-3.5" />
              </BaseCombobox.ChipRemove>
            </BaseCombobox.Chip>
          ))}
          <BaseCombobox.Input
            {...field}
            id={id}
            aria-label={options["aria-label"]}
            placeholder={value.length > 0 ? undefined : placeholder}
            onBlur={onLeave}
            onKeyDown={(event) => {
              onKeyDown(event)
              const highlighted = event.currentTarget.hasAttribute("aria-activedescendant")
              if (event.key !== "Enter" || event.nativeEvent.isComposing || highlighted) return
              event.preventDefault()
              void settle()
            }}
            className={cn(
              "h-6 min-w-24 flex-1 bg-transparent px-1.5 outline-none disabled:cursor-not-allowed",
              value.length > 0 && "min-w-12",
              full && "min-w-8",
            )}
          />
        </BaseCombobox.Chips>
      </BaseCombobox.InputGroup>
      <ComboboxList
        listRef={listRef}
        label={options["aria-label"]}

        loading={loading}
        emptyText={emptyText}
        notice={full ? t("ui.allChosen", { most: max }) : undefined}
        blocked={full}
        count={offer.offered.length}
      />
      <span role="status" className="sr-only">
        {news}
      </span>
    </BaseCombobox.Root>
  )
}
