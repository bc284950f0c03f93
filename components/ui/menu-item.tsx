"use client"

import { type PointerEvent, type ReactElement, type ReactNode } from "react"
import { cn } from "./cn"
import { useOpenMenu } from "./menu-button"
import { popupItemClass } from "./popup"
import { useRenderElement } from "./use-render-element"

export const menuItemClass = cn(
  popupItemClass,
  "w-full text-left focus:bg-accent focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring disabled:opacity-50",
)

/** The item under the pointer has the focus, so that pointer and keys never point at two. */
export function followPointer(event: PointerEvent<HTMLElement>) {
  if (event.currentTarget !== document.activeElement) event.currentTarget.focus({ preventScroll: true })
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

export function MenuItem({ icon, shortcut, destructive, disabled, onSelect, children }: MenuItemProps) {
  const { close } = useOpenMenu()
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      onPointerMove={followPointer}
      onClick={() => {
        // First, so that a dialog that it opens gives the focus back to the menu's button.
        close()
        onSelect?.()
      }}
      className={cn(menuItemClass, destructive && "text-destructive-text focus:bg-destructive-subtle")}
    >
      <MenuItemContent icon={icon} shortcut={shortcut} quiet={!destructive}>
        {children}
      </MenuItemContent>
    </button>
  )
}

export interface MenuLinkProps extends Omit<MenuItemProps, "onSelect" | "destructive" | "disabled"> {
  /** The link itself, for instance `<Link href="…" />`. */
  render: ReactElement
}

/** A line that leads elsewhere, and can be opened in a new tab. */
export function MenuLink({ render, icon, shortcut, children }: MenuLinkProps) {
  const { close } = useOpenMenu()
  return useRenderElement(render, {
    role: "menuitem",
    tabIndex: -1,
    onPointerMove: followPointer,
    onClick: close,
    className: menuItemClass,
    children: (
      <MenuItemContent icon={icon} shortcut={shortcut} quiet>
        {children}
      </MenuItemContent>
    ),
  })
}

function MenuItemContent({
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
