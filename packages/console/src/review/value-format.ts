import type { Evidence, ExtractedValue, UntypedData, ValueType } from "@docsift/sdk"
import { partsOf } from "../json-pointer.ts"

/** How numbers and dates are written: as the document does, so that a value can be compared with the page. */
export interface ValueFormat {
  readonly decimal: "." | ","
  /** What stands between groups of three digits: another of these signs, an apostrophe, a no-break space, or nothing. */
  readonly group: string
  /** The order of dates such as 03/04/2026. */
  readonly order: "day-first" | "month-first"
  /** The language of the names of months. */
  readonly locale: string
}

/** Returns the format of a locale, such as that of the browser. */
export function formatOfLocale(locale: string): ValueFormat {
  const digits = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const signOf = (wanted: "decimal" | "group") => digits.find(({ type }) => type === wanted)?.value
  const decimal = signOf("decimal") === "," ? "," : "."
  const group = toGroup(signOf("group") ?? "")
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(2026, 0, 31))
  const isMonthFirst = parts.find(({ type }) => type === "month" || type === "day")?.type === "month"
  // A locale that begins with the year says nothing about the other orders.
  const hasYearFirst = parts.find(({ type }) => type !== "literal")?.type === "year"
  return {
    decimal,
    // Other scripts have signs of their own, which nothing here reads.
    group: group === undefined || group === decimal ? usualGroup(decimal) : group,
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
  const groups = new Map<string, number>()
  const votes = { ".": 0, ",": 0, "day-first": 0, "month-first": 0 }
  for (const [pointer, { text }] of Object.entries(evidence).slice(0, MAX_SAMPLES)) {
    const value = valueAt(data, pointer)
    const vote = typeof value === "number" ? decimalIn(text, value) : orderIn(text, value)
    if (vote !== undefined) votes[vote] += 1
    const group = typeof value === "number" ? groupIn(text, value) : undefined
    if (group !== undefined) groups.set(group, (groups.get(group) ?? 0) + 1)
  }
  const browser = formatOfLocale(locale)
  const pick = <Choice extends keyof typeof votes>(one: Choice, other: Choice, otherwise: Choice): Choice => {
    if (votes[one] === votes[other]) return otherwise
    return votes[one] > votes[other] ? one : other
  }
  const decimal = pick<"." | ",">(".", ",", browser.decimal)
  const [group] =
    [...groups].filter(([sign]) => sign !== decimal).toSorted(([, one], [, other]) => other - one)[0] ?? []
  return {
    decimal,
    group: group ?? (decimal === browser.decimal ? browser.group : usualGroup(decimal)),
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

/** Digits with signs between them, as a number is printed. */
const PRINTED = /\d[\d.,’' \u00a0\u202f]*\d/

/** Returns the decimal sign that makes the printed text the value. */
function decimalIn(text: string, value: number): "." | "," | undefined {
  const printed = PRINTED.exec(text)?.[0]
  if (printed === undefined) return undefined
  const reads = (decimal: "." | ","): boolean =>
    Number(printed.replaceAll(decimal === "." ? /[^\d.]/g : /[^\d,]/g, "").replace(",", ".")) === Math.abs(value)
  if (reads(".") === reads(",")) return undefined
  return reads(".") ? "." : ","
}

/** Returns what stands between the groups of three digits; undefined where the number has none, or may be no amount. */
function groupIn(text: string, value: number): string | undefined {
  const printed = PRINTED.exec(text)?.[0] ?? ""
  const whole = String(Math.trunc(Math.abs(value)))
  const grouped = whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, "(.)")
  const [, sign] = new RegExp(`^${grouped}(?!\\d)`).exec(printed) ?? []
  if (sign !== undefined) return toGroup(sign)
  // A number without decimal places may be that of an order.
  return whole.length > 3 && new RegExp(`^${whole}[.,]\\d`).test(printed) ? "" : undefined
}

/** Returns a sign between groups as it is shown: a space must not break the number; undefined for other signs. */
function toGroup(sign: string): string | undefined {
  return /^\s$/.test(sign) ? "\u00a0" : /^[.,'’]?$/.test(sign) ? sign : undefined
}

const usualGroup = (decimal: ValueFormat["decimal"]): string => (decimal === "." ? "," : ".")

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

/** Returns the format of English, in which the signs of a document take the place of the comma and the point. */
function numberFormat(useGrouping: boolean, decimals = 0): Intl.NumberFormat {
  const key = `${useGrouping}${decimals}`
  const known = numberFormats.get(key)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat("en", {
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
  { decimal, group, locale }: ValueFormat,
  printed = "",
): string {
  if (value === null) return ""
  if (typeof value === "number") {
    const english = numberFormat(true, decimalsOf(printed, decimal)).format(value)
    return english.replaceAll(/[.,]/g, (sign) => (sign === "." ? decimal : group))
  }
  if (type !== "date") return value
  const date = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? value : dateFormat(locale).format(date)
}

/** Returns a value as the text that a person edits: parsed again, it is the same value. */
export function editableText(value: ExtractedValue, { decimal }: Pick<ValueFormat, "decimal">): string {
  if (value === null) return ""
  return typeof value === "number" ? numberFormat(false).format(value).replace(".", decimal) : value
}
