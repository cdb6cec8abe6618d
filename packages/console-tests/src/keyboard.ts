import type { Page } from "playwright-core"

/** More than the longest way on a screen that is left by its first controls. */
const MAX_STEPS = 60

/** Presses Tab until the control with a name has the focus. */
export async function tabTo(page: Page, name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press(key)
    if ((await page.evaluate(nameOfFocus)) === name) return
  }
  throw new Error(`${name} was not reached with ${key}`)
}

/** A script for the browser, whose types this package does not have. */
const nameOfFocus = `(() => {
  const { ariaLabel, labels, textContent } = document.activeElement ?? {}
  return ariaLabel ?? (labels?.[0]?.textContent || textContent)?.trim()
})()`
