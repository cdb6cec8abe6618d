import type { Box } from "../../src/document.ts"
import type { Print } from "./page.ts"

/** Points: the place of a form on its page, and the size of its boxes. */
const LEFT = 50
const TOP = 100
const WIDTH = 240
const HEIGHT = 60
const COLUMNS = 2
/** Points from the edges of a box to its caption, from there to the first line, and between lines. */
const MARGIN = 4
const FIRST_LINE = 12
const LINE = 13

/** The prints and rulings of a form. */
export interface Form {
  readonly prints: readonly Print[]
  readonly rulings: readonly Box[]
}

/** Builds a form of drawn boxes in two columns, each with its caption in small type and the lines filled in below it. */
export function aForm(boxes: readonly (readonly [caption: string, ...lines: readonly string[]])[]): Form {
  const placed = boxes.map(([caption, ...lines], index) => {
    const left = LEFT + (index % COLUMNS) * WIDTH
    const top = TOP + Math.floor(index / COLUMNS) * HEIGHT
    const x = left + MARGIN
    const prints: Print[] = [
      { text: caption, x, y: top + MARGIN, size: 7 },
      ...lines.map((text, line) => ({ text, x, y: top + MARGIN + FIRST_LINE + line * LINE, size: 10 })),
    ]
    return { prints, rulings: boxRulings([left, top, left + WIDTH, top + HEIGHT]) }
  })
  return { prints: placed.flatMap(({ prints }) => prints), rulings: placed.flatMap(({ rulings }) => rulings) }
}

/** Returns the four sides of a box as drawn lines. */
export const boxRulings = ([left, top, right, bottom]: Box): Box[] => [
  [left, top, right, top + 0.5],
  [left, bottom, right, bottom + 0.5],
  [left, top, left + 0.5, bottom],
  [right, top, right + 0.5, bottom],
]
