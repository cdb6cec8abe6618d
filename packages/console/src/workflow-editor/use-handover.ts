import type { WorkflowId } from "@docsift/sdk"
import { useEffect, useLayoutEffect, useRef } from "react"
import { endHandover, handOver, type Handover } from "./draft-handover.ts"

/** The control of an editor that had the focus when the editor was removed. */
interface FocusedControl {
  readonly index: number
  readonly start: number | null
  readonly end: number | null
}

let lastFocused: FocusedControl | undefined

const controlsIn = (form: HTMLElement | null): readonly Element[] => [
  ...(form?.querySelectorAll("input, textarea, select") ?? []),
]

/** Leaves the draft to the editor of the workflow once that is created, and gives the focus back in it. */
export function useHandover(workflowId: WorkflowId | undefined, current: Handover, isTaken: boolean) {
  const form = useRef<HTMLDivElement>(null)
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  })
  useLayoutEffect(() => {
    const element = form.current
    if (isTaken && lastFocused !== undefined) focusControl(controlsIn(element)[lastFocused.index], lastFocused)
    lastFocused = undefined
    return () => {
      // A layout effect ends before its elements are removed.
      lastFocused = readFocus(element)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- when the editor appears and when it is removed
  }, [])
  useEffect(() => {
    if (workflowId !== undefined) endHandover(workflowId)
  }, [workflowId])
  return {
    form,
    /** Leaves the draft, as it is when the other editor is rendered. */
    leaveTo: (created: WorkflowId) => handOver(created, () => latest.current),
  }
}

function readFocus(form: HTMLElement | null): FocusedControl | undefined {
  const focused = document.activeElement
  const index = focused === null ? -1 : controlsIn(form).indexOf(focused)
  if (index === -1) return undefined
  const isText = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
  return { index, start: isText ? focused.selectionStart : null, end: isText ? focused.selectionEnd : null }
}

function focusControl(control: Element | undefined, { start, end }: FocusedControl): void {
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  // Numbers and boxes have no selection.
  if (isText && start !== null) control.setSelectionRange(start, end)
}
