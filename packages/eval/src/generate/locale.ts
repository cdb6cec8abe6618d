import type { Random } from "./random.ts"
import type { Language } from "./terms.ts"

/** The supported locales. */
export const localeCodes = ["en-US", "en-GB", "de", "fr", "nl", "it", "es", "pl", "pt"] as const

/** A language and country. */
export type LocaleCode = (typeof localeCodes)[number]

/** How a country writes dates and amounts, and its companies; alternatives are separated by bars. */
export interface Country {
  readonly paper: "A4" | "LETTER"
  /** Patterns of `D`, `DD`, `M`, `MM`, `MMMM`, `YY` and `YYYY`; the first is the usual one. */
  readonly dates: string
  readonly decimalSign: "." | ","
  readonly groupSigns: string
  /** Amounts with currency, `#` being the number. */
  readonly amounts: string
  readonly currency: string
  readonly taxRates: readonly number[]
  readonly bankCountry: string
  readonly companies: string
  readonly banks: string
  readonly streets: string
  readonly places: string
  readonly people: string
  readonly phone: string
}

/** One language in one country. */
export interface Locale {
  readonly code: LocaleCode
  readonly language: Language
  readonly country: Country
}

/** A calendar day as days since 1970-01-01. */
export type Day = number

/** Writes a day as `YYYY-MM-DD`. */
export const isoDay = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** The formats of one document, the same for all of its values. */
export interface Style {
  readonly date: string
  readonly groupSign: string
  readonly amount: string
  readonly hasCurrencyInCells: boolean
  readonly negative: "leading" | "trailing"
}

/** Draws the formats of one document. */
export function drawStyle(random: Random, { country }: Locale): Style {
  const dates = country.dates.split("|")
  return {
    date: random.chance(0.6) ? (dates[0] ?? "") : random.pick(dates),
    groupSign: random.phrase(country.groupSigns),
    amount: random.phrase(country.amounts),
    hasCurrencyInCells: random.chance(0.25),
    negative: random.chance(0.8) ? "leading" : "trailing",
  }
}

/** Whether days are written before months. */
export const isDayFirst = ({ country }: Locale): boolean => country.dates.startsWith("D")

/** Prints a day. */
export function printDay(day: Day, pattern: string, { language }: Locale): string {
  const [year = "", month = "", dayOfMonth = ""] = isoDay(day).split("-")
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: language.months[Number(month) - 1] ?? "",
    MM: month,
    M: String(Number(month)),
    DD: dayOfMonth,
    D: String(Number(dayOfMonth)),
  }
  return pattern.replace(/YYYY|YY|MMMM|MM|M|DD|D/gu, (part) => parts[part] ?? part)
}

/** Prints a number with its signs, without currency. */
export function printNumber(value: number, decimals: number, style: Style, { country }: Locale): string {
  const [whole = "", fraction = ""] = Math.abs(value).toFixed(decimals).split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+$)/gu, style.groupSign)
  const number = fraction ? `${grouped}${country.decimalSign}${fraction}` : grouped
  if (value >= 0) return number
  return style.negative === "leading" ? `-${number}` : `${number}-`
}

/** Prints an amount with its currency. */
export function printAmount(value: number, style: Style, locale: Locale): string {
  const number = printNumber(value, 2, style, locale)
  const amount = style.amount.replace("#", number.replace(/^-/u, ""))
  return number.startsWith("-") ? `-${amount}` : amount
}
