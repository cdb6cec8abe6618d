import { useMemo, useRef, useEffect } from "react"
import { changeRows, pasteRows, restoreValue, setAbsent, setValue } from "./review-actions.ts"
import type { Editing, ReviewActions } from "./review-context.ts"
import type { ReviewDraft } from "./review-draft.ts"

interface Handlers {
  readonly update: (change: (draft: ReviewDraft) => ReviewDraft) => void
  readonly select: (pointer: string) => void
  readonly setEditing: (editing: Editing | undefined) => void
  /** Moves the focus to a value once it is rendered. */
  readonly focus: (pointer: string) => void
}

/** Returns the actions of a review as functions that stay the same. */
export function useReviewActions(handlers: Handlers): ReviewActions {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  return useMemo(
    (): ReviewActions => ({
      select: (pointer) => latest.current.select(pointer),
      edit: (pointer) => {
        latest.current.select(pointer)
        latest.current.setEditing({ pointer })
      },
      cancelEdit: (pointer) => {
        latest.current.setEditing(undefined)
        latest.current.focus(pointer)
      },
      setValue: (pointer, value, place) => {
        latest.current.update((draft) => setValue(draft, pointer, value, place))
        latest.current.setEditing(undefined)
        latest.current.focus(pointer)
      },
      setAbsent: (pointer) => {
        latest.current.update((draft) => setAbsent(draft, pointer))
        latest.current.setEditing(undefined)
        latest.current.focus(pointer)
      },
      restore: (pointer) => {
        latest.current.update((draft) => restoreValue(draft, pointer))
        latest.current.focus(pointer)
      },
      setRows: (table, change) => latest.current.update((draft) => changeRows(draft, table, change)),
      pasteRows: (table, rows, mode) => latest.current.update((draft) => pasteRows(draft, table, rows, mode)),
    }),
    [],
  )
}
