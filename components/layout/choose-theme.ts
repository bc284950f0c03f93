import type { Theme } from "./theme"

/** Remembers the theme in this browser; `ThemeSwitch` applies it to the page, in other tabs too. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem("theme", theme)
  } catch {
    // Storage may be blocked; the page then follows the system.
  }
  window.dispatchEvent(new Event("themechange"))
}
