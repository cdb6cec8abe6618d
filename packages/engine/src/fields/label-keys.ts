import { conceptIndex, type ConceptLabel } from "../lexicon/concept-index.ts"
import { onceFor } from "../layout/once-for.ts"
import { composedConcept } from "../lexicon/meanings.ts"
import type { FieldPlan } from "../lexicon/labels.ts"

/** The meaning of a key: its concepts, and its weight for each field by position of the plan. */
export interface KeyMeaning {
  readonly concepts: readonly ConceptLabel[]
  readonly fields: ReadonlyMap<number, number>
  /** 1, or less where the key differs by one character. */
  readonly factor: number
}

/** Looks up the key of a label; undefined for words that are not a label. Without a text it is not analysed word by word. */
export type KeyLookUp = (key: string, text: (() => string) | undefined) => KeyMeaning | undefined

/** Shorter keys must match exactly; an OCR error of one character in a longer one is tolerated. */
const MIN_FUZZY_LENGTH = 7
const FUZZY_MATCH = 0.93
const HAS_DIGIT = /\d/u
/** Factor of a label that is analysed word by word; listed labels are more certain. */
const COMPOSED_LABEL = 0.9
const NO_FIELDS: ReadonlyMap<number, number> = new Map()

interface FieldKeys {
  /** Key → positions of the plans that have it as a label. */
  readonly plansOf: ReadonlyMap<string, readonly number[]>
  /** The variants of the keys that the lexicon does not have. */
  readonly own: DeletionVariants
}

const fieldKeysOf = onceFor((plans: readonly FieldPlan[]): FieldKeys => {
  const plansOf = new Map<string, number[]>()
  for (const [index, { labels }] of plans.entries()) {
    for (const key of labels.keys()) {
      const positions = plansOf.get(key)
      if (positions) positions.push(index)
      else plansOf.set(key, [index])
    }
  }
  return { plansOf, own: deletionVariantsOf([...plansOf.keys()].filter((key) => !isLexical(key))) }
})

/** Prepares the look-up of all labels of the lexicon and of the fields. */
export function createKeyLookUp(plans: readonly FieldPlan[]): KeyLookUp {
  const { byKey } = conceptIndex()
  const { plansOf, own } = fieldKeysOf(plans)
  const meaningOf = (key: string, factor: number): KeyMeaning | undefined => {
    const concepts = byKey.get(key)
    const positions = plansOf.get(key)
    if (!concepts && !positions) return undefined
    const fields = positions && new Map(positions.map((index) => [index, plans[index]?.labels.get(key) ?? 0]))
    return { concepts: concepts ?? [], fields: fields ?? NO_FIELDS, factor }
  }
  const seen = new Map<string, KeyMeaning | undefined>()
  return (key, text) => {
    const known = seen.get(key)
    if (known !== undefined || seen.has(key)) return known
    const near = (): string | undefined =>
      (own.byText.size > 0 ? nearKey(key, own, (text) => plansOf.has(text)) : undefined) ?? nearLexicalKey(key)
    let meaning = meaningOf(key, 1)
    if (!meaning && key.length >= MIN_FUZZY_LENGTH && !HAS_DIGIT.test(key)) {
      const found = near()
      meaning = found === undefined ? undefined : meaningOf(found, FUZZY_MATCH)
    }
    // A word with a digit has no meaning, so that the words together have none.
    if (!meaning && text && !HAS_DIGIT.test(key)) {
      const composed = composedConcept(text())
      const own = composed && conceptIndex().ownKeys.get(composed)
      meaning = own === undefined ? undefined : meaningOf(own, COMPOSED_LABEL)
    }
    seen.set(key, meaning)
    return meaning
  }
}

/** Returns a known key at an edit distance of one. */
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

/** Results for keys of earlier documents: the lexicon is constant, and most words are not labels. */
const nearKeys = new Map<string, string | undefined>()
const MAX_NEAR_KEYS = 50_000

function nearLexicalKey(key: string): string | undefined {
  // Similar to no key, and not cached: the cache outlives the document.
  if (key.length > lexicalVariants().longest + 1) return undefined
  if (nearKeys.has(key)) return nearKeys.get(key)
  if (nearKeys.size >= MAX_NEAR_KEYS) nearKeys.clear()
  const near = nearKey(key, lexicalVariants(), isLexical)
  nearKeys.set(key, near)
  return near
}

const isLexical = (key: string): boolean => conceptIndex().byKey.has(key) || conceptIndex().periods.has(key)

/** Every key with one character deleted, which finds edits of one character by look-up (as SymSpell does). */
interface DeletionVariants {
  readonly byText: ReadonlyMap<string, string>
  /** Length of the longest key: text that is longer by two is similar to none. */
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

/** Returns the variants of the lexicon, which take about 20 ms to build once. */
function lexicalVariants(): DeletionVariants {
  slips ??= deletionVariantsOf([...conceptIndex().byKey.keys(), ...conceptIndex().periods.keys()])
  return slips
}
