import { isCurrencyCode } from "../../normalize/currency-codes.ts"
import { meanSameField } from "../../lexicon/sure-labels.ts"
import type { ValueType } from "../../configuration.ts"
import type { Value } from "../../extraction.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { labelTokens } from "../../lexicon/label-key.ts"
import { joinWords } from "../../text/joined-words.ts"
import { isCode, isCodeLike } from "../words/code-words.ts"
import { type CellFormat, readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { conceptOf, conceptsOfWhole } from "../headings/heading-concepts.ts"
import { matchKeyOf, type TableWord, textOf } from "../words/page-text.ts"
import { abbreviatesName } from "./abbreviated-names.ts"
import { unmarkedValues } from "./unmarked-labels.ts"

/** A value of a row that no column of its own holds. */
export interface FoundDetail {
  readonly value: Value
  readonly words: readonly TableWord[]
}

/** `Label: value`, also several in one line; the label is short and the value ends at a separator. */
const LABELLED =
  /(?:^|[\s|·•;,(])(\p{L}[\p{L}\p{N}.#°/-]*(?: [\p{L}\p{N}.#°/-]+){0,2})\s?:\s?([^|·•;]+?)(?=\s\p{L}[\p{L}.#°-]*\s?:\s|[|·•;]|$)/gu
/** Longer remarks are running text and are not searched. */
const MAX_DETAIL_WORDS = 24
/** A rate at the start of a remark: `21 % VAT`. */
const RATE = /^\(?(?:[+@]|\p{L}{1,10}\.?)?\s?\d{1,2}(?:[.,]\d{1,2})?\s?%/u
/** Returns whether a column is named after the colour or size of an article: `Variant`. */
const namesVariant = (name: string): boolean => labelTokens(name).some((token) => wordsOf("variants").has(token))

/** Text after a label, which is the value of another column. */
const LABELLED_TEXT = /^\p{L}[^:]{0,30}:/u
/** The letters after a quantity: `12 kg`, `4 piece(s)`. */
const UNIT_AFTER = /^[-+]?[\d.,'’\s]+\s?(\p{L}[\p{L}\p{N}²³]{0,9}(?:\.|\(\p{L}{1,3}\))?)$/u
/** The letters before a quantity: `mq 38,5`; an abbreviation with a full stop may say something else of it, `ca. 5`. */
const UNIT_BEFORE = /^(\p{L}[\p{L}\p{N}²³]{1,5})\s[-+]?\d[\d.,'’]*$/u

/**
 * Finds the value of a configured column that the table prints without a column: after a label among the row's remarks
 * (`SKU: 4711`), as a code above or below the name, as a rate below an amount, or as the unit in the quantity's cell.
 */
export function findDetail(
  label: ColumnLabels,
  type: ValueType,
  format: CellFormat,
  details: readonly (readonly TableWord[])[],
  quantity: readonly TableWord[],
): FoundDetail | undefined {
  const short = details.filter((words) => words.length <= MAX_DETAIL_WORDS)
  for (const words of short) {
    const labelled = findLabelled(label, words, type, format)
    if (labelled) return labelled
  }
  return findUnmarked(label, short, type, format) ?? findUnlabelled(label, type, format, short, quantity)
}

/** Separates several values of one row, such as the lots of a delivered article. */
export const VALUE_SEPARATOR = " / "

/** Finds the values that the remarks print after the name of the column without a colon. */
function findUnmarked(
  { concept, names }: ColumnLabels,
  details: readonly (readonly TableWord[])[],
  type: ValueType,
  format: CellFormat,
): FoundDetail | undefined {
  const [name] = names
  if (concept !== undefined || name === undefined) return undefined
  const found = details.flatMap((detail) => unmarkedValues(detail, name).map(({ values }) => values))
  const printed = type === "string" ? found : found.slice(0, 1)
  const value = readCell(printed.map(textOf).join(VALUE_SEPARATOR), type, format)
  return value === null ? undefined : { value, words: printed.flat() }
}

function findUnlabelled(
  { concept, names }: ColumnLabels,
  type: ValueType,
  format: CellFormat,
  details: readonly (readonly TableWord[])[],
  quantity: readonly TableWord[],
): FoundDetail | undefined {
  if (concept === "article") {
    // A paragraph may have further lines above the code.
    const labelled = details.find(isLabelledCode) ?? details.flatMap(linesOf).find(isLabelledCode)
    if (labelled) return { words: labelled.slice(-1), value: textOf(labelled.slice(-1)) }
    const words = details.find(isCode) ?? details.find(isCodeLike)
    return (
      words && {
        words,
        value: textOf(words)
          .replace(/^[([#]+/u, "")
          .replace(/[)\]]$/u, ""),
      }
    )
  }
  if (concept === "taxRate") {
    const words = details.find((detail) => RATE.test(textOf(detail)))
    const value = words ? readCell(textOf(words), type, format) : null
    return words && value !== null ? { words, value } : undefined
  }
  if (concept === undefined && names.some(namesVariant)) {
    const words = details.find((detail) => !isCodeLike(detail) && !LABELLED_TEXT.test(textOf(detail)))
    return words && { words, value: textOf(words) }
  }
  return concept === "unit" ? findUnit(quantity) : undefined
}

const linesOf = (words: readonly TableWord[]): (readonly TableWord[])[] => [
  ...Map.groupBy(words, ({ line }) => line).values(),
]

/** Finds the unit in the cell of a quantity, after the number or before it. */
function findUnit(quantity: readonly TableWord[]): FoundDetail | undefined {
  const text = textOf(quantity)
  const after = UNIT_AFTER.exec(text)?.[1]
  if (after !== undefined) return { words: quantity.slice(-1), value: after }
  const before = UNIT_BEFORE.exec(text)?.[1]
  if (before === undefined || isCurrencyCode(before)) return undefined
  return { words: quantity.slice(0, 1), value: before }
}

/** Returns whether a remark is a code after its label without a colon: `Artikelnr. 87219009`. */
function isLabelledCode(words: readonly TableWord[]): boolean {
  const code = words.at(-1)
  const label = textOf(words.slice(0, -1))
  if (code === undefined || label === "" || !isCodeLike([code])) return false
  return conceptOf(label) === "article" || conceptsOfWhole(label).has("article")
}

function findLabelled(
  label: ColumnLabels,
  words: readonly TableWord[],
  type: ValueType,
  format: CellFormat,
): FoundDetail | undefined {
  const joined = joinWords(words)
  for (const match of joined.text.matchAll(LABELLED)) {
    const [whole, key = "", text = ""] = match
    if (!isLabelOf(label, key)) continue
    const start = match.index + whole.length - text.length
    const from = joined.wordAt(start + (text.length - text.trimStart().length))
    const printed = words.slice(from, joined.wordAt(start + text.trimEnd().length - 1) + 1)
    // A remark on the next line is no part of a number or date.
    const onLine = printed.filter(({ line }) => line === printed[0]?.line)
    // Nor is it one of a code.
    const parts = label.concept === "article" ? [onLine] : type === "string" ? [printed] : [printed, onLine]
    for (const own of parts) {
      const value = readCell(own.length === printed.length ? text.trim() : textOf(own), type, format)
      if (value !== null) return { value, words: own }
    }
  }
  return undefined
}

function isLabelOf({ labels, concept, names }: ColumnLabels, key: string): boolean {
  const printed = matchKeyOf(key)
  if (labels.some((label) => label.key === printed)) return true
  if (concept !== undefined && conceptOf(key) === concept) return true
  return names.some((name) => meanSameField(name, key) || abbreviatesName(key, name))
}
