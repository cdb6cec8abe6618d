import type { ValueType } from "../../configuration.ts"
import type { ColumnProfile } from "../cells/column-profile.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import { onceFor } from "../../layout/once-for.ts"
import { PRICED_LIST_CONCEPTS } from "../headings/column-concepts.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { conceptsOfWhole } from "../headings/heading-concepts.ts"
import { matchKeyOf } from "../words/page-text.ts"
import { taxSideOf } from "../headings/taxed-headings.ts"
import { foldTokens } from "../../text/folding.ts"
import { fitOf } from "./column-fit.ts"
import { countedPerWeek } from "../headings/counts-per-week.ts"

/** Score of cells at which a heading does not have the meaning that contradicts them. */
const EXCLUDED = -0.5
/** Penalty for a heading that is known to mean something else, and the small one where the concept is unknown. */
const KNOWN_MISMATCH = -0.4
const POSSIBLE_MISMATCH = -0.05

/** Scores how well a printed heading matches a configured column, 0 to 1. */
export function headingFit(heading: string, { labels }: ColumnLabels): number {
  const key = matchKeyOf(heading)
  if (key === "") return 0
  return weightsOf(labels).get(key) ?? 0
}

/** Score of a heading of known meaning that prints all of a name; of a part of its words it is as much less. */
const PART_WEIGHT = 0.5
/** Score of a word of a name that means no column by itself and so tells it from others: `Duty` for the `Duty amount`. */
const DISTINCTIVE_WEIGHT = 0.7

/** Score of a heading that abbreviates a name which the lexicon does not know: `DP` for `Daypart`. */
const ABBREVIATION_WEIGHT = 0.5
/** Letters of an abbreviation, in capitals or before a point. */
const ABBREVIATION = /^(?:\p{Lu}{2,4}|\p{Lu}\p{Ll}{1,3}\.)$/u

/** Returns whether a heading has the first letter of a name and others of it, in their order: `RTG` for `Rating`. */
function isAbbreviationOf(heading: string, name: string): boolean {
  if (!ABBREVIATION.test(heading) || conceptsOfWhole(heading).size > 0) return false
  const [letters, whole] = [foldTokens(heading).join(""), foldTokens(name).join("")]
  if (letters.length === 0 || letters[0] !== whole[0] || letters.length * 2 > whole.length) return false
  let at = -1
  return Array.from(letters).every((letter) => (at = whole.indexOf(letter, at + 1)) >= 0)
}

/** Scores a heading whose words are a part of the configured name, or abbreviate it: `Base` above a `Base charge`. */
export function partFit(heading: string, { names, concept }: ColumnLabels): number {
  if (concept === undefined && isAbbreviationOf(heading, names[0] ?? "")) return ABBREVIATION_WEIGHT
  const [own, printed] = [foldTokens(names[0] ?? ""), foldTokens(heading)]
  if (printed.length === 0 || !printed.every((token) => own.includes(token))) return 0
  if (conceptsOfWhole(heading).size === 0 && /\p{L}{3}/u.test(heading)) return DISTINCTIVE_WEIGHT
  return PART_WEIGHT * Math.min(1, printed.join("").length / own.join("").length)
}

const weightsOf = onceFor(
  (labels: ColumnLabels["labels"]): ReadonlyMap<string, number> =>
    new Map(labels.map(({ key, weight }) => [key, weight])),
)

/** Groups of concepts that mean the same in different kinds of documents: goods sold, and payments made. */
const EQUIVALENT_CONCEPTS: readonly (readonly ColumnConcept[])[] = [
  ["description", "details"],
  ["lineTotal", "amount", "lineGross"],
  ["date", "bookingDate", "documentDate"],
]

/** Returns whether two meanings are the same. */
export function isEquivalent(a: ColumnConcept, b: ColumnConcept): boolean {
  return a === b || EQUIVALENT_CONCEPTS.some((group) => group.includes(a) && group.includes(b))
}

/**
 * Returns a penalty, 0 or negative, for a printed heading that is known to mean something else. A meaning that the
 * cells contradict is not counted: `Position` above names is not the row's number.
 */
export function headingMismatch(
  heading: string,
  { concept, alternative }: ColumnLabels,
  profile: ColumnProfile,
  type: ValueType,
): number {
  const known = [...conceptsOfWhole(heading)].filter((other) => fitOf(profile, typeOfConcept(other), other) > EXCLUDED)
  if (known.length === 0) return 0
  // A name that the lexicon does not know may be another word for the heading, but a text is none for quantities and amounts.
  if (concept === undefined)
    return type === "string" && known.every((other) => NUMBER_CONCEPTS.has(other)) ? KNOWN_MISMATCH : POSSIBLE_MISMATCH
  // A bill of quantities has its codes below `No.`: those of its chapters.
  const isOfChapters = concept === "article" && profile.isChaptered
  const isMeant = (other: ColumnConcept): boolean =>
    isEquivalent(other, concept) ||
    (isOfChapters && other === "position") ||
    (alternative !== undefined && isEquivalent(other, alternative))
  return known.some(isMeant) ? 0 : KNOWN_MISMATCH
}

/** Returns a penalty, 0 or negative, for a heading that says `with tax` where the name says `without`, and the other way round. */
export function taxSideMismatch(heading: string, { names }: ColumnLabels): number {
  const [own, printed] = [taxSideOf(names[0] ?? ""), taxSideOf(heading)]
  return own === undefined || printed === undefined || own === printed ? 0 : KNOWN_MISMATCH
}

/** A day or month in digits at the end of a heading: `10/14`, `Week of 9/2`. */
const DAY = /(?:^|\s)\d{1,2} ?[./] ?\d{1,2}\.?$/u

/**
 * Returns a penalty, 0 or negative, for a heading that says when its cells apply where the name does not: columns headed by days count what
 * falls on them.
 */
export function periodMismatch(heading: string, { names }: ColumnLabels): number {
  const name = names[0] ?? ""
  return DAY.test(heading) && !/\d/u.test(name) ? KNOWN_MISMATCH : 0
}

/** Returns whether a heading counts per week what the name counts in all: it is the column only where no other one counts. */
export const isWeeklyOnly = (heading: string, { names }: ColumnLabels): boolean =>
  countedPerWeek(heading) !== undefined && countedPerWeek(names[0] ?? "") === undefined

const DATE_CONCEPTS: ReadonlySet<ColumnConcept> = new Set(["date", "bookingDate", "valueDate", "documentDate"])
export const NUMBER_CONCEPTS: ReadonlySet<ColumnConcept> = new Set([...PRICED_LIST_CONCEPTS, "taxRate", "discount"])

function typeOfConcept(concept: ColumnConcept): ValueType {
  return DATE_CONCEPTS.has(concept) ? "date" : NUMBER_CONCEPTS.has(concept) ? "number" : "string"
}
