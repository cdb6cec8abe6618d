import { overlapX, unionBox } from "../tables/words/boxes.ts"
import { conceptOf, conceptOfWhole } from "../tables/headings/heading-concepts.ts"
import type { HeaderCell } from "../tables/headings/heading.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "../tables/words/page-text.ts"

/** Lines that one header is printed over. */
const MAX_HEADER_LINES = 3
/** Gap between the lines of a header, in heights of the lower one. */
const MAX_LINE_GAP = 0.6
/** Longer texts are sentences. */
const MAX_HEADING_WORDS = 5
/** The widest printed tables have a few dozen columns. */
const MAX_CELLS = 40
/** Gap at which a text is split into two headings that are both known, in font sizes. */
const SPLIT_GAP = 0.4

/** The headings that start at a line. */
export interface DraftedHeader {
  readonly cells: readonly HeaderCell[]
  readonly top: number
  readonly bottom: number
  /** Number of headings that the lexicon knows. */
  readonly known: number
  /** Index of the line below. */
  readonly next: number
}

/** Returns the headers that may start at a line: of this line alone, and with the lines that continue its headings. */
export function headersAt(lines: readonly TableLine[], from: number): DraftedHeader[] {
  const headers: DraftedHeader[] = []
  let cells: readonly (readonly TableWord[])[] = []
  for (let index = from; index < Math.min(lines.length, from + MAX_HEADER_LINES); index++) {
    const line = lines[index]
    const above = lines[index - 1]
    if (!line || (index > from && above && !isTight(above, line))) break
    const chunks = headingsOf(line)
    if (!chunks) break
    cells = index === from ? chunks : joinLines(cells, chunks)
    if (cells.length < 2 || cells.length > MAX_CELLS) continue
    const drafted = cells.map((words): HeaderCell => {
      return { column: undefined, text: textOf(words), words, leaf: unionBox(words.map(({ box }) => box)), score: 0 }
    })
    const known = drafted.filter(({ text }) => conceptOf(text) !== undefined).length
    headers.push({ cells: drafted, top: lines[from]?.box[1] ?? 0, bottom: line.box[3], known, next: index + 1 })
  }
  return headers
}

const isTight = (above: TableLine, below: TableLine): boolean =>
  below.box[1] - above.box[3] < MAX_LINE_GAP * (below.box[3] - below.box[1])

/** Returns the texts of a line where all of them may be headings. */
function headingsOf({ words }: TableLine): readonly (readonly TableWord[])[] | undefined {
  if (words.length > MAX_HEADING_WORDS * MAX_CELLS) return undefined
  const chunks = chunksOf(words).flatMap(splitKnown)
  return chunks.length <= MAX_CELLS && chunks.every(isHeading) ? chunks : undefined
}

function isHeading(words: readonly TableWord[]): boolean {
  const text = textOf(words)
  if (words.length > MAX_HEADING_WORDS || text.endsWith(":")) return false
  return (
    YEAR.test(text) ||
    /^[#%№]$/u.test(text) ||
    (/\p{L}{2}/u.test(text) && !/\d/u.test(text)) ||
    conceptOfWhole(text) !== undefined
  )
}

const YEAR = /^(?:19|20)\d{2}$/u

/** Splits a text at a wide space where both parts are headings, and not the whole: `Qty Price`. */
function splitKnown(words: readonly TableWord[]): (readonly TableWord[])[] {
  if (words.length < 2 || words.length > MAX_HEADING_WORDS || conceptOfWhole(textOf(words)) !== undefined)
    return [words]
  for (let cut = 1; cut < words.length; cut++) {
    const [left, right] = [words[cut - 1], words[cut]]
    if (!left || !right || right.box[0] - left.box[2] < SPLIT_GAP * right.source.source.fontSize) continue
    const parts = [words.slice(0, cut), words.slice(cut)]
    if (parts.every((part) => conceptOfWhole(textOf(part)) !== undefined)) return parts
  }
  return [words]
}

/** Joins the headings of two lines: a text below one heading continues it, any other is a heading of its own. */
function joinLines(
  upper: readonly (readonly TableWord[])[],
  lower: readonly (readonly TableWord[])[],
): readonly (readonly TableWord[])[] {
  const cells = upper.map((words) => ({ words, box: unionBox(words.map(({ box }) => box)) }))
  for (const words of lower) {
    const box = unionBox(words.map((word) => word.box))
    const over = cells.filter((cell) => overlapX(cell.box, box) > 0)
    const [only] = over
    if (over.length === 1 && only) {
      only.words = [...only.words, ...words]
      only.box = unionBox([only.box, box])
    } else if (over.length === 0) cells.push({ words, box })
  }
  return cells.toSorted((a, b) => a.box[0] - b.box[0]).map(({ words }) => words)
}
