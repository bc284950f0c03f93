"use client"

import type { MenuChoiceProps, MenuItemProps, MenuLinkProps } from "./menu-props"
import { useMenuParts } from "./open-menu"

/** An item that does something. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts()
  return <Item {...props} />
}

/** An item that leads elsewhere, and can be opened in a new tab. */
export function MenuLink(props: MenuLinkProps) {
  const { Link } = useMenuParts()
  return <Link {...props} />
}

/** One choice out of several inside a menu, with the current one checked. */
export function MenuChoice(props: MenuChoiceProps) {
  const { Choice } = useMenuParts()
  return <Choice {...props} />
}

export function MenuSeparator() {
  const { Separator } = useMenuParts()
  return <Separator />
}
