import { useEffect, useRef } from "react"

/** The actions of the editor that have a key. */
interface Shortcuts {
  readonly save: () => void
  readonly undo: () => void
  readonly redo: () => void
}

/** Runs the actions on Ctrl+S, Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y; with the Command key on a Mac. */
export function useEditorShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector("dialog[open]") !== null) return
      const key = event.key.toLowerCase()
      // A text of several lines has an undo of its own, letter by letter.
      const isText = event.target instanceof HTMLTextAreaElement
      const action = key === "s" ? "save" : isText ? undefined : actionOf(key, event.shiftKey)
      if (action === undefined) return
      event.preventDefault()
      current.current[action]()
    }
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [])
}

function actionOf(key: string, isShifted: boolean): keyof Shortcuts | undefined {
  if (key === "z") return isShifted ? "redo" : "undo"
  return key === "y" ? "redo" : undefined
}
