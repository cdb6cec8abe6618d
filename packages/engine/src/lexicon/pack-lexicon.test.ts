import { expect, test } from "vitest"
import { LANGUAGES } from "./all-languages.ts"
import type { Concept } from "./concept.ts"
import { CONCEPTS } from "./concepts.ts"
import { conceptIndex } from "./concept-index.ts"
import { labelTokens } from "./label-key.ts"
import { splitTexts } from "./language-words.ts"
import { moduleOfLexicon } from "./module-of-lexicon.ts"
import { packedLexicon } from "./pack-lexicon.ts"

/** A label as the languages have it. */
interface Label {
  readonly concept: Concept
  readonly key: string
  readonly tokens: readonly string[]
  readonly isWeak: boolean
}

/** Reads the labels one by one, without packing them. */
function labelsOf(concept: Concept): Label[] {
  const labels = new Map<string, Label>()
  for (const isWeak of [false, true]) {
    const texts = LANGUAGES.flatMap((language) => splitTexts(language[isWeak ? "weakLabels" : "labels"][concept.id]))
    for (const tokens of texts.map(labelTokens)) {
      const key = tokens.join("")
      if (key !== "" && !labels.has(key)) labels.set(key, { concept, key, tokens, isWeak })
    }
  }
  return [...labels.values()]
}

const labels = CONCEPTS.flatMap(labelsOf)

test("the module that the package has instead of packing exports what is packed", async () => {
  const text = moduleOfLexicon(packedLexicon())
  const prepared: unknown = await import(`data:text/javascript,${encodeURIComponent(text)}`)
  expect(prepared).toHaveProperty("packedLexicon", expect.any(Function))
  const { packedLexicon: read } = prepared as { readonly packedLexicon: () => unknown } // as the line before has shown
  expect(read()).toEqual(packedLexicon())
  // One byte per character in memory, whatever the letters.
  expect(text).toMatch(/^[\n -~]*$/u)
})

test("the index has the labels of the languages, concept by concept", () => {
  expect(conceptIndex().labelsOf(() => true)).toEqual(labels)
  for (const concept of CONCEPTS) {
    const own = labels.filter((label) => label.concept === concept)
    expect(conceptIndex().ofConcept(concept)).toEqual(own)
    expect(conceptIndex().ownKey(concept.id)).toBe(own[0]?.key)
  }
})

test("labels are found by their keys, each time the same objects", () => {
  const byKey = Map.groupBy(labels, ({ key }) => key)
  const { byKey: index } = conceptIndex()
  expect([...index.keys()]).toEqual([...byKey.keys()])
  expect([...byKey.keys()].map((key) => index.get(key))).toEqual([...byKey.values()])
  expect(index.get("invoicedate")?.[0]).toBe(index.get("invoicedate")?.[0])
  expect(index.get("nolabelatall")).toBeUndefined()
})

test("labels are found by their tokens, and counted", () => {
  const { frequency, withToken } = conceptIndex()
  const tokens = new Set(labels.flatMap((label) => label.tokens))
  expect([...frequency.keys()]).toEqual([...tokens])
  for (const token of ["number", "nummer", "dat", "skat", "po"].filter((word) => tokens.has(word))) {
    const having = labels.filter((label) => label.tokens.includes(token))
    expect(frequency.get(token)).toBe(having.length)
    const found = [...withToken(token)].toSorted(([a], [b]) => a - b)
    expect(found.map(([, label]) => label)).toEqual(having)
  }
  expect(withToken("nosuchtoken").size).toBe(0)
})
