import { hasTown, isBox } from "../../blocks/address-patterns.ts"
import { append } from "../../arrays/append.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import { addressBeside, isPartOfAddress } from "../runs/address-beside.ts"
import { addressInParts } from "./address-parts.ts"
import { withOpeningWord } from "./bank-names.ts"
import { asksForAddress, namesOtherParty, runsInBox } from "./box-values.ts"
import { personAbove } from "./captions.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import { lineFactor } from "./column-totals.ts"
import { combDate } from "./comb-dates.ts"
import { formBoxes } from "../../blocks/form-boxes.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import { pairedRun } from "./paired-labels.ts"
import { aboveRun } from "../runs/runs-below.ts"
import type { Run } from "../runs/value-run.ts"
import { ownerFactor } from "../parties/owner.ts"
import { textOfFragments } from "../candidates/fragments.ts"
import {
  COLUMN_TOTALS,
  COLUMN_VALUE,
  MIN_WIDE_SEGMENTS,
  POSITION,
  RIGHT_OF_INLINE,
  UNSEPARATED,
  WHOLE_ADDRESS,
} from "../candidates/weights.ts"
import type { CachedSearch } from "./label-search.ts"
import { isTitleOfPairs } from "./title-of-pairs.ts"
import { hasNoValue } from "./valueless-labels.ts"
import { candidatesOfRun, requestedValueOf } from "./run-candidates.ts"

/** Adds the candidates of a run to those of a label, lowered by `correction`; returns their number. */
type ReadRun = (run: Run, correction: number) => number

/** Returns the values that a label leads to for a field: in its segment, right of it, below it, or above a caption. */
export function candidatesOfHit(search: CachedSearch, hit: LabelHit, plan: FieldPlan, weight: number): Candidate[] {
  const { map, neighbours, runs } = search
  const found: Candidate[] = []
  if (hasNoValue(hit, plan, map)) return found
  const base = weight * ownerFactor(search, hit, plan) * (isNamed(hit, plan) ? POSITION.named : 1)
  if (base === 0) return found
  const read: ReadRun = (run, correction) => {
    const candidates = candidatesOfRun(search, { hit, plan, base }, run, correction)
    append(found, candidates)
    return candidates.length
  }
  if (plan.kind === "percent") {
    const before = (map.fragments[hit.segment.index] ?? []).slice(0, hit.from)
    read({ fragments: before, factor: POSITION.inline, relation: "inline" }, 1)
  }
  const box = formBoxes(search.context).ofCaption(hit.segment)
  if (box) {
    if (namesOtherParty(box, hit, map, plan) || asksForAddress(box, plan)) return found
    const day = combDate(box, plan, map)
    if (day)
      found.push(candidateOf(day.value, day.fragments, base, { by: "label", label: hit.match, relation: "below" }))
    else for (const run of runsInBox(box, hit, map, plan)) read(run, 1)
    return found
  }
  const only =
    (plan.kind === "party" && hit.isEntireSegment ? runs.section(hit) : undefined) ??
    pairedRun(hit, map, neighbours) ??
    aboveRun(hit, map, neighbours)
  if (only) {
    read(only, 1)
    return found
  }
  const person = personAbove(search.context, hit, plan, map, neighbours)
  if (person) {
    read(person, 1)
    return found
  }
  const parts = plan.kind === "address" ? addressInParts(hit, map, neighbours) : undefined
  if (parts) {
    read(parts, WHOLE_ADDRESS)
    return found
  }
  const printed = runs.inline(hit)
  const inline = printed && plan.concept === "bankName" ? withOpeningWord(printed, hit, map) : printed
  const isUnseparated = inline !== undefined && !hit.hasColon && (plan.kind === "party" || plan.kind === "text")
  const inlineCount = inline ? read(inline, isUnseparated ? UNSEPARATED : 1) : 0
  if (inline) readJoined(read, inline, plan, isUnseparated ? UNSEPARATED : 1)
  if (inlineCount > 0 && (plan.kind !== "amount" || isInBracket(hit, map))) return found
  const isOpen = !inline || plan.kind === "amount" || plan.kind === "date"
  if (!isOpen) return found
  // Dates and numbers may be split over segments; names are not read across a gap.
  const isName = plan.kind === "party" || plan.kind === "text" || plan.kind === "address"
  const right = runs
    .right(hit)
    .filter(({ relation, wraps }) => (!isName || relation !== "across") && (wraps !== "possibly" || mayWrap(plan)))
  const beside = plan.kind === "address" && !inline ? addressBeside(hit, map, neighbours) : undefined
  if (beside) {
    read(beside, WHOLE_ADDRESS)
    return found
  }
  const rightCount = right.reduce((sum, run) => sum + read(run, inlineCount > 0 ? RIGHT_OF_INLINE : 1), 0)
  if (inline && (inlineCount > 0 || plan.kind !== "amount")) return found
  if (isCellOfValues(hit) || isTitleOfPairs(hit, map, neighbours)) return found
  readBelow(search, hit, plan, { read, hasRight: rightCount > 0 })
  return found
}

/** Returns whether a label with a colon reads as the name of a text or a party, word for word: `Station: WABC-TV`. */
const isNamed = (hit: LabelHit, { kind, field }: FieldPlan): boolean =>
  (kind === "text" || kind === "party") &&
  hit.match.by === "key" &&
  hit.match.key === labelKey(field.name) &&
  (hit.hasColon || isBeforeColon(hit))

/** Returns whether the colon of a label is printed at the value: `AGENCY   : Ballast Media`. */
const isBeforeColon = ({ segment, isEntireSegment }: LabelHit): boolean =>
  isEntireSegment && segment.line.segments[segment.position + 1]?.text.startsWith(":") === true

/** Returns whether a label and what follows it are in brackets: `(includes VAT of 4.15)` says all about the tax. */
const isInBracket = ({ segment, from }: LabelHit, { fragments }: LabelMap): boolean => {
  const own = fragments[segment.index] ?? []
  return own[from]?.text.startsWith("(") === true && own.at(-1)?.text.endsWith(")") === true
}

/** Returns whether a second line that the first does not need is read: long numbers wrap, names are followed by addresses. */
const mayWrap = ({ kind }: FieldPlan): boolean => kind === "iban" || kind === "account" || kind === "text"

/** Returns whether a label is one of the values of a row, below which is no value of it: who read a meter, beside the readings. */
const isCellOfValues = ({ segment, hasColon }: LabelHit): boolean =>
  !hasColon &&
  segment.line.segments.length >= MIN_WIDE_SEGMENTS &&
  segment.line.segments.every(({ text }, position) => position === segment.position || VALUE.test(text))

/** A number of three or more digits; those of the boxes of a form have fewer. */
const VALUE = /\d[.,]?\d[.,]?\d/u

const isNumeric = (text: string): boolean => /\d/u.test(text) && !/\p{L}/u.test(text)

/** Reads a run with the segments beside it, for values of several words; numbers beside each other are usually two values. */
function readJoined(read: ReadRun, run: Run, { kind }: FieldPlan, correction: number): void {
  if (!run.joined || (kind !== "text" && kind !== "party" && kind !== "date")) return
  // A name does not continue with a number alone: that is the date or the amount of the next column.
  if (kind === "party" && run.joined.some(({ segment }) => isNumeric(segment.text))) return
  read({ ...run, fragments: run.joined, factor: run.factor + POSITION.joinedBonus }, correction)
}

/** Reads the lines below a label up to the town as one address. */
function readAddress(read: ReadRun, below: readonly Run[], { kind }: FieldPlan): void {
  const [first] = below
  if (kind !== "address" || !first) return
  // The number of a box looks like a postal code.
  const town = below
    .map(({ fragments }) => textOfFragments(fragments))
    .findIndex((text) => hasTown(text) && !isBox(text))
  if (town < 1) return
  const isName = town > 1 && !isPartOfAddress(textOfFragments(first.fragments))
  const fragments = below.slice(isName ? 1 : 0, town + 1).flatMap((run) => run.fragments)
  read({ ...first, fragments, factor: first.factor }, WHOLE_ADDRESS)
}

/** Headings in a line that are those of a table's columns, whose names are not parties of the document. */
const MIN_TABLE_SEGMENTS = 8

/** Reads the values below a label and, for amounts, the totals in its column. */
function readBelow(
  search: CachedSearch,
  hit: LabelHit,
  plan: FieldPlan,
  { read, hasRight }: { readonly read: ReadRun; readonly hasRight: boolean },
): void {
  const { context, map, neighbours, runs } = search
  const below = hasRight ? runs.belowBeside(hit) : runs.below(hit)
  // Values below headings of a wide table belong to its rows, not to the document.
  const isTyped = plan.kind === "date" || plan.kind === "amount" || plan.kind === "quantity"
  const isRepeated = (): boolean =>
    below.filter((run) => search.read(run.fragments, requestedValueOf(plan)).length > 0).length > 1
  const isWide = (): boolean => hit.segment.line.segments.length >= MIN_WIDE_SEGMENTS && isRepeated()
  const isOfRows = plan.kind === "party" && hit.segment.line.segments.length >= MIN_TABLE_SEGMENTS
  const isColumn = !hit.hasColon && (isOfRows || (isTyped && (isWide() || neighbours.isWrapped(hit.segment))))
  for (const run of below) {
    read(run, isColumn ? COLUMN_VALUE : 1)
    readJoined(read, run, plan, isColumn ? COLUMN_VALUE : 1)
  }
  readAddress(read, below, plan)
  const [first, second] = below
  // Narrow cells break long account numbers.
  if ((plan.kind === "iban" || plan.kind === "account") && first && second) {
    read({ ...first, fragments: [...first.fragments, ...second.fragments] }, 1)
  }
  if (plan.kind !== "amount" && plan.kind !== "quantity") return
  for (const run of runs.columns(hit)) {
    const page = (run.fragments[0]?.segment.page ?? 1) / context.layouts.length
    const { firstPage, laterPages } = COLUMN_TOTALS
    read(run, lineFactor(map, run, plan) * (firstPage + laterPages * page))
  }
}
