import { type DragEvent, type HTMLAttributes, useState } from "react"
import type { DraftPart } from "./draft.ts"
import { useEditor } from "./editor-context.ts"

/** The part that is being dragged: there is one pointer, and the events of a target cannot read the data yet. */
let dragged: number | undefined

/** Lets a part be dragged by its handle, to the place of a part of the same kind in the same list. */
export function useDrag({ key, kind }: DraftPart, siblings: readonly DraftPart[]) {
  const { edit } = useEditor()
  const [dropSide, setDropSide] = useState<"before" | "after">()
  const indexOf = (wanted: number | undefined) =>
    siblings.filter((part) => part.kind === kind).findIndex((part) => part.key === wanted)
  const handle: HTMLAttributes<HTMLElement> = {
    draggable: true,
    onDragStart: ({ dataTransfer, currentTarget }) => {
      dragged = key
      dataTransfer.effectAllowed = "move"
      const line = currentTarget.parentElement
      if (line !== null) dataTransfer.setDragImage(line, 0, 0)
    },
    onDragEnd: () => {
      dragged = undefined
    },
  }
  const target: HTMLAttributes<HTMLElement> = {
    onDragOver: (event: DragEvent) => {
      const from = indexOf(dragged)
      if (from < 0 || dragged === key) return
      event.preventDefault()
      setDropSide(from < indexOf(key) ? "after" : "before")
    },
    onDragLeave: () => setDropSide(undefined),
    onDrop: (event) => {
      setDropSide(undefined)
      const from = indexOf(dragged)
      if (dragged === undefined || from < 0) return
      event.preventDefault()
      edit({ type: "move", key: dragged, by: indexOf(key) - from })
    },
  }
  return { handle, target, dropSide }
}
