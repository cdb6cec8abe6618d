import type { FieldDefinition } from "../configuration.ts"
import { withoutUnit } from "../text/units.ts"
import { conceptIndex } from "./concept-index.ts"
import { labelTokens } from "./label-key.ts"
import { meaningsOfToken } from "./meanings.ts"
import { splitKey } from "./split-key.ts"

/** Splits the name of a field into words: `invoice_number` and `invoiceNumber` are names of two. */
export function withWords(field: FieldDefinition): FieldDefinition {
  const words = splitKey(withoutUnit(field.name))
  return { ...field, name: words.replace(ABBREVIATION, (text, short: string) => wordOf(short) ?? text) }
}

/** The beginning of a word with a full stop; shorter ones begin too many words. */
const ABBREVIATION = /(\p{L}{4,})\./gu

/** Returns the word that most labels have of those with a beginning that is no word itself: `Contr.` is short for contract. */
function wordOf(short: string): string | undefined {
  const [token = ""] = labelTokens(short)
  const { frequency } = conceptIndex()
  if (frequency.has(token) || meaningsOfToken(token)) return undefined
  let best: { word: string; count: number } | undefined
  for (const [word, count] of frequency)
    if (word.startsWith(token) && count > (best?.count ?? 0)) best = { word, count }
  return best && `${best.word} `
}
