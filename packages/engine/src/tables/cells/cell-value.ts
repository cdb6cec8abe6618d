import type { ValueType } from "../../configuration.ts"
import type { Value } from "../../extraction.ts"
import { onceFor } from "../../layout/once-for.ts"
import { type DateFormat, parseDate, findDates } from "../../normalize/date.ts"
import { type DecimalSign, findNumbers, type NumberFormat, parseNumber } from "../../normalize/number.ts"
import { dateWithoutYear } from "./date-without-year.ts"
import { collapseSpaces, withoutTrailing } from "../../text/folding.ts"

/** The number and date formats of one column. */
export type CellFormat = NumberFormat &
  DateFormat & {
    /** A day of the document, as `YYYY-MM-DD`, near those of a table that prints them without a year; without it they are no dates. */
    readonly documentDay?: string | undefined
    /** True for a column of lengths in seconds, `:30`; elsewhere a number after a colon is none. */
    readonly areSeconds?: boolean
  }

const DIGIT = /\d/u
const LETTER = /\p{L}/u
/** Leader dots between a name and its numbers. */
const LEADERS = /[.·…_]{4,}|(?:\s[.·]){3,}/gu
const DASHES = /^[-\u2010-\u2015\u2212]+$/u
const EMPTY_MARKER =
  /^(?:[-\u2010-\u2015\u2212.:…/]+|n\.?\s?\/?\s?[abd]\.?|k\.\s?A\.?|s\.o\.?|nil|none|nvt|incl\.?|included|inkl\.?|inklusive|incluid[oa]s?|inclus[aeio]?|inbegrepen|enthalten|n\.v\.t\.?)$/iu
/** Footnote marks before or after a number. */
const MARK_BEFORE = /^[*†‡§]+/u
const MARK_AFTER = /[*†‡§\u00b9\u00b2\u00b3\u2070-\u2079]/u
/** Text of more letters beside a number is not a unit. */
const MAX_UNIT_LETTERS = 10
/** A quantity and its unit without a space: `12hrs`, `2.5kg`, `3x`. */
const GLUED_UNIT = /^([-\u2212]?[\d.,'’]*\d)(\p{L}{1,4}[.²³]?)$/u
/** An amount and the code of its tax beside it, under one heading: `215,08 1`. */
const CODED_AMOUNT = /^([-\u2212]?\d[\d.,'’ ]*[.,]\d{2}) [A-Z\d]$/u
const MARK_IN_BRACKETS = /\(\*+\)$/u

/** A length in seconds, as broadcasters print it: `:30`; its colon may be a word of its own. */
const SECONDS = /^: (?=\d{2,3}$)/u
const LENGTH_IN_SECONDS = /^: ?(\d{2,3})$/u

/** How many of the ordered pieces a parcel holds: `2 of 3`. */
const PART_OF = /^(\d{1,5}) (?:of|von|sur|de|di|su|van|z|ze|av|af) (\d{1,5})$/iu

/** The unit of a price: `€/kWh`, `/ 100 Stk.`, and the pieces after one with cents, `2.390,00 / 100`, `3.20 /1,000`. */
const PER_UNIT = /\s?\/\s?(?:\d{1,4}\s?)?\p{L}[\p{L}²³]{0,9}\.?$|(?<=[.,]\d{2})\s?\/\s?1(?:0{0,3}|[.,]000)$/u

/** Returns whether text only marks an empty cell, such as `-`, `n/a` or `nil`. */
export function isEmptyMarker(text: string): boolean {
  if (DIGIT.test(text)) return false
  return EMPTY_MARKER.test(text.trim().replace(/^[([](.*)[)\]]$/u, "$1"))
}

/** Longer texts are hardly repeated. */
const MAX_REMEMBERED = 40

/** The values of short texts in one format: the columns of a table are tried in several ways, each of which parses its cells. */
const valuesIn = onceFor((_format: CellFormat) => ({
  number: new Map<string, Value>(),
  date: new Map<string, Value>(),
}))

/** Parses a cell; returns null when it is empty or does not match the type. */
export function readCell(text: string, type: ValueType, format: CellFormat): Value {
  if (type === "string") return parseCell(text, type, format)
  if (!DIGIT.test(text)) return null
  if (text.length > MAX_REMEMBERED) return parseCell(text, type, format)
  const values = valuesIn(format)[type]
  const known = values.get(text)
  if (known !== undefined) return known
  const value = parseCell(text, type, format)
  values.set(text, value)
  return value
}

function parseCell(text: string, type: ValueType, format: CellFormat): Value {
  const plain = collapseSpaces(text.replace(LEADERS, " "))
  if (plain === "" || DASHES.test(plain)) return null
  // A trailing colon introduces what is printed elsewhere.
  if (type === "string") return plain.replace(SECONDS, ":").replace(/ ?:$/u, "") || null
  if (isEmptyMarker(plain)) return null
  const bare = withoutMarks(plain)
  return (type === "number" ? readNumber(bare, format) : readDate(bare, format)) ?? null
}

function withoutMarks(text: string): string {
  return withoutTrailing(text.replace(MARK_IN_BRACKETS, "").replace(MARK_BEFORE, ""), MARK_AFTER).trim()
}

function readDate(text: string, format: CellFormat): string | undefined {
  const whole = parseDate(text, format) ?? dateWithoutYear(text, format)
  if (whole !== undefined) return whole
  const found = findDates([{ text }], format)
  return found.length === 1 ? found[0]?.value : undefined
}

/** Letters from which a word before a number is a name; shorter ones are signs of currencies and abbreviations such as `ca.`. */
const NAME = /\p{L}{3}/u

/** Returns whether words and a number name something together: `Room 14`, but not `USD 14` or `14 rolls`. */
export function isNumberedName(text: string, format: CellFormat): boolean {
  if (!NAME.test(text)) return false
  const [number] = findNumbers([{ text }], format)
  return number !== undefined && NAME.test(text.slice(0, text.indexOf(number.text)))
}

/** Returns whether a text says more than a number with a currency, or a date. */
export const hasWords = (text: string, format: CellFormat): boolean =>
  LETTER.test(text) && parseNumber(text, format) === undefined && parseDate(text, format) === undefined

/** Parses a number that may have a unit (`3 m²`, `2 Tag(e)`, `USD 5 / h`) but no second number beside it. */
function readNumber(printed: string, format: CellFormat): number | undefined {
  const text = printed.replace(PER_UNIT, "").replace(CODED_AMOUNT, "$1")
  const seconds = format.areSeconds === true ? LENGTH_IN_SECONDS.exec(text)?.[1] : undefined
  if (seconds !== undefined) return Number(seconds)
  const whole = parseNumber(text, format) ?? parseNumber(text.replace(/^\((\d[\d.,]*%?)\)$/u, "$1"), format)
  if (whole !== undefined) return whole
  const [, part = "", all] = PART_OF.exec(text) ?? []
  if (all !== undefined && Number(part) <= Number(all)) return Number(part)
  const found = findNumbers([{ text: text.replace(GLUED_UNIT, "$1 $2") }], format)
  const [only] = found
  if (!only || found.length > 1) return undefined
  const rest = text.replace(only.text, "")
  // `:30` is a duration, `#12` a reference: neither is a quantity.
  if (/[:;=#@]/u.test(rest)) return undefined
  return rest.replace(/[^\p{L}]/gu, "").length <= MAX_UNIT_LETTERS ? only.value : undefined
}

/** Returns whether all filled cells are lengths in seconds, such as `:30` of spots. */
function areSeconds(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => DIGIT.test(text))
  return filled.length > 0 && filled.every((text) => LENGTH_IN_SECONDS.test(text))
}

/**
 * Infers whether one column is of seconds, and its decimal sign: in `4.330` beside `732`, with no other number of decimals in the column, the
 * point groups thousands. Falls back to the document's own sign.
 */
export function columnFormat(texts: readonly string[], format: CellFormat): CellFormat {
  if (areSeconds(texts)) return { ...format, areSeconds: true }
  let points = 0
  let commas = 0
  let threes: "." | "," | undefined
  for (const text of texts) {
    const decimals = /\d([.,])(\d+)\D*$/u.exec(text)
    if (!decimals) continue
    const sign = decimals[1] === "." ? "." : ","
    if (decimals[2]?.length === 3 && !/^\D*0[.,]/u.test(text)) threes = sign
    else if (sign === ".") points++
    else commas++
  }
  if (points !== commas) return withSign(format, points > commas ? "." : ",")
  // Amounts above a thousand show the sign of the document, and that it groups nothing.
  if (format.thousands !== undefined && threes === format.decimalSign) return format
  // Where the comma is the decimal sign, none groups thousands: `7,350` kilograms.
  if (threes === "," && format.decimalSign === ",") return format
  // Whole numbers beside groups of three: the sign groups thousands, so the other one is the decimal sign.
  const hasWhole = texts.some((text) => /^\D*\d{1,3}\D*$/u.test(text))
  if (threes && hasWhole) return withSign(format, threes === "." ? "," : ".")
  return format
}

const withSign = (format: CellFormat, decimalSign: DecimalSign): CellFormat =>
  format.decimalSign === decimalSign ? format : { ...format, decimalSign }
