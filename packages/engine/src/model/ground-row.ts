import { greatest, least } from "../arrays/extremes.ts"
import type { RequestedLeaf } from "./answer-schema.ts"
import type { GroundedRow } from "./rows.ts"
import { isGrounded, isNear } from "./grounding.ts"
import { groundAnswer, type LocatedAnswer, type GroundingContext } from "./model-answer.ts"
import type { RawRow } from "./read-answer.ts"
import type { LineWindow } from "./word-index.ts"

/** Lines that a row is wrapped over at most, when nothing shows where the next one starts. */
const MAX_ROW_LINES = 4
/** Lines searched around the cited line, which models may miscount, and below the previous row without a cited line. */
const REACH_AROUND = 8
const REACH_BELOW = 24

/** See {@link windowOf}. */
export interface CitedLines {
  readonly before: number
  readonly line: number
  readonly next: number
}

/** The lines in which the cells of a row are searched. */
export interface RowWindow {
  readonly window: LineWindow
  readonly reach: number
}

/**
 * Returns the lines of a row: from the cited one to the one before the next row. Lines may go back where a table runs
 * through the columns of a page.
 *
 * @param cited the lines that the model cites for this row, the one before and the one after it; 0 for none.
 * @param previous the line that the previous row was found on.
 */
export function windowOf(cited: CitedLines, previous: number, { index }: GroundingContext): RowWindow {
  const { line, next } = cited
  if (index.line(line)?.image) return { window: { first: line, last: line }, reach: 0 }
  // A model that cites no line, or always the same one: equal rows must not all be grounded on the first.
  const isStuck = line === cited.before && line < previous
  if (line === 0 || isStuck) return { window: { first: previous + 1, last: previous + REACH_BELOW }, reach: 0 }
  const last = next > line ? Math.min(next - 1, line + MAX_ROW_LINES - 1) : line + MAX_ROW_LINES - 1
  return { window: { first: line, last }, reach: REACH_AROUND }
}

/**
 * Looks up a row's cells. When none is on the cited lines, the row is grounded on the line that shows the most of them.
 */
export function groundRow(
  raw: RawRow,
  requested: readonly RequestedLeaf[],
  rowWindow: RowWindow,
  context: GroundingContext,
): GroundedRow {
  const cells = groundCells(raw, requested, rowWindow, context)
  const { first } = rowWindow.window
  if (context.index.line(first)?.image && raw.line === first) return { cells: new Map(cells), line: first }
  const start = first === raw.line ? startOf(cells, raw.line) : undefined
  if (start !== undefined) return { cells: new Map(cells), line: start }
  const line = commonLine(cells)
  if (line === undefined) return { cells: new Map(cells), line: raw.line }
  const moved = groundCells(
    raw,
    requested,
    { window: { first: line, last: line + MAX_ROW_LINES - 1 }, reach: 0 },
    context,
  )
  return { cells: new Map(moved), line: startOf(moved, raw.line) ?? line }
}

type Cells = readonly (readonly [column: string, answer: LocatedAnswer])[]

function groundCells(
  { cells }: RawRow,
  requested: readonly RequestedLeaf[],
  hint: RowWindow,
  context: GroundingContext,
): Cells {
  return requested.flatMap(({ key, definition }) => {
    const raw = cells.get(key)
    const answer = raw && groundAnswer(raw.text, definition.type, hint, context)
    return answer ? [[definition.name, answer] as const] : []
  })
}

function startOf(cells: Cells, cited: number): number | undefined {
  const lines = cells.filter(([, { grounding }]) => isNear(grounding)).map(([, { line }]) => line)
  if (lines.length === 0) return undefined
  return lines.includes(cited) ? cited : least(lines)
}

function commonLine(cells: Cells): number | undefined {
  const counts = new Map<number, number>()
  for (const [, { grounding, line }] of cells) if (isGrounded(grounding)) counts.set(line, (counts.get(line) ?? 0) + 1)
  const most = greatest(counts.values())
  return [...counts.keys()].filter((line) => counts.get(line) === most).toSorted((a, b) => a - b)[0]
}
