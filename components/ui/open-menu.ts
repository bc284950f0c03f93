"use client"

import { createContext, use, type RefObject } from "react"
import type { MenuItemParts } from "./menu-props"

export type FirstFocus = "first" | "last" | "menu"

/** What a menu's popup gets from its button. */
export interface OpenMenu {
  triggerRef: RefObject<HTMLButtonElement | null>
  triggerId: string
  firstFocus: FirstFocus
  /** Closes it, and returns the focus to its button. */
  close: () => void
  /** Closes it after the focus or the pointer went elsewhere, and leaves the focus there. */
  leave: () => void
}

export const OpenMenuContext = createContext<OpenMenu | null>(null)

/** The components that a menu's items are rendered with, provided by the popup around them. */
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
