import type { ConceptId } from "../lexicon/concept.ts"
import type { Language } from "../lexicon/language.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { foldText } from "../text/folding.ts"
import { conceptName } from "./concept-names.ts"
import type { PrintedPair } from "./printed-pair.ts"

/** Distinct values of one label from which it belongs to the records of a list, not to the document. */
const MAX_VALUES = 3

/** Attributes that both parties of a document have; a label without its party means the seller's. */
const ATTRIBUTES: ReadonlySet<ConceptId | undefined> = new Set<ConceptId>([
  "vatId",
  "taxNumber",
  "taxId",
  "registerNumber",
  "email",
  "phone",
  "iban",
  "bic",
  "website",
])

/** The pairs of one field: those of its label in each sample, by position of the sample. */
export interface FieldGroup {
  readonly name: string
  readonly pairs: ReadonlyMap<number, PrintedPair>
}

/** Joins the pairs of all samples to fields: by concept where a sample has one such label, else by the label itself. */
export function groupPairs(samples: readonly (readonly PrintedPair[])[], language: Language | undefined): FieldGroup[] {
  const groups = new Map<string, { name: string; pairs: Map<number, PrintedPair> }>()
  for (const [index, pairs] of samples.entries()) {
    for (const [key, pair] of fieldsOf(pairs, language)) {
      const group = groups.get(key) ?? { name: pair.name, pairs: new Map<number, PrintedPair>() }
      groups.set(key, group)
      group.pairs.set(index, pair)
    }
  }
  return joinConcepts([...groups.values()])
}

/** Joins the labels of one sample that are printed more than once, unless they list the records of a table. */
function fieldsOf(pairs: readonly PrintedPair[], language: Language | undefined): Map<string, PrintedPair> {
  const labelled = new Map<string, PrintedPair[]>()
  for (const pair of pairs) {
    const owner = ATTRIBUTES.has(pair.concept) && isOther(pair.party) ? pair.party : undefined
    const prefix = owner && conceptName(owner, language)
    const own = prefix === undefined ? pair : withParty(pair, prefix)
    const key = `${own.key} ${own.type}`
    const list = labelled.get(key)
    if (list) list.push(own)
    else labelled.set(key, [own])
  }
  const fields = new Map<string, PrintedPair>()
  const seen = new Map<string, string>()
  for (const [key, own] of labelled) {
    const [first] = own
    const values = new Set(own.map(valueOf)).size
    const rated = values > 1 ? byRate(own) : undefined
    if (rated) for (const pair of rated) fields.set(`${pair.key} ${pair.type}`, pair)
    if (!first || rated || values > MAX_VALUES) continue
    const pair = { ...first, readings: own.flatMap(({ readings }) => readings) }
    // `Invoice no. 4711` in the title and `Invoice number: 4711` below are one field.
    const value = `${pair.concept ?? key} ${valueOf(pair)}`
    const other = fields.get(seen.get(value) ?? "")
    if (other && !(other.isWeak && !pair.isWeak)) continue
    if (other) fields.delete(seen.get(value) ?? "")
    seen.set(value, key)
    fields.set(key, pair)
  }
  return fields
}

/** Returns the taxes of a document by their rates, where each label has another one. */
function byRate(pairs: readonly PrintedPair[]): PrintedPair[] | undefined {
  const rated = pairs.flatMap((pair): PrintedPair[] => {
    const { ratedName: name } = pair
    return name === undefined ? [] : [{ ...pair, name, key: labelKey(name) }]
  })
  const unique = new Set(rated.map(({ key }) => key)).size
  return unique > 1 && rated.length === pairs.length ? rated : undefined
}

const isOther = (party: ConceptId | undefined): party is "buyer" | "shipTo" => party === "buyer" || party === "shipTo"

function withParty(pair: PrintedPair, party: string): PrintedPair {
  const name = `${party} ${pair.name}`
  return { ...pair, name, key: labelKey(name) }
}

const valueOf = ({ readings }: PrintedPair): string => foldText(String(readings[0]?.value ?? "")).replaceAll(" ", "")

interface Group {
  readonly name: string
  readonly pairs: Map<number, PrintedPair>
}

/** Labels of one concept in a sample that are compared. */
const MAX_ALIKE = 8

const conceptKey = ({ concept, type, party }: PrintedPair): string => `${concept} ${type} ${party}`

/** Joins groups of one concept and type that no sample prints both of: `Invoice no.` in one, `Bill number` in the other. */
function joinConcepts(groups: readonly FieldGroup[]): FieldGroup[] {
  const joined: Group[] = []
  const byConcept = new Map<string, Group[]>()
  for (const { name, pairs } of groups) {
    const [first] = pairs.values()
    const known = first?.concept === undefined ? [] : (byConcept.get(conceptKey(first)) ?? [])
    const same = known.find((other) => [...pairs.keys()].every((index) => !other.pairs.has(index)))
    if (same) for (const [index, pair] of pairs) same.pairs.set(index, pair)
    else {
      const group = { name, pairs: new Map(pairs) }
      joined.push(group)
      // One sample may print many labels of a concept: only the first ones are compared with those of other samples.
      if (first && known.length < MAX_ALIKE) byConcept.set(conceptKey(first), [...known, group])
    }
  }
  return joined
}
