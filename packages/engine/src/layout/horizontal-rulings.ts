import type { Box, Ruling } from "../document.ts"
import { onceFor } from "./once-for.ts"
import { SpanIndex } from "./span-index.ts"

/** Returns the horizontal rulings of a page, indexed by y: lines of text and captions look them up. */
export const horizontalRulings = onceFor((rulings: readonly Ruling[]): SpanIndex<Box> => {
  const boxes = rulings.filter(({ isHorizontal }) => isHorizontal).map(({ box }) => box)
  return new SpanIndex(boxes, ([, y0, , y1]) => [(y0 + y1) / 2, (y0 + y1) / 2])
})
