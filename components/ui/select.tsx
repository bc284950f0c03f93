"use client"

import { Select as BaseSelect } from "@base-ui/react/select"
import { Check, ChevronsUpDown } from "lucide-react"
import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "./cn"
import { controlClass, controlFocusClass } from "./control"
import { useFieldControl } from "./field-context"
import { optionClass, popupClass, popupMotionClass } from "./popup"
import { usePortalContainer } from "./portal-container"

export interface SelectItem<Value extends string | number> {
  value: Value
  label: string
  hint?: ReactNode
  disabled?: boolean
}

export interface SelectProps<Value extends string | number> {
  items: readonly SelectItem<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  onBlur?: () => void
  placeholder?: string
  id?: string
  name?: string
  disabled?: boolean
  size?: "sm" | "md"
  className?: string
  /** Needed outside a `Field`. */
  "aria-label"?: string
}

/** One choice out of a list that opens. */
export function Select<Value extends string | number>({
  items,
  value,
  onValueChange,
  onBlur,
  placeholder,
  name,
  size = "md",
  className,
  "aria-label": label,
  ...props
}: SelectProps<Value>) {
  const { t } = useMessages()
  const container = usePortalContainer()
  const { id, disabled, ...field } = useFieldControl(props)
  return (
    <BaseSelect.Root
      items={items as SelectItem<Value>[]}
      id={id}
      name={name}
      disabled={disabled}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
    >
      <BaseSelect.Trigger
        {...field}
        aria-label={label}
        onBlur={onBlur}
        className={cn(
          controlClass,
          controlFocusClass,
          "flex items-center justify-between gap-2 select-none data-popup-open:border-ring",
          size === "sm" && "h-control-sm px-2 text-compact",
          className,
        )}
      >
        <BaseSelect.Value
          placeholder={placeholder ?? t("ui.choose")}
          className="truncate data-placeholder:text-muted-foreground"
        />
        <BaseSelect.Icon className="shrink-0 text-muted-foreground">
          <ChevronsUpDown aria-hidden className="size-3.5" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal container={container}>
        <BaseSelect.Positioner
          sideOffset={4}
          align="start"
          alignItemWithTrigger={false}
          className="z-50 outline-none"
        >
          <BaseSelect.Popup
            className={cn(
              popupClass,
              popupMotionClass,
              "max-h-[min(var(--available-height),20rem)] min-w-(--anchor-width) overflow-y-auto p-1",
            )}
          >
            <BaseSelect.List>
              {items.map((item) => (
                <BaseSelect.Item
                  key={item.value}
                  value={item.value}
                  disabled={item.disabled ?? false}
                  className={cn(optionClass, "pr-8", size === "sm" && "text-compact")}
                >
                  <div className="min-w-0 flex-1">
                    <BaseSelect.ItemText className="block">{item.label}</BaseSelect.ItemText>
                    {item.hint ? (
                      <span className="block text-xs text-muted-foreground">{item.hint}</span>
                    ) : null}
                  </div>
                  <BaseSelect.ItemIndicator className="absolute right-3 text-primary-text">
                    <Check aria-hidden />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  )
}
