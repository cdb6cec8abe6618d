import type { ExtractedValue, ValueType } from "@docsift/sdk"
import { monthsOf } from "./month-names.ts"
import { toIsoDate } from "./iso-date.ts"
import { editableText, type ValueFormat } from "./value-format.ts"

/** What a person has typed, read as a type: the value to store, or why it is none. */
export type ParsedValue = { readonly value: ExtractedValue } | { readonly problem: string }

/** Parses what a person typed. An empty text is `null`: the document does not contain the value. */
export function parseValue(text: string, type: ValueType, format: ValueFormat): ParsedValue {
  const trimmed = text.trim()
  if (trimmed === "") return { value: null }
  if (type === "number") return parseNumber(trimmed, format)
  if (type === "date") return parseDate(trimmed, format)
  // The server refuses control characters, which come with text from other programs, but for tabs and line breaks.
  return { value: trimmed.replaceAll(/(?![\t\n\r])\p{Cc}/gu, "").toWellFormed() }
}

/** Parses a number with the decimal sign of the format; the other sign where it cannot separate thousands. */
function parseNumber(text: string, format: ValueFormat): ParsedValue {
  const problem = `“${shorten(text)}” is not a number. Enter one such as ${editableText(1234.5, format)}.`
  const parts =
    /^(?<open>\()?(?<before>[+\-−–])?\s*(?<digits>[\d.,'’\s]*\d[\d.,'’\s]*?)\s*(?<after>[-−–])?(?<close>\))?$/u.exec(
      text.replace(/^[^\d(+\-−–.,]*/u, "").replace(/[^\d)\-−–.,]*$/u, ""),
    )?.groups
  const letters = text.replaceAll(/[\d.,'’\s()+\-−–]/gu, "")
  // A currency or a unit may stand around it; more letters are words.
  if (parts === undefined || letters.length > MAX_UNIT || (parts.open === undefined) !== (parts.close === undefined)) {
    return { problem }
  }
  const digits = withDecimalPoint(parts.digits ?? "", format.decimal)
  // The dash of 5,– takes the place of the cents.
  const isMinus = /[-−–]/u.test(parts.before ?? "") || (parts.after !== undefined && !/[.,]$/.test(parts.digits ?? ""))
  const isNegative = parts.open !== undefined || isMinus
  const value = digits === undefined ? NaN : Number(digits)
  if (digits === undefined || !Number.isFinite(value)) return { problem }
  const kept = editableText(value, format)
  if (kept.replace(",", ".") !== withoutIdleZeros(digits)) {
    return { problem: `“${shorten(text)}” has more digits than a number can keep: it would become ${kept}.` }
  }
  return { value: isNegative && value !== 0 ? -value : value }
}

/** Returns digits without the zeros that say nothing: 007.50 is 7.5. */
function withoutIdleZeros(digits: string): string {
  const [whole = "", fraction = ""] = digits.split(".")
  const [significantWhole, significantFraction] = [whole.replace(/^0+/, ""), fraction.replace(/0+$/, "")]
  return `${significantWhole || "0"}${significantFraction && `.${significantFraction}`}`
}

/** Letters of a currency or unit, such as EUR, US$ or kg. */
const MAX_UNIT = 4

/** Digits in groups of three with spaces or apostrophes between them, which separate nothing else. */
const SPACED = /^([1-9]\d{0,2}(['’\s])\d{3}(?:\2\d{3})*)(?:[.,](\d*))?$/u

/** Returns digits with a point as their only separator; undefined when separators make no sense. */
function withDecimalPoint(digits: string, decimal: "." | ","): string | undefined {
  if (/['’\s]/u.test(digits)) {
    const [, whole, , fraction = ""] = SPACED.exec(digits) ?? []
    return whole && `${whole.replaceAll(/\D/gu, "")}.${fraction}`
  }
  const group = decimal === "." ? "," : "."
  // No group of thousands begins with 0: 0,125 is an eighth.
  const isGrouped = (text: string, sign: string): boolean =>
    new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{2,3})*\\${sign}\\d{3}$`).test(text) || /^\d*$/.test(text)
  const [whole = "", fraction, ...rest] = digits.split(decimal)
  if (rest.length === 0 && isGrouped(whole, group) && /^\d*$/.test(fraction ?? "")) {
    return `${whole.replaceAll(group, "")}.${fraction ?? ""}`
  }
  // As in the other convention: 12.5 where documents write 12,5.
  const [otherWhole = "", otherFraction, ...others] = digits.split(group)
  if (others.length === 0 && isGrouped(otherWhole, decimal) && /^\d+$/.test(otherFraction ?? "0")) {
    return `${otherWhole.replaceAll(decimal, "")}.${otherFraction ?? ""}`
  }
  return undefined
}

/** Parses a date: of ISO 8601, in digits, or with the name of a month. */
function parseDate(text: string, { order, locale }: ValueFormat): ParsedValue {
  const value = readIso(text) ?? readDigits(text, order) ?? readNamedMonth(text, locale)
  if (value !== undefined) return { value }
  return { problem: `“${shorten(text)}” is not a valid date. Enter one such as 2026-02-27.` }
}

function readIso(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  return toIsoDate(year, month, day)
}

function readDigits(text: string, order: ValueFormat["order"]): string | undefined {
  const [, first, sign, second, year] = /^(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/.exec(text) ?? []
  const dayFirst = toIsoDate(year, second, first)
  // Points are written between day, month and year only.
  if (order === "day-first" || sign === ".") return dayFirst ?? toIsoDate(year, first, second)
  return toIsoDate(year, first, second) ?? dayFirst
}

function readNamedMonth(text: string, locale: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
  const months = monthsOf(locale)
  const [month, ...otherMonths] = new Set(words.flatMap((word) => months.get(word) ?? []))
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const [first, second, ...rest] = numbers
  // A word of one language is another one elsewhere: "mar" is March, and a Tuesday in "mar 5 ago 2026".
  if (month === undefined || otherMonths.length > 0) return undefined
  if (first === undefined || second === undefined || rest.length > 0) return undefined
  return first.length === 4 ? toIsoDate(first, month, second) : toIsoDate(second, month, first)
}

/** Long enough to recognise what was typed. */
const MAX_QUOTED = 40

const shorten = (text: string): string => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text)
