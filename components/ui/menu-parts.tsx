"use client"

import { Menu as BaseMenu } from "@base-ui/react/menu"
import { Check } from "lucide-react"
import { createContext, type KeyboardEvent, use, useCallback, useLayoutEffect, useRef } from "react"
import { cn } from "./cn"
import type {
  MenuChoiceProps,
  MenuItemParts,
  MenuItemProps,
  MenuLinkProps,
  MenuPopupProps,
} from "./menu-props"
import { MenuPartsContext, useOpenMenu } from "./open-menu"
import { popupClass, popupItemClass, popupMotionClass } from "./popup"
import { usePortalContainer } from "./portal-container"

const itemClass = cn(
  popupItemClass,
  "data-disabled:opacity-50 data-highlighted:bg-accent focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring focus-visible:outline-solid",
)

/** Moves the focus to the item where it starts. Items call this, since their code may load after the popup's. */
const SettleFocus = createContext(() => {})

function useItem() {
  const settleFocus = use(SettleFocus)
  // In a microtask, so that all items of the menu exist and not only the first.
  useLayoutEffect(() => queueMicrotask(settleFocus), [settleFocus])
  return useOpenMenu()
}

/** The surface with a menu's items. Its button is the app's own and exists before this code loads, so the context says where it is. */
export function MenuPopup({ side = "bottom", align = "end", className, children }: MenuPopupProps) {
  const { triggerRef, triggerId, firstFocus, close, leave } = useOpenMenu()
  const popupRef = useRef<HTMLDivElement>(null)
  const settled = useRef(firstFocus === "menu")

  const settleFocus = useCallback(() => {
    if (settled.current) return
    const items = popupRef.current?.querySelectorAll<HTMLElement>("[role^=menuitem]:not([data-disabled])")
    const item = items?.[firstFocus === "first" ? 0 : items.length - 1]
    item?.focus({ preventScroll: true })
    settled.current = item !== undefined
  }, [firstFocus])

  function onKeyDown(event: KeyboardEvent) {
    // Keys that a menu handles are for nothing else, neither the surrounding dialog nor the page's shortcuts.
    event.stopPropagation()
    // The focus moves on from the menu's button, as if there were no menu.
    if (event.key === "Tab") close()
  }

  return (
    <BaseMenu.Root
      open
      modal={false}
      onOpenChange={(_, { reason, event }) => {
        const onTrigger = event.target instanceof Node && triggerRef.current?.contains(event.target)
        // The click that follows closes it.
        if (reason === "outside-press" && onTrigger) return
        if (reason === "escape-key") close()
        else leave()
      }}
    >
      <BaseMenu.Portal container={usePortalContainer()}>
        <BaseMenu.Positioner
          anchor={triggerRef}
          positionMethod="fixed"
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <BaseMenu.Popup
            ref={popupRef}
            // Whatever closes it decides where the focus goes: a dialog that an item opens has it by then.
            finalFocus={false}
            aria-labelledby={triggerId}
            onKeyDown={onKeyDown}
            className={cn(
              popupClass,
              popupMotionClass,
              "max-h-(--available-height) w-max max-w-80 min-w-44 overflow-y-auto p-1",
              className,
            )}
          >
            <MenuPartsContext value={itemParts}>
              <SettleFocus value={settleFocus}>{children}</SettleFocus>
            </MenuPartsContext>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function Item({ icon, shortcut, destructive, disabled = false, onSelect, children }: MenuItemProps) {
  const { close } = useItem()
  return (
    <BaseMenu.Item
      disabled={disabled}
      closeOnClick={false}
      onClick={() => {
        // First, so that a dialog that the item opens returns the focus to the menu's button.
        close()
        onSelect?.()
      }}
      className={cn(itemClass, destructive && "text-destructive-text data-highlighted:bg-destructive-subtle")}
    >
      <Content icon={icon} shortcut={shortcut} quiet={!destructive}>
        {children}
      </Content>
    </BaseMenu.Item>
  )
}

function Link({ render, icon, shortcut, children }: MenuLinkProps) {
  const { close } = useItem()
  return (
    <BaseMenu.LinkItem render={render} onClick={close} className={itemClass}>
      <Content icon={icon} shortcut={shortcut} quiet>
        {children}
      </Content>
    </BaseMenu.LinkItem>
  )
}

function Choice({ label, items, value, onValueChange }: MenuChoiceProps) {
  const { close } = useItem()
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-2 py-1.5 text-xs font-medium text-muted-foreground">
        {label}
      </BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value}>
        {items.map((item) => (
          <BaseMenu.RadioItem
            key={item.value}
            value={item.value}
            onClick={() => {
              close()
              if (item.value !== value) onValueChange(item.value)
            }}
            className={itemClass}
          >
            <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{item.label}</span>
            <Check aria-hidden className={cn("text-primary-text", item.value !== value && "invisible")} />
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  )
}

function Separator() {
  return <BaseMenu.Separator className="mx-1 my-1 h-px bg-border" />
}

function Content({
  icon,
  shortcut,
  quiet,
  children,
}: Pick<MenuItemProps, "icon" | "shortcut" | "children"> & { quiet: boolean }) {
  return (
    <>
      {icon ? (
        <span aria-hidden className={cn("contents", quiet && "[&_svg]:text-muted-foreground")}>
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut ? (
        <kbd aria-hidden className="ml-4 font-sans text-xs text-muted-foreground pointer-coarse:hidden">
          {shortcut}
        </kbd>
      ) : null}
    </>
  )
}

const itemParts: MenuItemParts = { Item, Link, Choice, Separator }
