import { onceFor } from "../layout/once-for.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { TitleKind } from "../lexicon/language.ts"
import { wordsOf } from "../lexicon/language-words.ts"
import { foldText } from "../text/folding.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import { kindNamedIn, titleOf, type DocumentKind, TITLE_REGION } from "../blocks/document-kind.ts"
import type { LabelMap } from "./label-hits.ts"
import { textOfFragments, type Fragment } from "./fragments.ts"
import type { Neighbourhood } from "./neighbours.ts"
import { parseValues } from "./parse-values.ts"
import { DEFAULT_PAGE_HEIGHT } from "../layout/layout.ts"

/** Score of a number or date in the title of a document. */
const TITLE_SCORE = 0.85
/** Score when the kind of document is named after the first two words. */
const LATE_KIND_PENALTY = 0.1
/** Score of a number right after the kind of document, without a word for a number: `Invoice 4711`. */
const BARE_NUMBER_SCORE = 0.72
/** Score of a number alone on the line below or beside a title that consists of the kind of document. */
const SEPARATE_NUMBER_SCORE = 0.6
/** Words of a title and a number after it. */
const MAX_BARE_FRAGMENTS = 6
/** Words of a title that consists of the kind of document: `Tax Invoice`. */
const MAX_KIND_FRAGMENTS = 3
/** Words of the name of a kind after the one that is known: `Facture acquittée`, `Pedido de compra`. */
const MAX_KIND_REST = 3
const MAX_TITLE_FRAGMENTS = 16
/** Lines below a title that are searched for its number. */
const MAX_LINES_BELOW = 2
/** A number of a document: not a count, nor a word. */
const DOCUMENT_NUMBER = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}./_-]{2,}$/u

/** Words such as `No.` and `Nr`, and the signs `#`, `№` and `n°`. */
function isNumberWord(text: string): boolean {
  if (text === "#" || text === "№" || /^\(?[nN][°º]/u.test(text)) return true
  return wordsOf("numberWords").has(foldText(/[().:]/u.test(text) ? text.replace(/[().:]/gu, "") : text))
}

const isDateWord = (text: string): boolean => wordsOf("dated").has(foldText(text.replace(/[.:]$/u, "")))

/** Kinds of documents whose number and date are also asked for as those of an invoice. */
const LIKE_INVOICES: ReadonlySet<TitleKind> = new Set<TitleKind>(["creditNote", "receipt"])

function isNumberOf(plan: FieldPlan, { kind, number }: DocumentKind, own: TitleKind | undefined): boolean {
  if (plan.isOther === true) return false
  if (plan.concept === number || (plan.concept === "documentNumber" && kind === own)) return true
  return plan.concept === "invoiceNumber" && LIKE_INVOICES.has(kind)
}

interface TitleSearch {
  readonly context: ExtractionContext
  readonly map: LabelMap
  readonly plans: readonly FieldPlan[]
  readonly neighbours: Neighbourhood
  readonly found: readonly Candidate[][]
  /** The kind of the document itself; others are named where it refers to them. */
  readonly own: DocumentKind | undefined
}

/** Finds the number and the date in a title such as `Rechnung Nr. 471102 vom 05.03.2018`. */
export function titleCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  neighbours: Neighbourhood,
  own: DocumentKind | undefined,
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
    const isLargest = Math.round(segment.box[3] - segment.box[1]) >= size
    readTitle(search, { kind, segment, fragments, isLargest })
  }
  if (own && search.found.every((candidates) => candidates.length === 0)) readOnlyLabelled(search, own, height)
  return [...search.found]
}

/** Reads the number after `No.:` where the upper half prints one such line: it names no other thing, so it is the document's. */
function readOnlyLabelled(search: TitleSearch, own: DocumentKind, height: number): void {
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
function readUnknownTitle(
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
    // The kind is named before the number, else the line is about another document.
    if (!kind.test(textOfFragments(fragments.slice(0, word)))) return
    const penalty = kind.test(textOfFragments(fragments.slice(0, 2))) ? 0 : LATE_KIND_PENALTY
    readNumber(search, kind, fragments.slice(word + 1), TITLE_SCORE - penalty)
    readDate(search, kind, fragments.slice(word + 1), TITLE_SCORE - penalty)
    return
  }
  const named = fragments.findIndex((_, index) => kind.test(textOfFragments(fragments.slice(0, index + 1))))
  if (named === -1 || named >= MAX_KIND_FRAGMENTS) return
  const rest = fragments.slice(named + 1)
  if (rest.some(({ text }) => /\d/u.test(text))) {
    const number = fragments.length <= MAX_BARE_FRAGMENTS ? numberAfterKind(rest) : undefined
    if (number) readNumber(search, kind, number, BARE_NUMBER_SCORE)
    return
  }
  if (rest.length > (isLargest ? MAX_KIND_REST : 0)) return
  for (const other of around(search.neighbours, segment)) {
    const beside = search.map.fragments[other.index] ?? []
    const first = beside.findIndex(({ text }) => !isNumberWord(text))
    const number = first === -1 ? [] : upToMark(beside.slice(first))
    if (isNumberAlone(number)) readNumber(search, kind, number, SEPARATE_NUMBER_SCORE)
    else if (isLargest) readLabelled(search, kind, other)
  }
}

/** Returns the fragments before the first mark between the parts of a line: `2025/038 · dated 10/08/2025`. */
function upToMark(run: readonly Fragment[]): readonly Fragment[] {
  const mark = run.findIndex(({ text }) => /^[·•|–—,]$/u.test(text))
  return mark === -1 ? run : run.slice(0, mark)
}

const isNumberAlone = (run: readonly Fragment[]): boolean =>
  run.length <= 2 && isNumberAt(run) && DOCUMENT_NUMBER.test(run.at(-1)?.text ?? "")

/** Reads the number after, beside or below the label of any number where it follows a title: `Number` below `Credit note`. */
function readLabelled(search: TitleSearch, kind: DocumentKind, segment: PlacedSegment): void {
  const { map, neighbours } = search
  const label = map.hitsOf
    .get(segment.index)
    ?.find(({ from, concepts }) => from === 0 && concepts.some(({ concept }) => concept.id === "documentNumber"))
  if (!label) return
  const inline = (map.fragments[segment.index] ?? []).slice(label.to)
  const [right] = neighbours.rightOf(segment)
  const below = neighbours.linesBelow(segment, 1).flatMap((line) => line.touching(segment.box[0], segment.box[2]))
  const runs =
    inline.length > 0
      ? [inline.slice(0, 2), inline.slice(0, 1)]
      : [right, below[0]].map((other) => (other && map.fragments[other.index]) ?? [])
  const number = runs.find((run) => run.length > 0 && isNumberAlone(run))
  if (number) readNumber(search, kind, number, BARE_NUMBER_SCORE)
}

/** A short word in capitals that is part of a number: `FT 23/118`. */
const PREFIX = /^\p{Lu}{1,3}$/u
/** The number after such a word, perhaps of a series: `FT A/118`. */
const PREFIXED = /^(?:\p{Lu}{1,3}\/)?\d[\d./-]*$/u

/** Returns whether fragments begin with a number, or with one after a prefix. */
function isNumberAt([first, second]: readonly Fragment[]): boolean {
  if (!first) return false
  return /\d/u.test(first.text) || (PREFIX.test(first.text) && PREFIXED.test(second?.text ?? ""))
}

/**
 * Returns the number after a kind of document: right after it, or at the end of the line after the rest of the
 * kind's name, `Pedido de compra 365/2023`.
 */
function numberAfterKind(rest: readonly Fragment[]): readonly Fragment[] | undefined {
  const digits = rest.findIndex(({ text }) => /\d/u.test(text))
  const start = digits > 0 && isNumberAt(rest.slice(digits - 1)) ? digits - 1 : digits
  const number = rest[digits]?.text ?? ""
  if (!(start < digits ? PREFIXED : DOCUMENT_NUMBER).test(number)) return undefined
  const between = rest.slice(0, start)
  const isRest = between.every(({ text }) => /^\p{L}+$/u.test(text))
  const isEnd = between.length <= MAX_KIND_REST && digits === rest.length - 1
  return between.length === 0 || (isRest && isEnd) ? rest.slice(start) : undefined
}

/** Returns the nearest segments right of a title and below it. */
function around(neighbours: Neighbourhood, segment: PlacedSegment): PlacedSegment[] {
  const lines = neighbours.linesBelow(segment, MAX_LINES_BELOW)
  const below = lines.flatMap((line) => line.touching(segment.box[0], segment.box[2]).slice(0, 1))
  // Small type beside a large title is on a line of its own, above its baseline or below.
  const near = [neighbours.lineAbove(segment), ...lines.slice(0, 1)]
  const beside = near.flatMap((line) => line.segments.filter((other) => isBeside(segment, other)).slice(0, 1))
  // Below a title in the middle of its line, the line of its number may begin left of it.
  const start = segment.line.segments.length === 1 ? (lines[0]?.segments.slice(0, 1) ?? []) : []
  return [...new Set([...neighbours.rightOf(segment).slice(0, 1), ...beside, ...below, ...start])]
}

/** Returns whether most of the height of a segment is beside that of a title, to its right. */
function isBeside({ box: title }: PlacedSegment, { box }: PlacedSegment): boolean {
  const shared = Math.min(title[3], box[3]) - Math.max(title[1], box[1])
  return box[0] > title[2] && shared * 2 > box[3] - box[1]
}

function readNumber(search: TitleSearch, kind: DocumentKind, run: readonly Fragment[], score: number): void {
  for (const [index, plan] of search.plans.entries()) {
    if (!isNumberOf(plan, kind, search.own?.kind)) continue
    const requested = { kind: "id", type: plan.field.type, end: undefined } as const
    const [parsed] = parseValues(run, requested, search.context.locale)
    const isBare = score < TITLE_SCORE - LATE_KIND_PENALTY
    if (!parsed || (isBare && parsed.fit < 1)) continue
    search.found[index]?.push(candidateOf(parsed.value, parsed.fragments, score, { by: "title" }))
  }
}

function readDate(search: TitleSearch, kind: DocumentKind, run: readonly Fragment[], score: number): void {
  if (!run.some((fragment) => isDateWord(fragment.text))) return
  for (const [index, plan] of search.plans.entries()) {
    if (plan.concept !== kind.date) continue
    const requested = { kind: "date", type: plan.field.type, end: undefined } as const
    const [parsed] = parseValues(run.slice(1), requested, search.context.locale)
    if (parsed) search.found[index]?.push(candidateOf(parsed.value, parsed.fragments, score, { by: "title" }))
  }
}
