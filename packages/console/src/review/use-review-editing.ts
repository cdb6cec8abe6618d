import type { FileId } from "@docsift/sdk"
import { useState } from "react"
import { cellOf } from "./cell-pointer.ts"
import type { Editing } from "./review-context.ts"
import type { ReviewPosition } from "./review-position.ts"
import { undo } from "./review-draft.ts"
import { usePicking } from "./use-picking.ts"
import { useReviewActions } from "./use-review-actions.ts"
import type { useReviewData } from "./use-review-data.ts"

interface EditingOptions {
  readonly fileId: FileId
  readonly data: ReturnType<typeof useReviewData>
  readonly selected: string | undefined
  readonly focus: (pointer: string) => void
  readonly onMove: (position: Partial<ReviewPosition>) => void
}

/** Returns how a person selects and changes values: by the list, by the keyboard and by pointing into the document. */
export function useReviewEditing({ fileId, data, selected, focus, onMove }: EditingOptions) {
  const { draft, update, marks } = data
  const [editing, setEditing] = useState<Editing>()
  const select = (pointer: string) => {
    // The input of a cell is shown with its selection only.
    if (editing !== undefined && editing.pointer !== pointer && cellOf(editing.pointer) !== undefined) {
      changeEditing(undefined)
    }
    const mark = marks.find((mark) => mark.pointer === pointer)
    onMove({ at: pointer, ...(mark && { page: mark.page }) })
  }
  const go = (pointer: string | undefined): boolean => {
    if (pointer === undefined) return false
    focus(pointer)
    select(pointer)
    return true
  }
  const { pick, status, clear } = usePicking(fileId, ({ pointer, value, text, place }) => {
    if (value === null) setEditing({ pointer, seed: { text, place } })
    else actions.setValue(pointer, value, place)
  })
  const changeEditing = (editing: Editing | undefined) => {
    // The status of the last value does not apply to this one.
    clear()
    setEditing(editing)
  }
  const actions = useReviewActions({ update, select, setEditing: changeEditing, focus })
  const undoLast = () => {
    const { pointer } = undo(draft)
    // The row of its pointer may be another one afterwards.
    changeEditing(undefined)
    update((draft) => undo(draft).draft)
    if (pointer !== undefined && selected !== undefined && cellOf(selected)?.table !== pointer) go(pointer)
  }
  return { editing, stopEditing: () => changeEditing(undefined), go, pick, status, actions, undoLast }
}
