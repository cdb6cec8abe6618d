import type { PlacedSegment } from "../page/context.ts"
import type { FormBox } from "./form-box.ts"

type Line = readonly PlacedSegment[]

/** Points by which a value is set off from the left edge, the right edge or the middle of its caption. */
const MAX_SHIFT = 4

/**
 * Divides the lines of a cell into rows of captions with the values below them: some forms draw one cell around several.
 *
 * @param isCaption - whether a line is in the type of the captions.
 */
export function bandsOf(lines: readonly Line[], isCaption: (line: Line) => boolean): Line[][] {
  const bands: Line[][] = []
  let hasValue = true
  for (const line of lines) {
    const isNext = isCaption(line)
    if (isNext && hasValue) bands.push([])
    bands.at(-1)?.push(line)
    hasValue = !isNext
  }
  return bands
}

/** Divides a box with captions side by side where each value is set below one of them: at its left or right edge, or in its middle. */
export function columnsOf(box: FormBox): FormBox[] {
  const { caption, lines } = box
  const isRow = caption.every(({ lineIndex }) => lineIndex === caption[0]?.lineIndex)
  if (caption.length < 2 || !isRow) return [box]
  const places = lines.map((line) => line.map((value) => captionOf(caption, value)))
  if (places.flat().includes(-1)) return [box]
  return caption.map((segment, column) => ({
    caption: [segment],
    lines: lines
      .map((line, row) => line.filter((_, index) => places[row]?.[index] === column))
      .filter((line) => line.length > 0),
  }))
}

/** Returns the position of the caption that a value is set below; −1 where it is below none. */
function captionOf(captions: Line, { box: [left, , right] }: PlacedSegment): number {
  return captions.findIndex(({ box: [from, , to] }) => {
    const shifts = [left - from, right - to, (left + right - from - to) / 2]
    return shifts.some((shift) => Math.abs(shift) <= MAX_SHIFT)
  })
}
