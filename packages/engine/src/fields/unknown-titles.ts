import { onceFor } from "../layout/once-for.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { type DocumentKind, TITLE_REGION } from "../blocks/document-kind.ts"
import type { Fragment } from "./fragments.ts"
import { type TitleSearch, readNumber, BARE_NUMBER_SCORE, TITLE_SCORE, LATE_KIND_PENALTY } from "./title-search.ts"
import { isNumberAlone, isNumberWord, isNumberAt } from "./title-numbers.ts"

/** Reads the number after `No.:` where the upper half prints one such line: it names no other thing, so it is the document's. */
export function readLoneLabel(search: TitleSearch, own: DocumentKind, height: number): void {
  const [only, more] = search.map.hits.filter(
    ({ segment, from, hasColon, concepts }) =>
      from === 0 &&
      hasColon &&
      segment.page === search.context.layouts[0]?.page &&
      segment.box[1] < TITLE_REGION * height &&
      concepts.some(({ concept, isWeak }) => isWeak && concept.id === "documentNumber"),
  )
  if (!only || more) return
  const number = (search.map.fragments[only.segment.index] ?? []).slice(only.to)
  if (isNumberAlone(number)) readNumber(search, own, number, BARE_NUMBER_SCORE)
}

/** Words before the number of a title in words that the lexicon lacks. */
const MAX_UNKNOWN_WORDS = 4
/** Height of such a title, relative to that of most lines. */
const UNKNOWN_HEIGHT = 1.25

/** Reads the number of a title in words that the lexicon lacks, by the sign before it and its larger type: `Justificante # RC46194`. */
export function readUnknownTitle(
  search: TitleSearch,
  own: DocumentKind,
  segment: PlacedSegment,
  fragments: readonly Fragment[],
): void {
  const sign = fragments.findIndex(({ text }) => isNumberWord(text))
  const title = fragments.slice(0, sign)
  const number = fragments.slice(sign + 1)
  if (sign < 1 || sign > MAX_UNKNOWN_WORDS || number.length === 0 || number.length > 2 || !isNumberAt(number)) return
  if (!title.every(({ text }) => /^\p{L}{2,}$/u.test(text))) return
  if (search.map.hitsOf.get(segment.index)?.some(({ from }) => from < sign) === true) return
  if (segment.box[3] - segment.box[1] < UNKNOWN_HEIGHT * usualHeight(search.context)) return
  readNumber(search, own, number, TITLE_SCORE - LATE_KIND_PENALTY)
}

/** Lines that are measured for their usual height. */
const MAX_MEASURED = 400

/** Returns the height of most lines on the first page, in points. */
const usualHeight = onceFor(({ segments }: ExtractionContext): number => {
  const heights = segments.slice(0, MAX_MEASURED).map(({ box }) => box[3] - box[1])
  heights.sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
})
