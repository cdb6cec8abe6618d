import type { Word } from "../document.ts"
import type { RecognizedWord } from "./recognizer.ts"
import { joinSplitAmounts } from "./split-amounts.ts"

/** Share of the font's height that the ink of a usual word takes: capitals and figures 0.7, with a descender 0.93. */
const inkOfFont = 0.8

/** Converts recognized words to the page's words; `scale` is points per pixel, and the margins of the image are in points. */
export function toWords(
  words: readonly RecognizedWord[],
  scale: number,
  [right, down]: readonly [left: number, top: number] = [0, 0],
): Word[] {
  const recognized = joinSplitAmounts(words)
  const heights = new Map<number, number[]>()
  for (const { line, height } of recognized) {
    const known = heights.get(line)
    if (known === undefined) heights.set(line, [height])
    else known.push(height)
  }
  const sizes = new Map([...heights].map(([line, all]) => [line, (medianOf(all) * scale) / inkOfFont]))
  return recognized.map(({ text, left, top, width, height, line, confidence }) => ({
    text,
    box: [left * scale - right, top * scale - down, (left + width) * scale - right, (top + height) * scale - down],
    fontSize: sizes.get(line) ?? 10,
    isBold: false,
    rotation: 0,
    confidence,
  }))
}

/** Returns the median, because a single speck or a tall bracket says nothing about the line. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 10
}
