import { meansSame } from "../../lexicon/form-words/same-meaning.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { canonicalTokens } from "../../lexicon/label-key.ts"
import { isGenericWord } from "../../lexicon/meanings.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { Candidate } from "../candidates/candidate.ts"

/** Words of the heading of a section, at most. */
const MAX_HEADING_WORDS = 4
/** Points in which the sizes of the headings of one kind are counted. */
const SIZE_STEP = 0.5
/** Headings of a document, at most: each value is compared with them, and a page has a few. */
const MAX_HEADINGS = 200
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
  const names = plans.map(({ field }) => [...new Set(canonicalTokens(field.name))].toSorted())
  // Names of one group differ in one word only.
  const groups = new Map<string, Set<string>>()
  for (const [index, name] of names.entries()) {
    if (name.length < 2) continue
    for (const token of name) {
      const key = [plans[index]?.field.type, ...name.filter((other) => other !== token)].join(" ")
      const group = groups.get(key) ?? new Set()
      groups.set(key, group)
      group.add(token)
    }
  }
  const telling = new Set(
    [...groups.values()].flatMap((words) => (words.size > 1 ? [...words].filter((word) => !isGenericWord(word)) : [])),
  )
  const own = names.map((name) => (name.length > 1 ? name.filter((token) => telling.has(token)) : []))
  return new Map(own.flatMap((words, index) => (words.length === 1 ? [[index, words]] : [])))
}

/** Returns the texts alone on their lines that have one of the words, and the others that are set like them and end their sections. */
function headingsWith(segments: readonly PlacedSegment[], words: readonly string[]): Heading[] {
  const alone = segments.flatMap((segment): Heading[] => {
    const isShort = segment.line.segments.length === 1 && segment.words.length <= MAX_HEADING_WORDS
    return isShort && !/[\d:.,;]/u.test(segment.text) ? [{ segment, tokens: canonicalTokens(segment.text) }] : []
  })
  const isTelling = ({ tokens }: Heading): boolean =>
    tokens.some((token) => words.some((word) => meansSame(token, word)))
  const types = new Set(alone.filter(isTelling).map(typeOf))
  const headings = alone.filter((heading) => types.has(typeOf(heading)))
  // So many lines in the type of the headings are text.
  return headings.length > MAX_HEADINGS ? [] : headings
}

/** Returns the size and the weight of a heading. */
function typeOf({ segment: { words } }: Heading): string {
  const [word] = words
  return word ? `${Math.round(word.source.fontSize / SIZE_STEP)} ${word.source.isBold}` : ""
}

/** Returns the index of the last heading above a value on its page; -1 without one. */
function headingAbove(headings: readonly Heading[], { page, words: [word] }: Candidate): number {
  if (!word) return -1
  return headings.findLastIndex(({ segment }) => segment.page === page && segment.box[3] <= word.box[1] + 1)
}
