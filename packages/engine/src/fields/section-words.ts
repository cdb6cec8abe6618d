import { meansSame } from "../lexicon/form-words/same-meaning.ts"
import type { FieldPlan } from "../lexicon/field-plan.ts"
import { canonicalTokens } from "../lexicon/label-key.ts"
import { isGenericWord } from "../lexicon/meanings.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import type { Candidate } from "./candidate.ts"

/** Words of the heading of a section, at most. */
const MAX_HEADING_WORDS = 4
/** Points by which the sizes of two headings of one kind may differ. */
const SAME_SIZE = 0.3
/** Factor on a value in the section that a field is named after, up to the score of a whole label. */
const OWN_SECTION = 2
const MOST = 0.9

/** A heading above values, and the words that it prints. */
interface Heading {
  readonly segment: PlacedSegment
  readonly tokens: readonly string[]
}

/**
 * Weighs the values of fields that only one word tells apart, `EAN code electricity` and `EAN code gas`, by the headings of the sections
 * that they are printed in: below `Gas` are those of the gas and no others, though the labels are the same.
 */
export function weighBySections(
  { segments }: ExtractionContext,
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  const own = tellingWords(plans)
  const all = [...new Set([...own.values()].flat())]
  if (all.length === 0) return [...candidates]
  const headings = headingsWith(segments, all)
  if (headings.length === 0) return [...candidates]
  const meant = headings.map(
    ({ tokens }) => new Set(all.filter((word) => tokens.some((token) => meansSame(token, word)))),
  )
  const isIn = (section: ReadonlySet<string>, words: readonly string[]): boolean =>
    words.every((word) => section.has(word))
  const firstWords = candidates.map((list) => new Set(list.map(({ words: [word] }) => word)))
  // A value is taken from a field only where the field that the section is about could have it.
  const isOfOther = ({ words: [word] }: Candidate, section: ReadonlySet<string>): boolean =>
    [...own].some(
      ([index, words]) => word !== undefined && isIn(section, words) && firstWords[index]?.has(word) === true,
    )
  return candidates.map((list, index) => {
    const words = own.get(index)
    if (!words) return list
    return list
      .flatMap((candidate): Candidate[] => {
        const section = candidate.derivation.by === "label" ? meant[headingAbove(headings, candidate)] : undefined
        if (!section || section.size === 0) return [candidate]
        if (!isIn(section, words)) return isOfOther(candidate, section) ? [] : [candidate]
        const { score } = candidate
        return [{ ...candidate, score: Math.max(score, Math.min(MOST, score * OWN_SECTION)) }]
      })
      .sort((a, b) => b.score - a.score)
  })
}

/** Returns the words of names that tell two fields of one type apart, and that of others which have such a word, by the position of the field. */
function tellingWords(plans: readonly FieldPlan[]): ReadonlyMap<number, readonly string[]> {
  const names = plans.map(({ field }) => new Set(canonicalTokens(field.name)))
  const telling = new Set(
    names.flatMap((name, index) =>
      names.flatMap((other, at) => {
        if (at === index || plans[at]?.field.type !== plans[index]?.field.type || name.size !== other.size) return []
        const left = [...name].filter((token) => !other.has(token))
        return left.length === 1 && name.size > 1 && !left.some(isGenericWord) ? left : []
      }),
    ),
  )
  const own = names.map((name) => (name.size > 1 ? [...name].filter((token) => telling.has(token)) : []))
  return new Map(own.flatMap((words, index) => (words.length === 1 ? [[index, words]] : [])))
}

/** Returns the texts alone on their lines that have one of the words, and the others that are set like them and end their sections. */
function headingsWith(segments: readonly PlacedSegment[], words: readonly string[]): Heading[] {
  const alone = segments.flatMap((segment): Heading[] => {
    const isShort = segment.line.segments.length === 1 && segment.words.length <= MAX_HEADING_WORDS
    return isShort && !/[\d:.,;]/u.test(segment.text) ? [{ segment, tokens: canonicalTokens(segment.text) }] : []
  })
  const telling = alone.filter(({ tokens }) => tokens.some((token) => words.some((word) => meansSame(token, word))))
  return alone.filter((heading) => telling.some((other) => isSetAs(heading.segment, other.segment)))
}

/** Returns whether two texts have the size and the weight of one kind of headings. */
function isSetAs({ words: [word] }: PlacedSegment, { words: [other] }: PlacedSegment): boolean {
  if (!word || !other) return false
  return (
    word.source.isBold === other.source.isBold && Math.abs(word.source.fontSize - other.source.fontSize) < SAME_SIZE
  )
}

/** Returns the index of the last heading above a value on its page; -1 without one. */
function headingAbove(headings: readonly Heading[], { page, words: [word] }: Candidate): number {
  if (!word) return -1
  return headings.findLastIndex(({ segment }) => segment.page === page && segment.box[3] <= word.box[1] + 1)
}
