import type { LayoutWord } from "../layout/layout.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import { LANGUAGES } from "../lexicon/all-languages.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { splitTexts } from "../lexicon/language-words.ts"
import type { PlacedSegment } from "../page/context.ts"
import { foldText } from "../text/folding.ts"
import type { BlockLine } from "./block.ts"
import { companyPattern } from "./company.ts"
import { divideAtCommas, divideAtMarks, textOf } from "./divide-lines.ts"
import { pieceOf, type Piece } from "./line-labels.ts"
import { lineOf, readLine } from "./read-line.ts"

/**
 * Reads the name that opens an imprint, and the address after it where marks or commas divide them: `Nordwind GmbH | Am Hang 3 | 28195
 * Bremen | HRB 4711`.
 */
export function readImprint(segment: PlacedSegment, name: Piece): BlockLine[] {
  const [first = [], ...rest] = divideAtMarks(segment.words)
  const opening = lineOf(segment, name, { kind: "text", isImprint: true })
  const [named, ...address] = first.length > name.words.length ? (divideAtCommas(first) ?? []) : [first]
  if (named?.length !== name.words.length || address.length + rest.length === 0) return [opening]
  return [
    opening,
    ...address.map((words) => readLine(segment, { words, text: textOf(words) }, true)),
    ...rest.map((words) => readLine(segment, pieceOf(words), true)),
  ]
}

/** Words of the longest name, and of the text after it that is searched for registrations. */
const MAX_NAME_WORDS = 12
const MAX_IMPRINT_WORDS = 60
/** Words and digits of the shortest imprint, beside the name. */
const MIN_IMPRINT_WORDS = 4
const MIN_IMPRINT_DIGITS = 5

/** Returns the company that opens the imprint of a letter; undefined for other lines. */
export function imprintOf(words: readonly LayoutWord[]): Piece | undefined {
  if (words.length < MIN_IMPRINT_WORDS + 2) return undefined
  const start = pieceOf(words.slice(0, MAX_NAME_WORDS)).text
  const found = companyPattern().exec(start)?.groups?.["name"]
  if (found === undefined || SEPARATED.test(found)) return undefined
  const name = found.replace(FORM_APART, "")
  const length = name.split(" ").length
  const rest = words.slice(length, length + MAX_IMPRINT_WORDS)
  const { text } = pieceOf(rest)
  if (rest.length < MIN_IMPRINT_WORDS || text.replace(/\D/gu, "").length < MIN_IMPRINT_DIGITS) return undefined
  return namesRegistration(rest) || namesCapital(rest) ? { text: name, words: words.slice(0, length) } : undefined
}

/** A legal form after a dash, which describes the company and is no part of its name: `Éditions du Phare – SARL au capital de 12 000 €`. */
const FORM_APART = / [–—-] \S+$/u

/** Marks that end a name inside a longer text. */
const SEPARATED = /[|·•●:;]|,\s(?!(?:Inc|LLC|Ltd|L\.|S\.|Corp|LLP|B\.))/u

/** Words after a name up to that for the capital of its company: `au capital de 45 500 €`, `con capitale sociale di`. */
const MAX_TO_CAPITAL = 3

let capitalWords: ReadonlySet<string> | undefined

/** Returns whether one of the first words means the capital of a company. */
function namesCapital(words: readonly LayoutWord[]): boolean {
  capitalWords ??= new Set(LANGUAGES.flatMap(({ formWords }) => splitTexts(formWords.capital)).map(foldText))
  const capital = capitalWords
  return words.slice(0, MAX_TO_CAPITAL).some(({ text }) => capital.has(foldText(text)))
}

const REGISTRATIONS: ReadonlySet<ConceptId> = new Set(["registerNumber", "vatId", "taxNumber"])

/** Returns whether one to three words are a label of a registration or tax number. */
function namesRegistration(words: readonly LayoutWord[]): boolean {
  const { byKey } = conceptIndex()
  for (const [from] of words.entries()) {
    for (let length = 1; length <= 3; length++) {
      const key = labelKey(pieceOf(words.slice(from, from + length)).text)
      if (byKey.get(key)?.some(({ concept }) => REGISTRATIONS.has(concept.id)) === true) return true
    }
  }
  return false
}
