import { unionBox } from "../words/boxes.ts"
import type { HeaderBand } from "../headings/heading.ts"
import type { PageText } from "../words/page-text.ts"

/** Gap between rulings of one grid, height of a grid and slack below it, in points. */
const MAX_RULING_GAP = 4
const MIN_GRID_HEIGHT = 20
const GRID_SLACK = 2
/** A section title may interrupt the rulings of a grid for this many points; they continue at the same x, within the shift. */
const MAX_TITLE_GAP = 45
const MAX_RULING_SHIFT = 1.5

/** Returns the y at which the vertical rulings of a drawn grid end; infinite for a table without a grid. */
export function gridBottom(page: PageText, band: HeaderBand, top: number): number {
  const [left, , right] = unionBox(band.cells.map((cell) => cell.leaf))
  const inner = page.rulings
    .filter(({ box, isHorizontal }) => !isHorizontal && box[0] > left && box[2] < right && box[3] > top)
    .toSorted((a, b) => a.box[1] - b.box[1])
  let bottom = top
  const columns: number[] = []
  for (const { box } of inner) {
    const isResumed = columns.some((x) => Math.abs(x - box[0]) < MAX_RULING_SHIFT)
    if (box[1] >= bottom + (isResumed ? MAX_TITLE_GAP : MAX_RULING_GAP)) continue
    bottom = Math.max(bottom, box[3])
    if (!isResumed) columns.push(box[0])
  }
  // A ruling beside the headings alone is not a grid.
  return bottom > top + MIN_GRID_HEIGHT ? bottom + GRID_SLACK : Infinity
}
