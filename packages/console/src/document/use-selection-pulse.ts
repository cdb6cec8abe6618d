import { useCallback, useMemo, useState } from "react"
import type { Mark } from "./mark.ts"

/** Returns the mark that is selected, and whether it has just been and should draw the eye once. */
export function useSelectionPulse(marks: readonly Mark[], selected: string | undefined) {
  const mark = useMemo(() => marks.find(({ pointer }) => pointer === selected), [marks, selected])
  const place = mark && [mark.pointer, mark.page, mark.cell, ...(mark.box ?? [])].join(" ")
  const [pulsed, setPulsed] = useState<string>()
  const endPulse = useCallback(() => setPulsed(place), [place])
  return { mark, isPulsing: place !== undefined && place !== pulsed, endPulse }
}
