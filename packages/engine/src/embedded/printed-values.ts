import type { ExtractionContext } from "../page/context.ts"
import type { Box } from "../document.ts"
import type { LayoutWord } from "../layout/layout.ts"
import { findDates } from "../normalize/date.ts"
import { findNumbers } from "../normalize/number.ts"
import type { EmbeddedValue } from "./embedded-invoice.ts"
import { textKey } from "./same-value.ts"

/** Words of one page that print a value. */
export interface PrintedValue {
  readonly words: readonly LayoutWord[]
  readonly page: number
}

/** A row of a table on its page; boxes are those of the displayed page. */
export interface PrintedRow {
  readonly page: number
  readonly box: Box
}

/** Finds where the page prints what the invoice says. */
export interface PrintedValues {
  /**
   * Returns the first place that prints the value; in a row only what stands beside or close under it. Outside rows a
   * bare small number is not looked for: it stands anywhere.
   */
  find(value: EmbeddedValue, row?: PrintedRow): PrintedValue | undefined
}

interface Place extends PrintedValue {
  /** True for a bare run of digits, as counts and page numbers are. */
  readonly isPlain: boolean
}

/** Common words and figures stand in a long document thousands of times; the first places do. */
const maxPlaces = 200
/** Names of companies and goods are shorter; the bound keeps the search linear. */
const maxWords = 24
/** Printed words are shorter. */
const maxFirstWord = 200
/** A row's text may begin above its figures or flow below them, by about two lines. */
const rowMargin = 24

/** Indexes what the pages print, at the first question. */
export function createPrintedValues(context: ExtractionContext): PrintedValues {
  let index: ReadonlyMap<string, readonly Place[]> | undefined
  return {
    find: (value, row) => {
      index ??= indexPages(context)
      const places =
        typeof value.value === "number" ? (index.get(numberKey(value.value)) ?? []) : textPlaces(index, value)
      if (row) return places.find((place) => isInRow(place, row))
      return places.find((place) => !place.isPlain || String(value.value).length > 3)
    },
  }
}

const numberKey = (value: number): string => `number ${Math.round(value * 100)}`

function indexPages({ layouts, locale }: ExtractionContext): ReadonlyMap<string, readonly Place[]> {
  const index = new Map<string, Place[]>()
  const add = (key: string, words: readonly LayoutWord[], page: number, isPlain = false): void => {
    const places = index.get(key) ?? []
    if (places.length === 0) index.set(key, places)
    if (places.length < maxPlaces) places.push({ words, page, isPlain })
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
        if (key !== "") add(`word ${key}`, words.slice(position, position + maxWords), page)
      }
    }
  }
  return index
}

function textPlaces(index: ReadonlyMap<string, readonly Place[]>, value: EmbeddedValue): Place[] {
  if (value.kind === "date") return [...(index.get(`date ${value.value}`) ?? [])]
  const wanted = textKey(value.text)
  const found: Place[] = []
  // The first printed word is some beginning of the text: `DE02 1203 …` for `DE021203…`.
  for (let length = 1; length <= Math.min(wanted.length, maxFirstWord); length++) {
    for (const { words, page } of index.get(`word ${wanted.slice(0, length)}`) ?? []) {
      const matched = matchStart(words, wanted)
      if (matched) found.push({ words: matched, page, isPlain: false })
    }
  }
  return found
}

function matchStart(words: readonly LayoutWord[], wanted: string): LayoutWord[] | undefined {
  let text = ""
  for (const [position, word] of words.entries()) {
    text += textKey(word.text)
    if (text === wanted) return words.slice(0, position + 1)
    if (!wanted.startsWith(text)) return undefined
  }
  return undefined
}

function isInRow({ words, page }: Place, row: PrintedRow): boolean {
  const box = words[0]?.source.box
  if (page !== row.page || !box) return false
  const [x0, y0, x1, y1] = box
  const isBeside = y1 > row.box[1] - rowMargin && y0 < row.box[3] + rowMargin
  // On a turned page rows run from top to bottom.
  const isTurned = words[0]?.source.rotation === 90 || words[0]?.source.rotation === 270
  return isTurned ? x1 > row.box[0] - rowMargin && x0 < row.box[2] + rowMargin : isBeside
}
