import { conceptIndex, type ConceptLabel } from "../lexicon/concept-index.ts"
import { composedConcept } from "../lexicon/meanings.ts"
import type { FieldPlan } from "../lexicon/labels.ts"

/** What a key means: to the lexicon, and to each asked field by position of its plan. */
export interface KeyMeaning {
  readonly concepts: readonly ConceptLabel[]
  readonly fields: ReadonlyMap<number, number>
  /** 1, or less where the key was nearKeys with a slip of one character. */
  readonly factor: number
}

/** Looks a label's key up; undefined for words that are no label. */
export type KeyLookUp = (key: string, text: () => string) => KeyMeaning | undefined

/** Keys below this length must match exactly; a slip of the recogniser in a longer one is forgiven. */
const MIN_FUZZY_LENGTH = 7
const FUZZY_MATCH = 0.93
/** A label read word by word says its concept less surely than one that a language lists. */
const COMPOSED_LABEL = 0.9
const NO_FIELDS: ReadonlyMap<number, number> = new Map()

/** Prepares the look-up of all labels of the lexicon and of the fields. */
export function createKeyLookUp(plans: readonly FieldPlan[]): KeyLookUp {
  const fields = new Map<string, Map<number, number>>()
  for (const [index, plan] of plans.entries()) {
    for (const [key, weight] of plan.labels) {
      const entry = fields.get(key) ?? new Map<number, number>()
      entry.set(index, weight)
      fields.set(key, entry)
    }
  }
  const { byKey } = conceptIndex()
  const own = deletionVariantsOf([...fields.keys()].filter((key) => !isLexical(key)))
  const meaningOf = (key: string, factor: number): KeyMeaning | undefined => {
    const concepts = byKey.get(key)
    const known = fields.get(key)
    return concepts || known ? { concepts: concepts ?? [], fields: known ?? NO_FIELDS, factor } : undefined
  }
  const seen = new Map<string, KeyMeaning | undefined>()
  return (key, text) => {
    if (seen.has(key)) return seen.get(key)
    const near = (): string | undefined =>
      (own.byText.size > 0 ? nearKey(key, own, (text) => fields.has(text)) : undefined) ?? nearLexicalKey(key)
    let meaning = meaningOf(key, 1)
    if (!meaning && key.length >= MIN_FUZZY_LENGTH && !/\d/u.test(key)) {
      const found = near()
      meaning = found === undefined ? undefined : meaningOf(found, FUZZY_MATCH)
    }
    if (!meaning) {
      const composed = composedConcept(text())
      const own = composed && conceptIndex().ownKeys.get(composed)
      meaning = own === undefined ? undefined : meaningOf(own, COMPOSED_LABEL)
    }
    seen.set(key, meaning)
    return meaning
  }
}

/** A known key that differs by one character: one more, one less, or one other. */
function nearKey(
  key: string,
  { byText: slips, longest }: DeletionVariants,
  isKnown: (key: string) => boolean,
): string | undefined {
  if (key.length > longest + 1) return undefined
  const longer = slips.get(key)
  if (longer !== undefined) return longer
  for (let index = 0; index < key.length; index++) {
    const shorter = key.slice(0, index) + key.slice(index + 1)
    if (shorter.length >= MIN_FUZZY_LENGTH - 1 && isKnown(shorter)) return shorter
    const other = slips.get(shorter)
    if (other !== undefined && other.length === key.length) return other
  }
  return undefined
}

/** What keys of earlier documents were near to; the lexicon stays the same, and most words are no label. */
const nearKeys = new Map<string, string | undefined>()
const MAX_NEAR_KEYS = 50_000

function nearLexicalKey(key: string): string | undefined {
  // Near to none, and not kept: the map outlives the document.
  if (key.length > lexicalVariants().longest + 1) return undefined
  if (nearKeys.has(key)) return nearKeys.get(key)
  if (nearKeys.size >= MAX_NEAR_KEYS) nearKeys.clear()
  const near = nearKey(key, lexicalVariants(), isLexical)
  nearKeys.set(key, near)
  return near
}

const isLexical = (key: string): boolean => conceptIndex().byKey.has(key) || conceptIndex().periods.has(key)

/** Every key with one character left out. */
interface DeletionVariants {
  readonly byText: ReadonlyMap<string, string>
  /** Characters of the longest key: text that is longer by two is near to none. */
  readonly longest: number
}

function deletionVariantsOf(keys: Iterable<string>): DeletionVariants {
  const byText = new Map<string, string>()
  let longest = 0
  for (const key of keys) {
    longest = Math.max(longest, key.length)
    if (key.length < MIN_FUZZY_LENGTH) continue
    for (let index = 0; index < key.length; index++) byText.set(key.slice(0, index) + key.slice(index + 1), key)
  }
  return { byText, longest }
}

let slips: DeletionVariants | undefined

/** The lexicon's slips do not depend on the fields: about 20 ms once. */
function lexicalVariants(): DeletionVariants {
  slips ??= deletionVariantsOf([...conceptIndex().byKey.keys(), ...conceptIndex().periods.keys()])
  return slips
}
