import type { Box, Word } from "../document.ts"

/** Clockwise quarter turns from the page as it is displayed to the page as it is read. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** Reading direction on the displayed page, by the turns that make it upright. */
const rotations = [0, 270, 180, 90] as const

/** Gives words that were read from a turned page their place and direction on the page of this width and height. */
export function turnBack(
  words: readonly Word[],
  turns: QuarterTurns,
  page: { readonly width: number; readonly height: number },
): Word[] {
  if (turns === 0) return [...words]
  return words.map((word) => ({ ...word, box: boxBack(word.box, turns, page), rotation: rotations[turns] }))
}

function boxBack(
  [x0, y0, x1, y1]: Box,
  turns: 1 | 2 | 3,
  page: { readonly width: number; readonly height: number },
): Box {
  const { width, height } = page
  switch (turns) {
    case 1:
      return [y0, height - x1, y1, height - x0]
    case 2:
      return [width - x1, height - y1, width - x0, height - y0]
    case 3:
      return [width - y1, x0, width - y0, x1]
    default:
      throw new Error(`No turn of ${String(turns satisfies never)}`)
  }
}
