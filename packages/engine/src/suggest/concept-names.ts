import { LANGUAGES } from "../lexicon/all-languages.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import { labelKey } from "../lexicon/label-key.ts"
import type { Language } from "../lexicon/language.ts"
import { splitTexts } from "../lexicon/language-words.ts"
import type { LabelMap } from "../fields/labels/label-hits.ts"

const [ENGLISH] = LANGUAGES

let cached: ReadonlyMap<string, readonly Language[]> | undefined

/** Returns the languages that list each label, by its key. */
function languagesByKey(): ReadonlyMap<string, readonly Language[]> {
  cached ??= readLanguages()
  return cached
}

function readLanguages(): Map<string, readonly Language[]> {
  const found = new Map<string, Set<Language>>()
  for (const language of LANGUAGES) {
    for (const text of Object.values(language.labels).flatMap(splitTexts)) {
      const key = labelKey(text)
      found.set(key, (found.get(key) ?? new Set()).add(language))
    }
  }
  return new Map([...found].map(([key, languages]) => [key, [...languages]]))
}

/** Returns the language of most labels of a document; English where none is known. */
export function languageOfLabels(map: LabelMap): Language | undefined {
  const counts = new Map<Language, number>()
  for (const { match } of map.hits) {
    const languages = match.by === "key" ? (languagesByKey().get(match.key) ?? []) : []
    // A label that several languages share says less.
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length)
  }
  let best = ENGLISH
  for (const [language, count] of counts) if (best && count > (counts.get(best) ?? 0)) best = language
  return best
}

/** Returns the usual label of a concept in a language, as a name for values that are printed without a label of their own. */
export function conceptName(concept: ConceptId, language: Language | undefined): string | undefined {
  return splitTexts(language?.labels[concept])[0] ?? splitTexts(ENGLISH?.labels[concept])[0]
}
