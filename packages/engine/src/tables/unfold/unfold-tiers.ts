import { unionBox } from "../words/boxes.ts"
import { findHeadingTiers, type HeadingTiers } from "./heading-tiers.ts"
import { moveWord } from "../words/moved-words.ts"
import { isOfLowerTier } from "./tier-fit.ts"
import { type PageText, type TableLine, chunksOf, renumberLines, FIGURE_GAP } from "../words/page-text.ts"
import { readTiers, type TieredRows, type TierRecord } from "./tier-records.ts"

/**
 * Sets headings of two tiers beside each other, and the lines of each record below them: the lower tier is moved to the right of the page,
 * next to the upper one. The words keep their sources, so that evidence is where they are printed. A page without headings continues
 * the records of the one before.
 */
export function unfoldTiers(pages: readonly PageText[]): readonly PageText[] {
  let before: HeadingTiers | undefined
  return pages.map((page) => {
    const own = findHeadingTiers(page)
      .map(({ at, tiers }) => ({ at, tiers, rows: readTiers(page, at + 2, tiers) }))
      .find(({ rows }) => rows.records.length > 0)
    const rows = own?.rows ?? (before && readTiers(page, 0, before))
    before = rows && rows.records.length > 0 ? (own?.tiers ?? before) : undefined
    return rows && before ? unfold(page, own?.at, before, rows) : page
  })
}

function unfold(page: PageText, heading: number | undefined, tiers: HeadingTiers, rows: TieredRows): PageText {
  const set = new Map<number, TableLine | undefined>()
  const join = ({ first, second, others }: TierRecord): void => {
    const [upper, lower] = [page.lines[first], page.lines[second]]
    if (!upper || !lower) return
    set.set(first, joinLines(upper, moveLine(lower, page.width, upper.box[1] - lower.box[1])))
    set.set(second, undefined)
    // What follows moves up to where the second line was: a gap within a record would look like one between two.
    const next = page.lines[others[0]?.index ?? -1]
    const up = next ? lower.box[1] - next.box[1] : 0
    for (const { index, isLower } of others) {
      const line = page.lines[index]
      if (line) set.set(index, moveLine(line, isLower ? page.width : 0, up))
    }
  }
  if (heading !== undefined) join({ first: heading, second: heading + 1, others: [] })
  for (const record of rows.records) join(record)
  for (const index of rows.sums) {
    const line = page.lines[index]
    if (line) set.set(index, moveLowerTexts(line, page.width, tiers))
  }
  const lines = page.lines.flatMap((line, index) => (set.has(index) ? (set.get(index) ?? []) : [line]))
  return { ...page, width: 2 * page.width, lines: renumberLines(lines.toSorted((a, b) => a.box[1] - b.box[1])) }
}

/** Moves a line to the right and down. */
function moveLine(line: TableLine, right: number, down: number): TableLine {
  const words = line.words.map((word) => moveWord(word, right, down))
  return { ...line, box: unionBox(words.map(({ box }) => box)), words }
}

/** Moves the texts below the lower tier to the right, such as the amount beside the name of a sum. */
function moveLowerTexts(line: TableLine, right: number, tiers: HeadingTiers): TableLine {
  const words = chunksOf(line.words, FIGURE_GAP).flatMap((chunk) =>
    isOfLowerTier(chunk, tiers) ? chunk.map((word) => moveWord(word, right, 0)) : chunk,
  )
  return { ...line, box: unionBox(words.map(({ box }) => box)), words: words.toSorted((a, b) => a.box[0] - b.box[0]) }
}

function joinLines(left: TableLine, right: TableLine): TableLine {
  const words = [...left.words, ...right.words]
  return {
    ...left,
    words,
    box: unionBox(words.map(({ box }) => box)),
    fontSize: Math.max(left.fontSize, right.fontSize),
  }
}
