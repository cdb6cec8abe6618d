import { isoDay, type Day } from "../locale.ts"
import type { Random } from "../random.ts"
import { polish } from "../languages/polish.ts"
import type { Language } from "../terms.ts"
import { dutch } from "../languages/dutch.ts"
import { english } from "../languages/english.ts"
import { french } from "../languages/french.ts"
import { german } from "../languages/german.ts"
import { italian } from "../languages/italian.ts"
import { portuguese } from "../languages/portuguese.ts"
import { spanish } from "../languages/spanish.ts"
import type { CountryProfile, DocumentLanguage } from "./countries/country.ts"

/** The older vocabulary, of which the varied documents take months and goods. */
export const languageWords: Readonly<Record<DocumentLanguage, Language>> = {
  en: english,
  de: german,
  fr: french,
  nl: dutch,
  es: spanish,
  it: italian,
  pt: portuguese,
  pl: polish,
}

/** The printed forms of one document's dates and numbers. */
export interface PrintStyle {
  readonly language: DocumentLanguage
  readonly date: string
  /** Without a month's full name, for tables. */
  readonly shortDate: string
  readonly decimalSign: string
  readonly groupSign: string
  readonly isLakh: boolean
  readonly amount: string
  /** The amounts that are printed with their currency. */
  readonly currencyIn: "everywhere" | "totals" | "last" | "nowhere"
  readonly negative: "leading" | "trailing" | "brackets"
}

/** Draws the printed forms of a document. */
export function drawPrintStyle(random: Random, country: CountryProfile, language: DocumentLanguage): PrintStyle {
  const dates = country.dates.split("|")
  const date = random.chance(0.5) ? (dates[0] ?? "YYYY-MM-DD") : random.pick(dates)
  return {
    language,
    date,
    shortDate: date.includes("MMMM") ? (dates.find((each) => !each.includes("MMMM")) ?? date) : date,
    decimalSign: country.decimalSign,
    groupSign: random.chance(0.12) ? "" : random.phrase(country.groupSigns),
    isLakh: country.isLakh === true,
    amount: random.phrase(country.amounts),
    currencyIn: random.pick(["everywhere", "everywhere", "totals", "last", "nowhere"]),
    negative: random.pick(["leading", "leading", "trailing", "brackets"]),
  }
}

/** Prints a day by its pattern of `D`, `DD`, `M`, `MM`, `MMM`, `MMMM`, `YY` and `YYYY`. */
export function printDate(day: Day, pattern: string, language: DocumentLanguage): string {
  const [year = "", month = "", dayOfMonth = ""] = isoDay(day).split("-")
  const name = languageWords[language].months[Number(month) - 1] ?? ""
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: name,
    MMM: name.slice(0, 3),
    MM: month,
    M: String(Number(month)),
    DD: dayOfMonth,
    D: String(Number(dayOfMonth)),
  }
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|D/gu, (part) => parts[part] ?? part)
}

/** Prints a number with its group signs; negative ones as the document prints them. */
export function printDecimal(value: number, decimals: number, style: PrintStyle): string {
  const [whole = "", fraction = ""] = Math.abs(value).toFixed(decimals).split(".")
  const groups = style.isLakh ? /\B(?=(?:\d{2})*\d{3}$)/gu : /\B(?=(?:\d{3})+$)/gu
  const grouped = whole.replace(groups, style.groupSign)
  const number = fraction === "" ? grouped : `${grouped}${style.decimalSign}${fraction}`
  return value < 0 ? negated(number, style) : number
}

function negated(text: string, { negative }: PrintStyle): string {
  if (negative === "brackets") return `(${text})`
  return negative === "leading" ? `-${text}` : `${text}-`
}

/** Prints an amount with its currency. */
export function printMoney(value: number, style: PrintStyle): string {
  const amount = style.amount.replace("#", () => printDecimal(Math.abs(value), 2, style))
  return value < 0 ? negated(amount, style) : amount
}
