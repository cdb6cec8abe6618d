import { useEffect, useRef } from "react"
import { areSingleKeysOn } from "../single-key-shortcuts.ts"
import { type Command, commandOf, focusOf } from "./keyboard.ts"

/** Runs the commands of keys while a review is shown; `run` returns whether it has done something. */
export function useShortcuts(run: (command: Command) => boolean): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      // A modal dialog has the keyboard for itself.
      if (document.querySelector("dialog:modal") !== null) return
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event
      const focus = focusOf(document.activeElement)
      const command = commandOf(
        { key, shiftKey, ctrlKey, metaKey, altKey, focus },
        { areSingleKeysOn: areSingleKeysOn() },
      )
      if (command !== undefined && latest.current(command)) event.preventDefault()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [])
}
