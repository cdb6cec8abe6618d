import { isSureLabel } from "../lexicon/sure-labels.ts"
import type { LayoutWord } from "../layout/layout.ts"
import { isSameType } from "../layout/same-type.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import type { ConceptId, ConceptKind } from "../lexicon/concept.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { textsOf, wordsOf } from "../lexicon/language-words.ts"
import type { PlacedSegment } from "../page/context.ts"
import { foldText } from "../text/folding.ts"
import type { LineKind, PartyHeading } from "./block.ts"
import { headingOf, openingLabel } from "./party-headings.ts"

/** Words of a label before a value without a colon: `GST registration no 27AABCS`. */
const MAX_LABEL_WORDS = 4
/** Characters of a label before a colon. */
const MAX_LABEL_LENGTH = 40

/** Kinds of concepts whose value after a label is a number of the party, or a way to reach it. */
export const IDENTIFYING_KINDS: Readonly<Partial<Record<ConceptKind, LineKind>>> = {
  id: "identifier",
  vatId: "identifier",
  iban: "identifier",
  bic: "identifier",
  email: "contact",
  phone: "contact",
}

/** A piece of text with the words that print it. */
export interface Piece {
  readonly text: string
  readonly words: readonly LayoutWord[]
}

/** Joins words to a piece of text. */
export const pieceOf = (words: readonly LayoutWord[]): Piece => ({
  words,
  text: words.map(({ text }) => text).join(" "),
})

/** A value with the meaning of the label before it. */
export interface Labelled {
  readonly value: Piece
  readonly party?: PartyHeading | undefined
  readonly concept?: ConceptId | undefined
  readonly conceptKind?: ConceptKind | undefined
  readonly isName?: boolean
}

/** Returns the value of a line with the meaning of the label before it: in its text, or left of it; undefined without a label. */
export function labelledValue(segment: PlacedSegment, piece: Piece, isPart: boolean): Labelled | undefined {
  const labelled = afterColon(piece) ?? afterOpening(piece)
  if (labelled) return labelled
  const left = isPart ? undefined : labelAtLeft(segment)
  return left === undefined ? undefined : { ...meaningOf(left), value: piece }
}

let nameKeys: ReadonlySet<string> | undefined

function meaningOf(label: string): Omit<Labelled, "value"> {
  nameKeys ??= new Set(textsOf("nameLabels").map(labelKey))
  const key = labelKey(label)
  const party = headingOf(label)
  const found = conceptIndex().byKey.get(key)?.[0]?.concept
  return { party, concept: found?.id, conceptKind: found?.kind, isName: nameKeys.has(key) }
}

/** Splits `Sold by: Nordwind GmbH` at the colon, which may touch the value or be a word of its own. */
function afterColon({ text, words }: Piece): Labelled | undefined {
  const colon = text.indexOf(":")
  if (colon < 1 || colon > MAX_LABEL_LENGTH || text.startsWith("//", colon + 1)) return undefined
  const label = text.slice(0, colon)
  if (/\d/u.test(label)) return undefined
  let end = 0
  // Each word ends before the space after it: the first one that reaches beyond the colon has the value, or a part of it.
  let rest = words.findIndex(({ text: word }) => (end += word.length + 1) - 1 > colon + 1)
  if (rest === -1) rest = words.length
  const glued = text.slice(colon + 1).trim()
  return { ...meaningOf(label), value: { text: glued, words: words.slice(rest) } }
}

/** Splits `Billed to Nordwind GmbH` and `GST registration no 27AABCS5213K1Z5`, which have no colon. */
function afterOpening({ words }: Piece): Labelled | undefined {
  const texts = words.map(({ text }) => text)
  const set = labelInOtherType(words)
  if (set) return set
  const opening = openingLabel(texts)
  if (opening) return { party: opening.heading, value: pieceOf(words.slice(opening.length)) }
  for (let length = Math.min(MAX_LABEL_WORDS, words.length - 1); length > 0; length--) {
    if (!/\d/u.test(texts[length] ?? "")) continue
    const text = texts.slice(0, length).join(" ")
    const label = conceptIndex().byKey.get(labelKey(text))?.[0]
    // `Number 250118` looks like a town with its code.
    const isSure = label?.isWeak === false || wordsOf("numberWords").has(foldText(text))
    if (label && isSure && (IDENTIFYING_KINDS[label.concept.kind] || label.concept.kind === "date")) {
      return { concept: label.concept.id, conceptKind: label.concept.kind, value: pieceOf(words.slice(length)) }
    }
  }
  const entry = registerEntry(words, texts)
  if (entry) return entry
  const attention = attentionOf(texts)
  const labels = attention === "" ? undefined : conceptIndex().byKey.get(labelKey(attention))
  if (labels?.some(({ concept }) => concept.id === "contactPerson")) {
    return {
      concept: "contactPerson",
      conceptKind: "text",
      value: pieceOf(words.slice(attention.split(" ").length)),
    }
  }
  return undefined
}

/** Splits a name from its label without a colon, `Name Nordwind GmbH`, as a list of labelled values prints it. */
export function afterListedLabel({ words }: Piece): Labelled | undefined {
  for (let length = Math.min(MAX_SET_WORDS, words.length - 1); length > 0; length--) {
    if (!/^["'„“«]?\p{Lu}/u.test(words[length]?.text ?? "")) continue
    const meaning = meaningOf(pieceOf(words.slice(0, length)).text)
    if (meaning.isName === true) return { ...meaning, value: pieceOf(words.slice(length)) }
  }
  return undefined
}

/** Splits the name of a register from the place and the entry: `Registro Mercantil de Cuenca, tomo 512, folio 32`. */
function registerEntry(words: readonly LayoutWord[], texts: readonly string[]): Labelled | undefined {
  if (!texts.some((text) => /\d/u.test(text))) return undefined
  for (let length = Math.min(MAX_LABEL_WORDS, words.length - 1); length > 1; length--) {
    const label = conceptIndex().byKey.get(labelKey(texts.slice(0, length).join(" ")))?.[0]
    if (label?.concept.id === "registerNumber" && !label.isWeak)
      return { concept: label.concept.id, conceptKind: label.concept.kind, value: pieceOf(words.slice(length)) }
  }
  return undefined
}

/** Words of the longest label that only its type tells from the value. */
const MAX_SET_WORDS = 3

/** Splits `Customer Nordwind GmbH` after the words in bold or in type of another size, where these are a known label. */
function labelInOtherType(words: readonly LayoutWord[]): Labelled | undefined {
  const [first] = words
  if (!first) return undefined
  const end = words.findIndex(({ source }) => !isSameType(source, first.source))
  if (end < 1 || end > MAX_SET_WORDS) return undefined
  const meaning = meaningOf(pieceOf(words.slice(0, end)).text)
  const isKnown = meaning.party !== undefined || meaning.concept !== undefined || meaning.isName === true
  return isKnown ? { ...meaning, value: pieceOf(words.slice(end)) } : undefined
}

/** One word before a person: `Attn.`, `Attn`, `FAO`, `A/A`. */
const ATTENTION = /^\p{L}+\.|^\p{Lu}\p{Ll}{2,4}$|^\p{Lu}{3,4}$|^\p{Lu}\/\p{Lu}$/u

/** Returns the words up to the name of a person after `Attn.`, `z. Hd.`, `T.a.v.` or `A la atención de`. */
function attentionOf(texts: readonly string[]): string {
  for (let length = Math.min(MAX_LABEL_WORDS, texts.length - 1); length > 1; length--) {
    if (!/^\p{Lu}/u.test(texts[length] ?? "")) continue
    const label = texts.slice(0, length).join(" ")
    if (isSureLabel(labelKey(label), ({ id }) => id === "contactPerson")) return label
  }
  const second = texts.length > 2 && /^\p{L}{1,3}\.$/u.test(texts[1] ?? "") ? 2 : 1
  return texts.slice(0, texts.length > 1 && ATTENTION.test(texts[0] ?? "") ? second : 0).join(" ")
}

/** Returns the text of the label left of a segment: one with a colon at its end, or a known one. */
function labelAtLeft({ line, position, box, text, words }: PlacedSegment): string | undefined {
  const left = line.segments[position - 1]
  if (!left || left.text.length > MAX_LABEL_LENGTH || /\d/u.test(left.text)) return undefined
  if (left.text.endsWith(":")) return left.text
  if (box[0] - left.box[2] > MAX_LABEL_GAP * (box[3] - box[1])) return undefined
  if (sizeOf(left.words) > TITLE_SIZE * sizeOf(words)) return undefined
  // `Name` alone may be the heading of a column.
  if (left.words.length > 1 && position === 1 && meaningOf(left.text).isName === true) return left.text
  const labels =
    conceptIndex()
      .byKey.get(labelKey(left.text))
      ?.filter(({ isWeak }) => !isWeak) ?? []
  // Text without a digit is beside the heading of a column whose date or number is printed below.
  const isFigure = !/\d/u.test(text) && labels.every(({ concept: { kind } }) => kind === "date" || kind === "amount")
  return labels.length > 0 && !isFigure ? left.text : undefined
}

/** Size of the title of a document over that of the party beside it: the label of a value is set no larger. */
const TITLE_SIZE = 1.25

const sizeOf = ([first]: readonly LayoutWord[]): number => first?.source.fontSize ?? 0

/** Gap between a label without a colon and its value, in heights of the line. */
const MAX_LABEL_GAP = 12
