"use client"

import { Combobox as BaseCombobox } from "@base-ui/react/combobox"
import { ChevronsUpDown, X } from "lucide-react"
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
import { controlClass, controlFrameClass, framedInputClass } from "./control"
import { useFieldControl } from "./field-context"

export interface ComboboxProps extends ComboboxOptions {
  value: ComboboxItem | null
  onValueChange: (value: ComboboxItem | null) => void
  /** Called with the typed text, for an owner that searches; empty once something is chosen. */
  onTextChange?: (text: string) => void
}

/** One choice out of many, found by typing. */
export function Combobox({
  value,
  onValueChange,
  onTextChange,
  loading,
  emptyText,
  placeholder,
  onBlur,
  className,
  ...options
}: ComboboxProps) {
  const { t } = useMessages()
  const offer = useOffer(options)
  const { frameRef, listRef, root, onLeave, onKeyDown } = useOwnPopup(onBlur)
  const { id, disabled, ...field } = useFieldControl(options)
  return (
    <BaseCombobox.Root
      items={offer.offered}
      {...root}
      filter={null}
      value={value}
      onValueChange={onValueChange}
      isItemEqualToValue={sameItem}
      onInputValueChange={(text, details) => {
        offer.onInputValueChange(text, details)
        onTextChange?.(details.reason === "input-change" ? text : "")
      }}
      disabled={disabled ?? false}
      autoHighlight
    >
      <BaseCombobox.InputGroup
        ref={frameRef}
        className={cn(controlClass, controlFrameClass, "gap-1 pr-1", className)}
      >
        <BaseCombobox.Input
          {...field}
          id={id}
          aria-label={options["aria-label"]}
          placeholder={placeholder}
          onBlur={onLeave}
          onKeyDown={onKeyDown}
          className={framedInputClass}
        />
        {value ? (
          <BaseCombobox.Clear
            aria-label={t("ui.clear")}
            className="grid size-6 shrink-0 place-items-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
          >
            <X aria-hidden className="size-3.5" />
          </BaseCombobox.Clear>
        ) : null}
        <BaseCombobox.Trigger
          aria-label={t("ui.showList")}
          tabIndex={-1}
          className="grid size-6 shrink-0 place-items-center rounded-md text-muted-foreground hover:text-foreground"
        >
          <ChevronsUpDown aria-hidden className="size-3.5" />
        </BaseCombobox.Trigger>
      </BaseCombobox.InputGroup>
      <ComboboxList
        listRef={listRef}
        label={options["aria-label"]}
        loading={loading}
        emptyText={emptyText}
        count={offer.offered.length}
      />
    </BaseCombobox.Root>
  )
}
