"use client"

import { Check } from "lucide-react"
import { useId } from "react"
import { cn } from "./cn"
import { useOpenMenu } from "./menu-button"
import { followPointer, menuItemClass } from "./menu-item"

export interface MenuChoiceProps<Value extends string> {
  /** Names the choice on top of its items. */
  label: string
  items: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One of several inside a menu, with the present one ticked. */
export function MenuChoice<Value extends string>({
  label,
  items,
  value,
  onValueChange,
}: MenuChoiceProps<Value>) {
  const id = useId()
  const { close } = useOpenMenu()
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className="px-2 py-1.5 text-xs font-medium text-muted-foreground">
        {label}
      </div>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="menuitemradio"
          aria-checked={item.value === value}
          tabIndex={-1}
          onPointerMove={followPointer}
          onClick={() => {
            close()
            if (item.value !== value) onValueChange(item.value)
          }}
          className={menuItemClass}
        >
          <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{item.label}</span>
          <Check aria-hidden className={cn("text-primary-text", item.value !== value && "invisible")} />
        </button>
      ))}
    </div>
  )
}
