import type { Box, Word } from "../document.ts"

/** Clockwise quarter turns from the page as it is displayed to the page as it is read. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** Reading direction on the displayed page, by the turns that rotate it upright. */
const rotations = [0, 270, 180, 90] as const

/** Converts words of a rotated page image to their position and direction on the displayed page. */
export function rotateBack(
  words: readonly Word[],
  turns: QuarterTurns,
  page: { readonly width: number; readonly height: number },
): Word[] {
  if (turns === 0) return [...words]
  return words.map((word) => ({ ...word, box: rotateBoxBack(word.box, turns, page), rotation: rotations[turns] }))
}

function rotateBoxBack(
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
      throw new Error(`Unknown rotation ${String(turns satisfies never)}`)
  }
}
