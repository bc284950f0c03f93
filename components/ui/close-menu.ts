"use client"

import { createContext } from "react"

/** Closes the menu around, and gives the focus back to its button. */
export const CloseMenu = createContext<() => void>(() => {})
