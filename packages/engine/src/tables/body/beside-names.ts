import { greatest } from "../../arrays/extremes.ts"
import type { TableDefinition } from "../../configuration.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import { tableLabels } from "../headings/column-labels.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { chunksOf, type TableLine } from "../words/page-text.ts"

/** Rows with a name and several cells beside it that show where the names end. */
const MIN_ROWS = 3
const MIN_TEXTS = 3
/** Texts of a line of sums: a name and an amount. */
const SUM_TEXTS = 2

/** The right edges of the names of the rows, cached because the body grows line by line. */
const knownEdges = new WeakMap<readonly TableLine[], { lines: number; rows: number; right: number }>()

/** Returns whether a line prints a text and an amount right of the names of all rows above: it has no name in their column and is no row. */
export function isBesideNames(
  line: TableLine,
  band: HeaderBand,
  { columns }: TableDefinition,
  above: readonly TableLine[],
): boolean {
  const [name, ...others] = chunksOf(line.words)
  if (name === undefined || others.length !== SUM_TEXTS - 1) return false
  const named = tableLabels(columns).findIndex(({ concept }) => concept === "description")
  const cell = band.cells.find(({ column }) => column === named)
  if (named < 0 || cell === undefined) return false
  const edge = knownEdges.get(above) ?? { lines: 0, rows: 0, right: -Infinity }
  knownEdges.set(above, edge)
  for (; edge.lines < above.length; edge.lines++) {
    const boxes = chunksOf(above[edge.lines]?.words ?? []).map((chunk) => unionBox(chunk.map(({ box }) => box)))
    const names = boxes.filter((box) => overlapX(box, cell.leaf) > 0)
    if (names.length > 0 && boxes.length >= MIN_TEXTS) edge.rows++
    edge.right = greatest(
      names.map((box) => box[2]),
      edge.right,
    )
  }
  return edge.rows >= MIN_ROWS && (name[0]?.box[0] ?? 0) > edge.right
}
