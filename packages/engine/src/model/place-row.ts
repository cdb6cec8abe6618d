import { greatest, least } from "../arrays/extremes.ts"
import type { AskedLeaf } from "./answer-schema.ts"
import type { PlacedRow } from "./rows.ts"
import { isFound, isNear } from "./grounding.ts"
import { answerOf, type PlacedAnswer, type Reading } from "./model-answer.ts"
import type { RawRow } from "./read-answer.ts"
import type { LineWindow } from "./word-index.ts"

/** Lines that a row is wrapped over at most, when nothing says where the next one begins. */
const maxRowLines = 4
/** A model may miscount a row's line by some; without a line the row is looked for below the one before. */
const reachAround = 8
const reachBelow = 24

/** See {@link windowOf}. */
export interface SaidLines {
  readonly before: number
  readonly line: number
  readonly next: number
}

/** Where a row's cells should stand. */
export interface RowWindow {
  readonly window: LineWindow
  readonly reach: number
}

/**
 * The lines of a row: from the one that the model points at to the one before the next row. Lines may go back, where a
 * table runs through the columns of a page.
 *
 * @param said the lines that the model points at with this row, the one before and the one after it; 0 for none.
 * @param previous the line that the row before was found on.
 */
export function windowOf(said: SaidLines, previous: number, { index }: Reading): RowWindow {
  const { line, next } = said
  if (index.line(line)?.picture) return { window: { first: line, last: line }, reach: 0 }
  // A model that points at no line, or always at the same one: equal rows must not all find the first.
  const isStuck = line === said.before && line < previous
  if (line === 0 || isStuck) return { window: { first: previous + 1, last: previous + reachBelow }, reach: 0 }
  const last = next > line ? Math.min(next - 1, line + maxRowLines - 1) : line + maxRowLines - 1
  return { window: { first: line, last }, reach: reachAround }
}

/**
 * Looks a row's cells up. Where none stands on the lines that the model points at, the line that shows the most of them
 * is taken for its own.
 */
export function placeRow(raw: RawRow, asked: readonly AskedLeaf[], at: RowWindow, reading: Reading): PlacedRow {
  const cells = groundCells(raw, asked, at, reading)
  const { first } = at.window
  if (reading.index.line(first)?.picture && raw.line === first) return { cells: new Map(cells), line: first }
  const own = first === raw.line ? beginOf(cells, raw.line) : undefined
  if (own !== undefined) return { cells: new Map(cells), line: own }
  const line = commonLine(cells)
  if (line === undefined) return { cells: new Map(cells), line: raw.line }
  const moved = groundCells(raw, asked, { window: { first: line, last: line + maxRowLines - 1 }, reach: 0 }, reading)
  return { cells: new Map(moved), line: beginOf(moved, raw.line) ?? line }
}

type Cells = readonly (readonly [column: string, answer: PlacedAnswer])[]

function groundCells({ cells }: RawRow, asked: readonly AskedLeaf[], hint: RowWindow, reading: Reading): Cells {
  return asked.flatMap(({ key, definition }) => {
    const raw = cells.get(key)
    const answer = raw && answerOf(raw.text, definition.type, hint, reading)
    return answer ? [[definition.name, answer] as const] : []
  })
}

function beginOf(cells: Cells, said: number): number | undefined {
  const lines = cells.filter(([, { grounding }]) => isNear(grounding)).map(([, { line }]) => line)
  if (lines.length === 0) return undefined
  return lines.includes(said) ? said : least(lines)
}

function commonLine(cells: Cells): number | undefined {
  const counts = new Map<number, number>()
  for (const [, { grounding, line }] of cells) if (isFound(grounding)) counts.set(line, (counts.get(line) ?? 0) + 1)
  const most = greatest(counts.values())
  return [...counts.keys()].filter((line) => counts.get(line) === most).toSorted((a, b) => a - b)[0]
}
