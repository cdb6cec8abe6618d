import { useEffect, useState } from "react"
import { type Draft, placesOf } from "./draft.ts"
import type { ChangePlace, EditorPlace } from "./editor-place.ts"
import { keyAt } from "./try-result.ts"
import type { useTry } from "./use-try.ts"

interface SelectionOptions {
  readonly draft: Draft
  readonly trial: ReturnType<typeof useTry>
  readonly place: EditorPlace
  readonly onPlaceChange: ChangePlace
  /** Called when a value of the sample is chosen. */
  readonly onMark: () => void
}

/** Keeps the part that is selected, in the form and in the sample, and its pointer in the URL. */
export function useSelectedPart({ draft, trial, place, onPlaceChange, onMark }: SelectionOptions) {
  const [selected, setSelected] = useState(() => keyAt(draft, place.at))
  const pointer = placesOf(draft).find(({ part }) => part.key === selected)?.pointer
  // A renamed part has another pointer: the URL follows it.
  useEffect(() => {
    if (pointer !== undefined && keyAt(draft, place.at) !== selected) onPlaceChange({ at: pointer })
  })
  const select = (key: number) => {
    setSelected(key)
    const value = trial.result?.found.get(key)?.find((each) => each !== undefined)
    const at = placesOf(draft).find(({ part }) => part.key === key)?.pointer
    if (key !== selected) onPlaceChange({ at, ...(value?.evidence !== undefined && { page: value.evidence.page }) })
  }
  const selectMark = (mark: string) => {
    const key = keyAt(draft, mark)
    setSelected(key)
    onPlaceChange({ at: mark, page: trial.result?.marks.find((each) => each.pointer === mark)?.page })
    onMark()
    // In a narrow window the form takes the place of the sample first.
    requestAnimationFrame(() => document.querySelector(`[data-part="${key}"]`)?.scrollIntoView({ block: "nearest" }))
  }
  return { selected, select, selectMark }
}
