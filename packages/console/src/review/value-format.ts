import type { Evidence, ExtractedValue, UntypedData, ValueType } from "@docsift/sdk"
import { partsOf } from "../json-pointer.ts"

/** How numbers and dates are written: as the document does, so that a value can be compared with the page. */
export interface ValueFormat {
  readonly decimal: "." | ","
  /** The order of dates such as 03/04/2026. */
  readonly order: "day-first" | "month-first"
  /** The language of the names of months. */
  readonly locale: string
}

/** Returns the format of a locale, such as that of the browser. */
export function formatOfLocale(locale: string): ValueFormat {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(2026, 0, 31))
  const isMonthFirst = parts.find(({ type }) => type === "month" || type === "day")?.type === "month"
  // A locale that begins with the year says nothing about the other orders.
  const hasYearFirst = parts.find(({ type }) => type !== "literal")?.type === "year"
  return {
    decimal: decimal === "," ? "," : ".",
    order: isMonthFirst && !hasYearFirst ? "month-first" : "day-first",
    locale,
  }
}

/** Values that are looked at: enough to see the habit of a document, and a moment's work. */
const MAX_SAMPLES = 500

/** Returns the format of a document, by comparing printed texts with their values; the browser's where it shows none. */
export function formatOfDocument(
  data: UntypedData,
  evidence: Readonly<Record<string, Pick<Evidence, "text">>>,
  locale: string,
): ValueFormat {
  const votes = { ".": 0, ",": 0, "day-first": 0, "month-first": 0 }
  for (const [pointer, { text }] of Object.entries(evidence).slice(0, MAX_SAMPLES)) {
    const value = valueAt(data, pointer)
    const vote = typeof value === "number" ? decimalIn(text, value) : orderIn(text, value)
    if (vote !== undefined) votes[vote] += 1
  }
  const browser = formatOfLocale(locale)
  const pick = <Choice extends keyof typeof votes>(one: Choice, other: Choice, otherwise: Choice): Choice => {
    if (votes[one] === votes[other]) return otherwise
    return votes[one] > votes[other] ? one : other
  }
  return {
    decimal: pick<"." | ",">(".", ",", browser.decimal),
    order: pick<"day-first" | "month-first">("day-first", "month-first", browser.order),
    locale,
  }
}

function valueAt(data: UntypedData, pointer: string): unknown {
  // Pointers of evidence lead through the data, whose members are objects, lists and values.
  return partsOf(pointer).reduce<unknown>(
    (inner, name) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, name) ? Reflect.get(inner, name) : undefined,
    data,
  )
}

/** Returns the decimal sign that makes the printed text the value. */
function decimalIn(text: string, value: number): "." | "," | undefined {
  const printed = /\d[\d.,’' \u00a0\u202f]*\d/.exec(text)?.[0]
  if (printed === undefined) return undefined
  const reads = (decimal: "." | ","): boolean =>
    Number(printed.replaceAll(decimal === "." ? /[^\d.]/g : /[^\d,]/g, "").replace(",", ".")) === Math.abs(value)
  if (reads(".") === reads(",")) return undefined
  return reads(".") ? "." : ","
}

/** Returns the order that makes the printed text the date; undefined where both or none do. */
function orderIn(text: string, value: unknown): "day-first" | "month-first" | undefined {
  const [, first, second] = /(\d{1,2})\/(\d{1,2})\/\d{2}/.exec(text) ?? []
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})$/.exec(String(value)) ?? []
  if (first === undefined || month === undefined || Number(month) === Number(day)) return undefined
  if (Number(first) === Number(day) && Number(second) === Number(month)) return "day-first"
  return Number(first) === Number(month) && Number(second) === Number(day) ? "month-first" : undefined
}

/** Decimal places of a double; fewer would show another number than the stored one. */
const MAX_DECIMALS = 20

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(decimal: ValueFormat["decimal"], useGrouping: boolean, decimals = 0): Intl.NumberFormat {
  const key = `${decimal}${useGrouping}${decimals}`
  const known = numberFormats.get(key)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(decimal === "." ? "en" : "de", {
    useGrouping,
    minimumFractionDigits: decimals,
    maximumFractionDigits: MAX_DECIMALS,
  })
  numberFormats.set(key, format)
  return format
}

/** Amounts are printed with two decimal places, rates with up to six. */
const MAX_PRINTED_DECIMALS = 6

/** Returns how many decimal places a printed number has: 489.00 is then not shown as 489. */
function decimalsOf(printed: string, decimal: ValueFormat["decimal"]): number {
  const end = printed.lastIndexOf(decimal)
  const digits = end === -1 ? undefined : /^\d+/.exec(printed.slice(end + 1))?.[0]
  return Math.min(digits?.length ?? 0, MAX_PRINTED_DECIMALS)
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: string): Intl.DateTimeFormat {
  const known = dateFormats.get(locale)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" })
  dateFormats.set(locale, format)
  return format
}

/** Returns a value as people read it, with the decimal places of the printed text; an empty text for `null`. */
export function formatValue(
  value: ExtractedValue,
  type: ValueType,
  { decimal, locale }: ValueFormat,
  printed = "",
): string {
  if (value === null) return ""
  if (typeof value === "number") return numberFormat(decimal, true, decimalsOf(printed, decimal)).format(value)
  if (type !== "date") return value
  const date = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? value : dateFormat(locale).format(date)
}

/** Returns a value as the text that a person edits: parsed again, it is the same value. */
export function editableText(value: ExtractedValue, { decimal }: Pick<ValueFormat, "decimal">): string {
  if (value === null) return ""
  return typeof value === "number" ? numberFormat(decimal, false).format(value) : value
}
