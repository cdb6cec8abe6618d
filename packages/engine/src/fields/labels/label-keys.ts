import { conceptIndex } from "../../lexicon/concept-index.ts"
import type { ConceptLabel } from "../../lexicon/label-table.ts"
import { onceFor } from "../../layout/once-for.ts"
import { composedConcept } from "../../lexicon/meanings.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { indexNearWords, type NearWords } from "./near-words.ts"

/** The meaning of a key: its concepts, and its weight for each field by position of the plan. */
export interface KeyMeaning {
  readonly concepts: readonly ConceptLabel[]
  readonly fields: ReadonlyMap<number, number>
  /** 1, or less where the key differs by one character. */
  readonly factor: number
}

/**
 * Looks up the key of a label; undefined for words that are not a label. A key that is not listed is analysed word by word in
 * its text, if that has one.
 */
export type KeyLookUp = (key: string, textOf: () => string | undefined) => KeyMeaning | undefined

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
  /** The weights of the keys that were found in documents, by position of the plan. */
  readonly weightsOf: Map<string, ReadonlyMap<number, number>>
  /** The keys that the lexicon does not have. */
  readonly own: NearWords
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
  return {
    plansOf,
    weightsOf: new Map(),
    own: indexNearWords(new Set([...plansOf.keys()].filter((key) => !isLexical(key))), MIN_FUZZY_LENGTH),
  }
})

/** Returns whether a key is that of a label of the lexicon or of a field. */
export const isListed = (plans: readonly FieldPlan[], key: string): boolean =>
  fieldKeysOf(plans).plansOf.has(key) || conceptIndex().byKey.has(key)

/** Prepares the look-up of all labels of the lexicon and of the fields. */
export function createKeyLookUp(plans: readonly FieldPlan[]): KeyLookUp {
  const { byKey } = conceptIndex()
  const { plansOf, weightsOf, own } = fieldKeysOf(plans)
  const fieldsOf = (key: string, positions: readonly number[]): ReadonlyMap<number, number> => {
    const known = weightsOf.get(key)
    if (known) return known
    const fields = new Map(positions.map((index) => [index, plans[index]?.labels.get(key) ?? 0]))
    weightsOf.set(key, fields)
    return fields
  }
  const meaningOf = (key: string, factor: number): KeyMeaning | undefined => {
    const concepts = byKey.get(key)
    const positions = plansOf.get(key)
    if (!concepts && !positions) return undefined
    return { concepts: concepts ?? [], fields: positions ? fieldsOf(key, positions) : NO_FIELDS, factor }
  }
  const seen = new Map<string, KeyMeaning | undefined>()
  return (key, textOf) => {
    const known = seen.get(key)
    if (known !== undefined || seen.has(key)) return known
    const near = (): string | undefined => nearKey(key, own) ?? nearLexicalKey(key)
    let meaning = meaningOf(key, 1)
    if (!meaning && key.length >= MIN_FUZZY_LENGTH && !HAS_DIGIT.test(key)) {
      const found = near()
      meaning = found === undefined ? undefined : meaningOf(found, FUZZY_MATCH)
    }
    // A word with a digit has no meaning, so that the words together have none.
    const text = meaning || HAS_DIGIT.test(key) ? undefined : textOf()
    if (text !== undefined) {
      const composed = composedConcept(text)
      const own = composed && conceptIndex().ownKey(composed)
      meaning = own === undefined ? undefined : meaningOf(own, COMPOSED_LABEL)
    }
    seen.set(key, meaning)
    return meaning
  }
}

/** Returns a key at an edit distance of one. */
function nearKey(key: string, { near }: NearWords): string | undefined {
  for (const other of near(key)) return other
  return undefined
}

/** Results for keys of earlier documents: the lexicon is constant, and most words are not labels. */
const nearKeys = new Map<string, string | undefined>()
const MAX_NEAR_KEYS = 50_000

function nearLexicalKey(key: string): string | undefined {
  // Similar to no key, and not cached: the cache outlives the document.
  if (key.length > lexicalNearWords().longest + 1) return undefined
  if (nearKeys.has(key)) return nearKeys.get(key)
  if (nearKeys.size >= MAX_NEAR_KEYS) nearKeys.clear()
  const near = nearKey(key, lexicalNearWords())
  nearKeys.set(key, near)
  return near
}

const isLexical = (key: string): boolean => conceptIndex().byKey.has(key) || conceptIndex().periods.has(key)

let lexicalKeys: NearWords | undefined

/** Returns the keys of the lexicon, whose index is built once. */
function lexicalNearWords(): NearWords {
  const { byKey, periods } = conceptIndex()
  lexicalKeys ??= indexNearWords(new Set([...byKey.keys(), ...periods.keys()]), MIN_FUZZY_LENGTH)
  return lexicalKeys
}
