export type Theme = "system" | "light" | "dark"

export const systemIsDark = () => matchMedia("(prefers-color-scheme: dark)")

export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem("theme")
    return stored === "light" || stored === "dark" ? stored : "system"
  } catch {
    return "system"
  }
}

/** Applies the chosen theme to the page. */
export function showTheme() {
  const theme = storedTheme()
  document.documentElement.classList.toggle(
    "dark",
    theme === "dark" || (theme === "system" && systemIsDark().matches),
  )
}
