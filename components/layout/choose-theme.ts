import type { Theme } from "./theme"

/** Remembers the theme in this browser; `ThemeSwitch` puts it on the page, in other tabs too. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem("theme", theme)
  } catch {
    // Storage can be forbidden; the page then follows the system.
  }
  window.dispatchEvent(new Event("themechange"))
}
