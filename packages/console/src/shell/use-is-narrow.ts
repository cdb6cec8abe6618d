import { useSyncExternalStore } from "react"

/** The width below which the navigation is behind a button; shell.module.css has the same. */
const narrow = matchMedia("(width < 900px)")

const subscribe = (onChange: () => void) => {
  narrow.addEventListener("change", onChange)
  return () => narrow.removeEventListener("change", onChange)
}

/** Returns whether the window is too narrow for two columns. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
