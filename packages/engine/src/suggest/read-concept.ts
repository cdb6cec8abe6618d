import type { ValueType } from "../configuration.ts"
import type { LabelHit } from "../fields/labels/label-hits.ts"
import { parseValues } from "../fields/parsing/parse-values.ts"
import type { ConceptKind } from "../lexicon/concept.ts"
import type { ConceptLabel } from "../lexicon/label-table.ts"
import type { Beside } from "./beside-label.ts"
import { type PrintedReading, readingOf } from "./printed-pair.ts"
import type { Sample } from "./sample.ts"

/** How well a value must fit the kind of its label, and of one that may also mean something else. */
const MIN_FIT = 0.5
const MIN_WEAK_FIT = 0.75

/** What a label means, by the values beside it. */
export interface ConceptReadings {
  readonly concept: ConceptLabel["concept"]
  readonly isWeak: boolean
  readonly readings: readonly PrintedReading[]
}

/** Reads the first meaning of a label that a text beside it fits. */
export function readConcept(
  { context }: Sample,
  place: LabelHit,
  beside: readonly Beside[],
): ConceptReadings | undefined {
  for (const { concept, isWeak } of place.concepts) {
    const requested = { kind: concept.kind, type: typeOfKind(concept.kind), end: undefined }
    const readings = textsFor(concept.kind, place, beside)
      .flatMap(({ fragments }) =>
        parseValues(fragments, requested, context.locale).filter(({ fit }) => fit >= (isWeak ? MIN_WEAK_FIT : MIN_FIT)),
      )
      .map(readingOf)
    if (readings.length > 0) return { concept, isWeak, readings }
  }
  return undefined
}

/** Returns the texts that may be a value of a kind. */
function textsFor(kind: ConceptKind, { hasColon }: LabelHit, beside: readonly Beside[]): Beside[] {
  const isOpenText = isText(kind) && !hasColon
  // The rate of a tax and the name of a day may be between the label and its value.
  const isSplit = kind === "amount" || kind === "date"
  const hasInline = beside.some(({ relation }) => relation === "inline")
  const firstBelow = beside.find(({ relation }) => relation === "below")
  // A label over a name is also over the address below it.
  const isBlock = kind === "party" || kind === "address"
  return beside.filter((each) => {
    if (each.relation === "inline") return !isOpenText
    if (hasInline && !isSplit) return false
    return each.relation !== "below" || each === firstBelow || isBlock
  })
}

const isText = (kind: ConceptKind): boolean => kind === "party" || kind === "text" || kind === "address"

const NUMBERS: ReadonlySet<ConceptKind> = new Set<ConceptKind>(["amount", "percent", "quantity"])

/** Returns the type of the values of a kind. */
export const typeOfKind = (kind: ConceptKind): ValueType =>
  kind === "date" ? "date" : NUMBERS.has(kind) ? "number" : "string"
