import { onceFor } from "../../layout/once-for.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { titleOf, type DocumentKind, TITLE_REGION } from "../../blocks/document-kind.ts"
import type { Fragment } from "../candidates/fragments.ts"
import { type TitleSearch, readNumber, BARE_NUMBER_SCORE, TITLE_SCORE, LATE_KIND_PENALTY } from "./title-search.ts"
import { isNumberWord } from "../../lexicon/number-words.ts"
import { isNumberAlone, isNumberAt } from "./title-numbers.ts"

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

/** Height of a number that is a title by itself, relative to that of most lines, and of what else may be the title. */
const LONE_HEIGHT = 1.5
/** A number with letters, of three digits or more, which no amount, date or year is: `WH/OUT/00423`. */
const LETTERED_NUMBER = /^(?=\P{L}*\p{L})(?=(?:\D*\d){3})[\p{L}\p{N}][\p{L}\p{N}./_-]{4,}$/u

/** Reads the number that is the title of a document without another one, alone on its line, in large type; a label below it may look like one: `Order:`. */
export function readLoneNumber(search: TitleSearch, requested: DocumentKind, height: number): void {
  const { context, map } = search
  const least = LONE_HEIGHT * Math.max(usualHeight(context), titleOf(context)?.size ?? 0)
  const [only, more] = context.segments.filter(
    ({ page, box, line, text }) =>
      page === context.layouts[0]?.page &&
      box[1] < TITLE_REGION * height &&
      box[3] - box[1] >= least &&
      line.segments.length === 1 &&
      LETTERED_NUMBER.test(text),
  )
  if (only && !more) readNumber(search, requested, map.fragments[only.index] ?? [], TITLE_SCORE - LATE_KIND_PENALTY)
}

/** Lines that are measured for their usual height. */
const MAX_MEASURED = 400

/** Returns the height of most lines on the first page, in points. */
const usualHeight = onceFor(({ segments }: ExtractionContext): number => {
  const heights = segments.slice(0, MAX_MEASURED).map(({ box }) => box[3] - box[1])
  heights.sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
})
