import { useEffect, useRef } from "react"
import { areSingleKeysOn } from "../single-key-shortcuts.ts"

/** What the keys of the viewer do. */
export interface ViewerKeys {
  readonly onZoomIn: () => void
  readonly onZoomOut: () => void
  readonly onFit: () => void
  readonly onPreviousPage: () => void
  readonly onNextPage: () => void
}

const actions: Readonly<Record<string, keyof ViewerKeys>> = {
  "+": "onZoomIn",
  "=": "onZoomIn",
  "-": "onZoomOut",
  "0": "onFit",
  "[": "onPreviousPage",
  "]": "onNextPage",
}

/** Calls a function for each key of the viewer, except where a person types. */
export function useViewerKeys(keys: ViewerKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actions[event.key]
      // Brackets need AltGr on many keyboards, which Windows reports as Ctrl and Alt.
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph")
      if (action === undefined || !areSingleKeysOn() || isShortcut || event.defaultPrevented || isTyping(event.target))
        return
      event.preventDefault()
      latest.current[action]()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [])
}

/** Returns whether keys belong to where they are pressed: a field, or a dialog above the viewer. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null
}
