import { DEFAULT_PAGE_HEIGHT } from "../../layout/layout.ts"
import { kindNamedIn, TITLE_REGION } from "../../blocks/document-kind.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { canonicalTokens } from "../../lexicon/label-key.ts"
import { isGenericWord } from "../../lexicon/meanings.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { mergeCandidates } from "../choice/assign.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import { parseValues } from "../parsing/parse-values.ts"
import { segmentsAround } from "./title-neighbours.ts"
import { isNumberWord } from "../../lexicon/number-words.ts"
import { isNumberAlone } from "./title-numbers.ts"
import { TITLE_SCORE } from "./title-search.ts"

/** Words of a title, at most. */
const MAX_TITLE_WORDS = 6

/** A number without a name of its own, and the fields that the title above it names. */
interface TitledNumber {
  readonly fragments: readonly Fragment[]
  readonly plans: ReadonlySet<number>
}

/**
 * Assigns a number that has only a word for numbers before it, `No. WQ25/3047`, to the fields named after the thing in the title beside or
 * above it, `Certificate of analysis`; it is no number of another kind then.
 */
export function assignTitledNumbers(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  neighbours: Neighbourhood,
  candidates: readonly Candidate[][],
): Candidate[][] {
  const things = plans.map((plan) => (plan.kind === "id" ? thingOf(plan) : []))
  if (things.every((words) => words.length === 0)) return [...candidates]
  const found = titledNumbers(context, map, things, neighbours)
  return candidates.map((list, index) => {
    const plan = plans[index]
    if (plan?.kind !== "id") return list
    const others = found.filter((number) => !number.plans.has(index)).flatMap(({ fragments }) => fragments)
    const words = new Set(others.map(({ word }) => word))
    const kept = list.filter((candidate) => !candidate.words.every((word) => words.has(word)))
    const own = found
      .filter((number) => number.plans.has(index))
      .flatMap(({ fragments }) => readNumber(context, plan, fragments))
    return own.length === 0 ? kept : mergeCandidates([...own, ...kept])
  })
}

function readNumber({ locale }: ExtractionContext, { field }: FieldPlan, run: readonly Fragment[]): Candidate[] {
  const [parsed] = parseValues(run, { kind: "id", type: field.type, end: undefined }, locale)
  return parsed ? [candidateOf(parsed.value, parsed.fragments, TITLE_SCORE, { by: "title" })] : []
}

/** Returns the words for the thing that a field is the number of: `certificate` of `Certificate number`. */
const thingOf = ({ field }: FieldPlan): readonly string[] =>
  canonicalTokens(field.name).filter((token) => !isGenericWord(token) && !isNumberWord(token))

/** Finds the numbers beside and below titles that name one of the things, in the upper part of the first page. */
function titledNumbers(
  { segments, layouts }: ExtractionContext,
  map: LabelMap,
  things: readonly (readonly string[])[],
  neighbours: Neighbourhood,
): TitledNumber[] {
  const [first] = layouts
  const bottom = TITLE_REGION * (first?.height ?? DEFAULT_PAGE_HEIGHT)
  return segments.flatMap((segment): TitledNumber[] => {
    if (segment.page !== first?.page || segment.box[1] > bottom || !isTitle(segment)) return []
    const title = canonicalTokens(segment.text)
    const plans = new Set(
      things.flatMap((words, index) =>
        words.length > 0 && words.every((word) => title.includes(word)) ? [index] : [],
      ),
    )
    if (plans.size === 0) return []
    return segmentsAround(neighbours, segment).flatMap((other): TitledNumber[] => {
      const [sign, ...number] = map.fragments[other.index] ?? []
      return sign && isNumberWord(sign.text) && isNumberAlone(number) ? [{ fragments: number, plans }] : []
    })
  })
}

/** Returns whether a text may be a title of a kind that the lexicon lacks: a few words without figures. */
const isTitle = ({ text, words }: PlacedSegment): boolean =>
  words.length <= MAX_TITLE_WORDS && !/[\d:]/u.test(text) && kindNamedIn(text) === undefined
