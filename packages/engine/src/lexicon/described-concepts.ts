import type { FieldDefinition, ValueType } from "../configuration.ts"
import { lookUp } from "./concept-lookup.ts"
import type { Concept } from "./concept.ts"
import { labelKey, labelTokens } from "./label-key.ts"

const QUOTED = /["“”„«»]([^"“”„«»]{2,60})["“”„«»]/gu

/** Returns the phrases that a description quotes, which are treated as printed labels. */
export function quotedPhrases(field: FieldDefinition): string[] {
  return [...(field.description ?? "").matchAll(QUOTED)].map(([, phrase = ""]) => phrase)
}

/** Returns the concept of the first phrase that the lexicon lists as a label. */
export function conceptOfPhrases(phrases: readonly string[], type: ValueType): Concept | undefined {
  for (const phrase of phrases) {
    const label = lookUp(labelKey(phrase), type)
    if (label && !label.isWeak) return label.concept
  }
  return undefined
}

/** Returns the concept of the first strong label of two or more words in the description. */
export function conceptOfDescription(field: FieldDefinition): Concept | undefined {
  const tokens = labelTokens((field.description ?? "").replace(QUOTED, " "))
  for (let length = Math.min(4, tokens.length); length >= 2; length--) {
    for (let start = 0; start + length <= tokens.length; start++) {
      const label = lookUp(tokens.slice(start, start + length).join(""), field.type)
      if (label && !label.isWeak) return label.concept
    }
  }
  return undefined
}
