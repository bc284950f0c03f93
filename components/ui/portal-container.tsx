"use client"

import { createContext, use, type RefObject } from "react"

/**
 * The landmark or dialog that menus, lists and tooltips are rendered into. In the body, they would be outside every landmark, and outside
 * the dialog that they belong to.
 */
export const PortalContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined)

export function usePortalContainer() {
  return use(PortalContainer)
}
