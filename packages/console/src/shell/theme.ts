/** The colours of the console: as the system has them, or as the person has chosen. */
export type Theme = "system" | "light" | "dark"

const KEY = "docsift-theme"

/** Returns the choice of this browser. */
export function readTheme(): Theme {
  const stored = localStorage.getItem(KEY)
  return stored === "light" || stored === "dark" ? stored : "system"
}

/** Applies a choice to the page and keeps it in this browser. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === "system") {
    localStorage.removeItem(KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(KEY, theme)
    document.documentElement.dataset.theme = theme
  }
}
