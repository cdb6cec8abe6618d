import type { ExtractionContext } from "../page/context.ts"
import type { Box } from "../document.ts"
import type { LayoutWord } from "../layout/layout.ts"
import { findDates } from "../normalize/date.ts"
import { findNumbers } from "../normalize/number.ts"
import type { EmbeddedValue } from "./embedded-invoice.ts"
import { textKey } from "./same-value.ts"

/** A value as printed on one page. */
export interface PrintedValue {
  readonly words: readonly LayoutWord[]
  readonly page: number
}

/** The position of a table row on the displayed page. */
export interface PrintedRow {
  readonly page: number
  readonly box: Box
}

/** An index of the positions that print the values of an invoice. */
export interface PrintedValues {
  /**
   * Returns the first position that prints the value; for a row, only positions next to or close below it. Outside rows,
   * small integers are not searched for: they occur anywhere.
   */
  find(value: EmbeddedValue, row?: PrintedRow): PrintedValue | undefined
}

interface Position extends PrintedValue {
  /** True for digits only, such as counts and page numbers. */
  readonly isPlain: boolean
}

/** Positions kept for each value: common words and figures occur thousands of times in a long document. */
const MAX_POSITIONS = 200
/** Names of companies and goods are shorter; the bound keeps the search linear. */
const MAX_WORDS = 24
/** Longest first word that is looked up. */
const MAX_FIRST_WORD = 200
/** Points: the text of a row may start above its figures or continue below them, by about two lines. */
const ROW_MARGIN = 24

/** Creates the index, which is built at the first search. */
export function createPrintedValues(context: ExtractionContext): PrintedValues {
  let index: ReadonlyMap<string, readonly Position[]> | undefined
  return {
    find: (value, row) => {
      index ??= indexPages(context)
      const positions =
        typeof value.value === "number" ? (index.get(numberKey(value.value)) ?? []) : textPositions(index, value)
      if (row) return positions.find((position) => isInRow(position, row))
      return positions.find((position) => !position.isPlain || String(value.value).length > 3)
    },
  }
}

const numberKey = (value: number): string => `number ${Math.round(value * 100)}`

function indexPages({ layouts, locale }: ExtractionContext): ReadonlyMap<string, readonly Position[]> {
  const index = new Map<string, Position[]>()
  const add = (key: string, words: readonly LayoutWord[], page: number, isPlain = false): void => {
    const positions = index.get(key) ?? []
    if (positions.length === 0) index.set(key, positions)
    if (positions.length < MAX_POSITIONS) positions.push({ words, page, isPlain })
  }
  for (const { page, lines } of layouts) {
    for (const { segments } of lines) {
      for (const { words } of segments) {
        for (const { value, from, to, isPlain } of findNumbers(words, locale)) {
          add(numberKey(value), words.slice(from, to), page, isPlain)
        }
        for (const { value, from, to } of findDates(words, { dayFirst: locale.dayFirst })) {
          add(`date ${value}`, words.slice(from, to), page)
        }
      }
      const words = segments.flatMap((segment) => segment.words)
      for (const [position, word] of words.entries()) {
        const key = textKey(word.text)
        if (key !== "") add(`word ${key}`, words.slice(position, position + MAX_WORDS), page)
      }
    }
  }
  return index
}

function textPositions(index: ReadonlyMap<string, readonly Position[]>, value: EmbeddedValue): Position[] {
  if (value.kind === "date") return [...(index.get(`date ${value.value}`) ?? [])]
  const key = textKey(value.text)
  const found: Position[] = []
  // The first printed word is a prefix of the text: `DE02 1203 …` for `DE021203…`.
  for (let length = 1; length <= Math.min(key.length, MAX_FIRST_WORD); length++) {
    for (const { words, page } of index.get(`word ${key.slice(0, length)}`) ?? []) {
      const matched = matchPrefix(words, key)
      if (matched) found.push({ words: matched, page, isPlain: false })
    }
  }
  return found
}

function matchPrefix(words: readonly LayoutWord[], key: string): LayoutWord[] | undefined {
  let text = ""
  for (const [position, word] of words.entries()) {
    text += textKey(word.text)
    if (text === key) return words.slice(0, position + 1)
    if (!key.startsWith(text)) return undefined
  }
  return undefined
}

function isInRow({ words, page }: Position, row: PrintedRow): boolean {
  const box = words[0]?.source.box
  if (page !== row.page || !box) return false
  const [x0, y0, x1, y1] = box
  const isBeside = y1 > row.box[1] - ROW_MARGIN && y0 < row.box[3] + ROW_MARGIN
  // On a rotated page rows run from top to bottom.
  const isRotated = words[0]?.source.rotation === 90 || words[0]?.source.rotation === 270
  return isRotated ? x1 > row.box[0] - ROW_MARGIN && x0 < row.box[2] + ROW_MARGIN : isBeside
}
