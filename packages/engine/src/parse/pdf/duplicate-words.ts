import type { Box, Word } from "../../document.ts"

/** Fake bold draws a text again at most this far away (share of the font size); a repeated table value is further. */
const maxShift = 0.2
/** A page that repeats one word without limit would make the search quadratic; copies follow sooner. */
const maxCompared = 200

/** Drops the second copy of words that are drawn twice to look bold. */
export function dropDuplicateWords(words: readonly Word[]): Word[] {
  const seen = new Map<string, Box[]>()
  return words.filter(({ text, box, fontSize }) => {
    const boxes = seen.get(text)
    if (boxes === undefined) {
      seen.set(text, [box])
      return true
    }
    const near = boxes.slice(-maxCompared)
    const isCopy = near.some((other) => Math.hypot(box[0] - other[0], box[1] - other[1]) < fontSize * maxShift)
    if (!isCopy) boxes.push(box)
    return !isCopy
  })
}
