"use client"

import { createContext, use, type RefObject } from "react"

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

/** Of the menu around its items. */
export const OpenMenuContext = createContext<OpenMenu | null>(null)

export function useOpenMenu(): OpenMenu {
  const menu = use(OpenMenuContext)
  if (!menu) throw new Error("A menu's popup and its items are for the inside of a Menu.")
  return menu
}
