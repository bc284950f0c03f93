"use client"

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

export function MenuSeparator() {
  return <div role="separator" className="mx-1 my-1 h-px bg-border" />
}
