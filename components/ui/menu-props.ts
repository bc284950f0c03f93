import type { ComponentType, ReactElement, ReactNode } from "react"
import type { Align, Side } from "./place"

export interface MenuPopupProps {
  side?: Side
  align?: Align
  className?: string
  children: ReactNode
}

export interface MenuItemProps {
  icon?: ReactNode
  /** The shortcut that does the same outside the menu. */
  shortcut?: string
  destructive?: boolean
  disabled?: boolean
  onSelect?: () => void
  children: ReactNode
}

export interface MenuLinkProps extends Omit<MenuItemProps, "onSelect" | "destructive" | "disabled"> {
  /** The link itself, for example `<Link href="…" />`. */
  render: ReactElement<Record<string, unknown>>
}

export interface MenuChoiceProps {
  /** The name of the choice, shown above its items. */
  label: string
  items: readonly { value: string; label: string }[]
  value: string
  onValueChange: (value: string) => void
}

/** The components that a menu's items are rendered with. */
export type MenuItemParts = {
  Item: ComponentType<MenuItemProps>
  Link: ComponentType<MenuLinkProps>
  Choice: ComponentType<MenuChoiceProps>
  Separator: ComponentType
}
