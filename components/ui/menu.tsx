"use client"

import type { ReactNode } from "react"
import { MenuButton, type MenuButtonProps } from "./menu-button"
import { MenuPopup, type MenuPopupProps } from "./menu-popup"

export type MenuProps = MenuButtonProps & MenuPopupProps

/** Actions behind a button. */
export function Menu({ trigger, ...popup }: MenuProps) {
  return (
    <MenuButton trigger={trigger}>
      <MenuPopup {...popup} />
    </MenuButton>
  )
}

/** Words on top of a menu that say whose or what it is. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className="px-2 py-1.5 text-xs text-muted-foreground">
      {children}
    </div>
  )
}

export function MenuSeparator() {
  return <div role="separator" className="mx-1 my-1 h-px bg-border" />
}
