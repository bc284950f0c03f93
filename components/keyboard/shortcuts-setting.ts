"use client"

import { useSyncExternalStore } from "react"

const name = "shortcuts"

/** Whether single keys act. People who work by voice, or hit keys by accident, can turn them off in this browser. */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(name) !== "off"
  } catch {
    return true
  }
}

export function turnShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name)
    else localStorage.setItem(name, "off")
  } catch {
    // Storage may be blocked; the shortcuts then stay on.
  }
  window.dispatchEvent(new Event("shortcutschange"))
}

export function useShortcutsAreOn(): boolean {
  return useSyncExternalStore(subscribe, shortcutsAreOn, () => true)
}

function subscribe(onChange: () => void) {
  window.addEventListener("shortcutschange", onChange)
  window.addEventListener("storage", onChange)
  return () => {
    window.removeEventListener("shortcutschange", onChange)
    window.removeEventListener("storage", onChange)
  }
}
