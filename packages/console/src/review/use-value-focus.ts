import { type RefObject, useEffect, useRef } from "react"
import { cellOf } from "./cell-pointer.ts"

/** Moves the focus to values once they are rendered, and scrolls to the one that a link has selected. */
export function useValueFocus(linked: string | undefined): {
  readonly pane: RefObject<HTMLDivElement | null>
  readonly focus: (pointer: string) => void
} {
  const pane = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const element = findValue(pane.current, wanted.current)
    if (element === null) return
    wanted.current = undefined
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: "nearest", inline: "nearest" })
  })
  useEffect(() => {
    // A link leads to its value; from then on the person moves.
    if (linked !== undefined) findValue(pane.current, linked)?.scrollIntoView({ block: "center" })
    // oxlint-disable-next-line react/exhaustive-deps -- only when the screen opens
  }, [])
  return {
    pane,
    focus: (pointer) => {
      wanted.current = pointer
    },
  }
}

/** Returns the element of a value; that of the first cell for a table. */
function findValue(pane: HTMLElement | null, pointer: string): HTMLElement | null {
  const find = (name: string) => pane?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(name)}"]`) ?? null
  return find(pointer) ?? (cellOf(pointer) === undefined ? null : find(cellOf(pointer)?.table ?? ""))
}
