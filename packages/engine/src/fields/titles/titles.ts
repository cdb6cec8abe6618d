import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { findDates } from "../../normalize/date.ts"
import type { Candidate } from "../candidates/candidate.ts"
import { foldTokens } from "../../text/folding.ts"
import { meaningOfWord } from "../../lexicon/meanings.ts"
import { kindNamedIn, titleOf, type DocumentKind, TITLE_REGION } from "../../blocks/document-kind.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { textOfFragments, type Fragment } from "../candidates/fragments.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import { DEFAULT_PAGE_HEIGHT } from "../../layout/layout.ts"
import {
  type TitleSearch,
  LATE_KIND_PENALTY,
  readNumber,
  TITLE_SCORE,
  readDate,
  isDateWord,
  BARE_NUMBER_SCORE,
} from "./title-search.ts"
import { readLoneLabel, readLoneNumber, readUnknownTitle } from "./unknown-titles.ts"
import { isNumberWord } from "../../lexicon/number-words.ts"
import { isNumberAt, numberAfterKind, MAX_KIND_REST, upToMark, isNumberAlone } from "./title-numbers.ts"
import { lineHeight } from "../../layout/line-height.ts"
import { segmentsAround } from "./title-neighbours.ts"

/** Score of a number alone on the line below or beside a title that consists of the kind of document. */
const SEPARATE_NUMBER_SCORE = 0.6
/** Words of a title and a number after it. */
const MAX_BARE_FRAGMENTS = 6
/** A number with digits that is too long to be a count, and more than one of its parts: `FS-2024-17`. */
const LONG_NUMBER = /^(?=.*\d.*\d.*\d)(?=.*[-/.])[\p{L}\p{N}./-]{6,}$/u
const isLongNumber = (text: string): boolean => LONG_NUMBER.test(text)
/** Words of a title that consists of the kind of document: `Tax Invoice`. */
const MAX_KIND_FRAGMENTS = 3
const MAX_TITLE_FRAGMENTS = 16

/**
 * Finds the number and the date in a title such as `Rechnung Nr. 471102 vom 05.03.2018`; `own` is the kind of the document, `requested`
 * the one that the object is called after.
 */
export function titleCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  neighbours: Neighbourhood,
  own: DocumentKind | undefined,
  requested: DocumentKind | undefined,
): Candidate[][] {
  const search: TitleSearch = { context, map, plans, neighbours, found: plans.map(() => []), own }
  const size = titleOf(context)?.size ?? 0
  const height = context.layouts[0]?.height ?? DEFAULT_PAGE_HEIGHT
  for (const segment of context.segments) {
    if (segment.page !== context.layouts[0]?.page) break
    if (segment.box[1] > TITLE_REGION * height) continue
    const fragments = map.fragments[segment.index] ?? []
    const kind = fragments.length > MAX_TITLE_FRAGMENTS ? undefined : kindNamedIn(segment.text)
    if (!kind) {
      if (own) readUnknownTitle(search, own, segment, fragments)
      continue
    }
    if (isColumnHeading(neighbours, segment, fragments)) continue
    const isLargest = Math.round(segment.box[3] - segment.box[1]) >= size
    readTitle(search, { kind, segment, fragments, isLargest })
  }
  if (own && search.found.every((candidates) => candidates.length === 0)) readLoneLabel(search, own, height)
  if (requested) readLoneNumber({ ...search, own: requested }, requested, height)
  return [...search.found]
}

/** Segments of a line from which it may be the head of a table, and lines of numbers below one of them that show it. */
const MIN_COLUMNS = 4
const MIN_ROWS = 2

/** Returns whether a segment is one word of the head of a table, above numbers of several rows: `Commandé` above quantities. */
function isColumnHeading(neighbours: Neighbourhood, segment: PlacedSegment, fragments: readonly Fragment[]): boolean {
  if (fragments.length > 1 || segment.line.segments.length < MIN_COLUMNS) return false
  const rows = neighbours.linesBelow(segment, MIN_ROWS).map((line) => line.touching(segment.box[0], segment.box[2])[0])
  return rows.length === MIN_ROWS && rows.every((cell) => /^\d[\d.,]*$/u.test(cell?.text ?? ""))
}

/** A line that names a kind of document. */
interface Title {
  readonly kind: DocumentKind
  readonly segment: PlacedSegment
  readonly fragments: readonly Fragment[]
  /** Whether no other title is set in larger type. */
  readonly isLargest: boolean
}

function readTitle(search: TitleSearch, { kind, segment, fragments, isLargest }: Title): void {
  const word = fragments.findIndex(
    (fragment, index) => isNumberWord(fragment.text) && isNumberAt(fragments.slice(index + 1)),
  )
  if (word !== -1) {
    // The kind is named before the number, else the line is about another document, as one that begins with `Ref.` is.
    if (!kind.test(textOfFragments(fragments.slice(0, word))) || refersToOther(fragments)) return
    const penalty = kind.test(textOfFragments(fragments.slice(0, 2))) ? 0 : LATE_KIND_PENALTY
    readNumber(search, kind, fragments.slice(word + 1), TITLE_SCORE - penalty)
    readDate(search, kind, fragments.slice(word + 1), TITLE_SCORE - penalty)
    readDateBeside(search, kind, segment, TITLE_SCORE - penalty)
    readDateBelow(search, kind, segment, TITLE_SCORE - penalty - LATE_KIND_PENALTY)
    return
  }
  const named = fragments.findIndex((_, index) => kind.test(textOfFragments(fragments.slice(0, index + 1))))
  if (named === -1 || named >= MAX_KIND_FRAGMENTS) return
  const rest = fragments.slice(named + 1)
  if (rest.some(({ text }) => /\d/u.test(text))) {
    const isShort = fragments.length <= MAX_BARE_FRAGMENTS
    const number = isShort || (isLargest && isLongNumber(rest[0]?.text ?? "")) ? numberAfterKind(rest) : undefined
    if (number) readNumber(search, kind, number, BARE_NUMBER_SCORE)
    return
  }
  if (rest.length > (isLargest ? MAX_KIND_REST : 0)) return
  readBesideDate(search, kind, segment)
  for (const other of segmentsAround(search.neighbours, segment)) {
    const beside = search.map.fragments[other.index] ?? []
    const first = beside.findIndex(({ text }) => !isNumberWord(text))
    const number = first === -1 ? [] : upToMark(beside.slice(first))
    // `Order`, and below it `no. 4711 of 25 April 2024`.
    if (first > 0 && isNumberAt(number)) readDate(search, kind, number, TITLE_SCORE - LATE_KIND_PENALTY)
    // `Advice of payment`, and below it `N° AV-7734`: the sign says what the number is, the title whose.
    const isSigned = first > 0 && isLargest
    if (isNumberAlone(number)) readNumber(search, kind, number, isSigned ? BARE_NUMBER_SCORE : SEPARATE_NUMBER_SCORE)
    else if (isLargest) readLabelled(search, kind, other)
  }
}

/** Reads the number that is alone beside a date on the line above a title, as the tills of some countries print it: `2026-01-17   W084512`. */
function readBesideDate(search: TitleSearch, kind: DocumentKind, segment: PlacedSegment): void {
  const [day, number, more] = search.neighbours.lineAbove(segment).segments
  if (!day || !number || more) return
  const [date] = findDates(search.map.fragments[day.index] ?? [], { dayFirst: search.context.locale.dayFirst })
  const run = search.map.fragments[number.index] ?? []
  if (date?.from === 0 && isNumberAlone(run)) readNumber(search, kind, run, TITLE_SCORE)
}

/** Returns whether a line begins with a word for a reference: `Ref. delivery note no. 317 of 14/05/2024`. */
const refersToOther = ([first]: readonly Fragment[]): boolean =>
  first !== undefined && foldTokens(first.text).some((token) => meaningOfWord(token) === "reference")

/** Words of a date on a line of its own: `du 14 mars 2025`. */
const MAX_DATE_FRAGMENTS = 6

/** Reads the date right of a title with a number, across a gap, where it begins with a word for a date. */
function readDateBeside(search: TitleSearch, kind: DocumentKind, segment: PlacedSegment, score: number): void {
  const [beside] = search.neighbours.rightOf(segment)
  readDatedRun(search, kind, beside, score)
}

/** Reads the date on the line below a title with a number where it begins with a word for a date. */
function readDateBelow(search: TitleSearch, kind: DocumentKind, segment: PlacedSegment, score: number): void {
  const [line] = search.neighbours.linesBelow(segment, 1)
  const [below] = line?.touching(segment.box[0], segment.box[2]) ?? []
  readDatedRun(search, kind, below, score)
}

function readDatedRun(search: TitleSearch, kind: DocumentKind, dated: PlacedSegment | undefined, score: number): void {
  const run = (dated && search.map.fragments[dated.index]) ?? []
  const [first] = run
  if (first && run.length <= MAX_DATE_FRAGMENTS && isDateWord(first.text)) readDate(search, kind, run, score)
}

/** Reads the number after, beside or below the label of any number where it follows a title: `Number` below `Credit note`. */
function readLabelled(search: TitleSearch, kind: DocumentKind, segment: PlacedSegment): void {
  const { map, neighbours } = search
  const label = map.hitsOf
    .get(segment.index)
    ?.find(({ from, concepts }) => from === 0 && concepts.some(({ concept }) => concept.id === "documentNumber"))
  if (!label) return
  const inline = (map.fragments[segment.index] ?? []).slice(label.to)
  const [right] = neighbours.rightOf(segment)
  const below = valuesBelow(neighbours, segment)
  const runs =
    inline.length > 0
      ? [inline.slice(0, 2), inline.slice(0, 1)]
      : [right, below[0]].map((other) => (other && map.fragments[other.index]) ?? [])
  const number = runs.find((run) => run.length > 0 && isNumberAlone(run))
  if (number) readNumber(search, kind, number, BARE_NUMBER_SCORE)
}

/** Lines of the page below a label, of which some are of another column, and the space to its value, in heights of the label. */
const MAX_LINES_BELOW = 3
const MAX_GAP_BELOW = 2.2

/** Returns the segments of the nearest line below a label that has any. */
function valuesBelow(neighbours: Neighbourhood, label: PlacedSegment): readonly PlacedSegment[] {
  const { box } = label
  const lowest = box[3] + MAX_GAP_BELOW * lineHeight(box)
  const lines = neighbours.linesBelow(label, MAX_LINES_BELOW).map((line) => line.touching(box[0], box[2]))
  return lines.find((line) => line.length > 0)?.filter((value) => value.box[1] <= lowest) ?? []
}
