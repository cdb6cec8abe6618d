import { append } from "../../arrays/append.ts"
import { least } from "../../arrays/extremes.ts"
import { LEFT_EDGE_TOLERANCE } from "../words/boxes.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { fitsColumns } from "./line-kinds.ts"
import { chunksOf, type TableLine, textOf } from "../words/page-text.ts"
import { isCaption } from "./line-markers.ts"

/** A wider gap, in font sizes, does not raise the widest gap between rows. */
const MAX_TRACKED_GAP = 4.5
/** Wrapped text of the last row is set at most this far below it, in font sizes. */
const MAX_WRAP_GAP = 0.8

/** The lines collected so far. */
export interface BodyProgress {
  readonly lines: TableLine[]
  /** Lines of text since the last row; they are kept when another row follows. */
  pending: TableLine[]
  widestGap: number
  bottom: number
  /** Index of the first line since the last sum. */
  section: number
}

/** Adds a line: one of text waits for the next row. */
export function addLine(line: TableLine, kind: "row" | "text", progress: BodyProgress): void {
  const { lines, pending } = progress
  const gap = line.box[1] - progress.bottom
  if (lines.length + pending.length > 0) {
    progress.widestGap = Math.max(progress.widestGap, Math.min(gap, MAX_TRACKED_GAP * line.fontSize))
  }
  progress.bottom = Math.max(progress.bottom, line.box[3])
  pending.push(line)
  if (kind === "text") return
  append(lines, pending)
  progress.pending = []
}

/** Keeps the lines after the last row that are set tight below it: they are wrapped text of that row. */
export function keepWraps(progress: BodyProgress, band: HeaderBand): void {
  const { lines, pending } = progress
  let bottom = lines.at(-1)?.box[3]
  let kept = 0
  for (const line of pending) {
    // Small print below a name is set as far below it as the name's own lines.
    const size = Math.max(line.fontSize, lines.at(-1)?.fontSize ?? 0)
    if (bottom === undefined || line.box[1] - bottom > MAX_WRAP_GAP * size) break
    const isWrap = fitsColumns(line, band) || isLikeWrapAbove(line, lines) || isBelowText(line, lines)
    if (isCaption(textOf(line.words)) || !isWrap || isLeftOf(line, lines, band)) break
    lines.push(line)
    bottom = line.box[3]
    kept++
  }
  progress.pending = pending.slice(kept)
}

/** Returns whether the rows above also print a single text of this size at this x below their numbers: rows are set alike. */
function isLikeWrapAbove(line: TableLine, lines: readonly TableLine[]): boolean {
  const isAlike = (other: TableLine): boolean =>
    Math.abs(other.box[0] - line.box[0]) < LEFT_EDGE_TOLERANCE && other.fontSize === line.fontSize && isSingle(other)
  return isSingle(line) && lines.some(isAlike)
}

/** Returns whether a single text is set below one of the last row, from its left edge on and not as far as the next text of the row. */
function isBelowText(line: TableLine, lines: readonly TableLine[]): boolean {
  const row = lines.findLast((other) => !isSingle(other))
  if (!row || !isSingle(line)) return false
  const texts = chunksOf(row.words)
  const at = texts.findIndex(([word]) => word && Math.abs(word.box[0] - line.box[0]) < LEFT_EDGE_TOLERANCE)
  const next = texts[at + 1]?.[0]
  return at >= 0 && next !== undefined && line.box[2] < next.box[0]
}

const isSingle = ({ words }: TableLine): boolean => chunksOf(words).length === 1

/** Returns whether a line starts left of the whole table: wrapped text stays in its column, a note below the table need not. */
function isLeftOf(line: TableLine, lines: readonly TableLine[], { cells }: HeaderBand): boolean {
  const edges = [...lines.map(({ box }) => box[0]), ...cells.map(({ leaf }) => leaf[0])]
  return line.box[0] < least(edges) - LEFT_EDGE_TOLERANCE
}
