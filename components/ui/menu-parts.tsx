"use client"

import { Menu as BaseMenu } from "@base-ui/react/menu"
import { Check } from "lucide-react"
import type { KeyboardEvent, ReactElement, ReactNode } from "react"
import { cn } from "./cn"
import { useOpenMenu } from "./open-menu"
import type { Align, Side } from "./place"
import { popupClass, popupItemClass, popupMotionClass } from "./popup"
import { usePortalContainer } from "./portal-container"

const itemClass = cn(
  popupItemClass,
  "data-disabled:opacity-50 data-highlighted:bg-accent focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring",
)

export interface MenuPopupProps {
  side?: Side
  align?: Align
  className?: string
  children: ReactNode
}

/** The surface with a menu's items. Its button is the app's own, there before this code: so it is told where that is. */
function Popup({ side = "bottom", align = "end", className, children }: MenuPopupProps) {
  const { triggerRef, triggerId, firstFocus, close, leave } = useOpenMenu()

  function onKeyDown(event: KeyboardEvent) {
    // What a menu does with a key is nobody else's: not the dialog's around it, not the page's shortcuts.
    event.stopPropagation()
    // From its button the focus goes on as if there were no menu.
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
            ref={(popup) => {
              if (firstFocus === "menu" || !popup) return
              const items = popup.querySelectorAll<HTMLElement>("[role^=menuitem]:not([data-disabled])")
              items[firstFocus === "first" ? 0 : items.length - 1]?.focus({ preventScroll: true })
            }}
            // Whoever closes it says where the focus goes: a dialog that an item opens has it by then.
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
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export interface MenuItemProps {
  icon?: ReactNode
  /** The key that does the same outside the menu. */
  shortcut?: string
  destructive?: boolean
  disabled?: boolean
  onSelect?: () => void
  children: ReactNode
}

function Item({ icon, shortcut, destructive, disabled = false, onSelect, children }: MenuItemProps) {
  const { close } = useOpenMenu()
  return (
    <BaseMenu.Item
      disabled={disabled}
      closeOnClick={false}
      onClick={() => {
        // First, so that a dialog that it opens gives the focus back to the menu's button.
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

export interface MenuLinkProps extends Omit<MenuItemProps, "onSelect" | "destructive" | "disabled"> {
  /** The link itself, for instance `<Link href="…" />`. */
  render: ReactElement<Record<string, unknown>>
}

function Link({ render, icon, shortcut, children }: MenuLinkProps) {
  const { close } = useOpenMenu()
  return (
    <BaseMenu.LinkItem render={render} onClick={close} className={itemClass}>
      <Content icon={icon} shortcut={shortcut} quiet>
        {children}
      </Content>
    </BaseMenu.LinkItem>
  )
}

export interface MenuChoiceProps {
  /** Names the choice on top of its items. */
  label: string
  items: readonly { value: string; label: string }[]
  value: string
  onValueChange: (value: string) => void
}

function Choice({ label, items, value, onValueChange }: MenuChoiceProps) {
  const { close } = useOpenMenu()
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

/** What menus are made of, on Base UI. */
export const menuParts = { Popup, Item, Link, Choice, Separator }
