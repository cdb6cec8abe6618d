import type { Paper, PaperStyle, TextStyle } from "../drawing/paper.ts"
import type { Mark, ValueKey } from "../places.ts"

/** The paper of varied documents, whatever its design has beside its paper. */
export type Sheet = Paper<PaperStyle>

/** A text in one style, and the values that it contains. */
export interface Run {
  readonly text: string
  readonly style?: TextStyle
  readonly marks?: readonly Mark[]
}

/** Returns a run that spells a value. */
export const valueRun = (text: string, key: ValueKey, style: TextStyle = {}): Run => ({
  text,
  style,
  marks: [{ key, text, start: 0, end: text.length, origin: {} }],
})

/** A part of a line in one style. */
export interface Piece extends Run {
  readonly style: TextStyle
  readonly marks: readonly Mark[]
  /** From the start of the line, in points. */
  readonly x: number
}

/** A line of pieces with its size in points. */
export interface RichLine {
  readonly pieces: readonly Piece[]
  readonly width: number
  readonly height: number
}

interface Word {
  readonly run: Run
  readonly start: number
  readonly end: number
  readonly hasSpaceBefore: boolean
  readonly endsLine: boolean
}

function wordsOf(runs: readonly Run[]): Word[] {
  const words: Word[] = []
  let hasSpaceBefore = false
  for (const run of runs) {
    for (const match of run.text.matchAll(/([ \n]*)([^ \n]+)|([ \n]+)$/gu)) {
      const [, before = "", word = "", trailing] = match
      const space = trailing ?? before
      const last = words.at(-1)
      if (space.includes("\n") && last) words[words.length - 1] = { ...last, endsLine: true }
      if (trailing !== undefined) {
        hasSpaceBefore = true
        continue
      }
      const start = match.index + before.length
      words.push({
        run,
        start,
        end: start + word.length,
        hasSpaceBefore: hasSpaceBefore || before !== "",
        endsLine: false,
      })
      hasSpaceBefore = false
    }
  }
  return words
}

const clip = (marks: readonly Mark[] = [], start: number, end: number): Mark[] =>
  marks
    .filter((mark) => mark.start < end && mark.end > start)
    .map((mark) => ({ ...mark, start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start }))

/** Breaks runs into lines of at most the width; a word that is wider is set smaller, as print programs do. */
export function layLines(sheet: Sheet, runs: readonly Run[], width: number, base: TextStyle): RichLine[] {
  const lines: RichLine[] = []
  let line: Word[] = []
  let lineWidth = 0
  const flush = (): void => {
    if (line.length > 0) lines.push(joinLine(sheet, line, base))
    line = []
    lineWidth = 0
  }
  for (const word of fitted(sheet, wordsOf(runs), width, base)) {
    const style = { ...base, ...word.run.style }
    const space = word.hasSpaceBefore ? spaceWidth(sheet, style) : 0
    const wide = sheet.widthOf(word.run.text.slice(word.start, word.end), style)
    if (line.length > 0 && lineWidth + space + wide > width + tolerance) flush()
    lineWidth += (line.length > 0 ? space : 0) + wide
    line.push(word)
    if (word.endsLine) flush()
  }
  flush()
  return lines
}

/** Widths of whole texts and of their words differ by kerning. */
const tolerance = 0.5

const smallest = 5

function fitted(sheet: Sheet, words: readonly Word[], width: number, base: TextStyle): Word[] {
  const smaller = new Map<Run, Run>()
  for (const { run, start, end } of words) {
    const style = { ...base, ...run.style }
    const wide = sheet.widthOf(run.text.slice(start, end), style)
    if (wide <= width || width <= 0) continue
    const size = Math.max(smallest, ((style.size ?? sheet.design.fontSize) * width) / wide)
    const known = smaller.get(run)?.style?.size ?? size
    smaller.set(run, { ...run, style: { ...run.style, tracking: 0, size: Math.min(known, size) } })
  }
  return words.map((word) => ({ ...word, run: smaller.get(word.run) ?? word.run }))
}

/** Light fonts have spaces so narrow that readers of PDF join the words of two runs. */
const spaceWidth = (sheet: Sheet, style: TextStyle): number =>
  Math.max(sheet.widthOf(" ", style), 0.25 * (style.size ?? sheet.design.fontSize))

function joinLine(sheet: Sheet, words: readonly Word[], base: TextStyle): RichLine {
  const pieces: Piece[] = []
  let x = 0
  let height = 0
  for (let from = 0; from < words.length;) {
    const first = words[from]
    if (!first) break
    let to = from
    while (words[to + 1]?.run === first.run) to++
    const end = words[to]?.end ?? first.end
    const style = { ...base, ...first.run.style }
    const next = words[to + 1]
    // The space is part of the text, as programs write it: readers of PDF need not guess it from a gap.
    const text = `${first.run.text.slice(first.start, end)}${next?.hasSpaceBefore === true ? " " : ""}`
    if (from > 0 && first.hasSpaceBefore) x += spaceWidth(sheet, style)
    pieces.push({ text, style, marks: clip(first.run.marks, first.start, end), x })
    x += sheet.widthOf(text.trimEnd(), style)
    height = Math.max(height, sheet.lineHeight(style.size))
    from = to + 1
  }
  return { pieces, width: x, height }
}

/** Draws a line within a width; `align` is that of the first piece's style. */
export function drawLine(sheet: Sheet, line: RichLine, x: number, y: number, width: number): void {
  const align = line.pieces[0]?.style.align ?? "left"
  const spare = width - line.width
  const start = x + (align === "right" ? spare : align === "center" ? spare / 2 : 0)
  const tallest = line.height
  for (const piece of line.pieces) {
    // Texts of different sizes share their baseline, about four fifths below the top.
    const drop = (tallest - sheet.lineHeight(piece.style.size)) * 0.8
    sheet.text(piece.text, start + piece.x, y + drop, { ...piece.style, align: "left" }, piece.marks)
  }
}
