"use client"

import { createContext, use, type RefObject } from "react"
import type { MenuItemParts } from "./menu-props"

export type FirstFocus = "first" | "last" | "menu"

/** What the popup of a menu has from its button. */
export interface OpenMenu {
  triggerRef: RefObject<HTMLButtonElement | null>
  triggerId: string
  firstFocus: FirstFocus
  /** Closes it, and gives the focus back to its button. */
  close: () => void
  /** The focus or the pointer went elsewhere, and stays there. */
  leave: () => void
}

export const OpenMenuContext = createContext<OpenMenu | null>(null)

/** What its items are drawn with: the popup around them brings it along. */
export const MenuPartsContext = createContext<MenuItemParts | null>(null)

export function useOpenMenu(): OpenMenu {
  return required(use(OpenMenuContext))
}

export function useMenuParts(): MenuItemParts {
  return required(use(MenuPartsContext))
}

function required<Value>(value: Value | null): Value {
  if (!value) throw new Error("A menu's popup and its items are for the inside of a Menu.")
  return value
}
