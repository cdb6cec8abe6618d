import type { TradeLanguage } from "./trades.ts"

/** The languages of the documents, whose wordings and month names are known. */
export const documentLanguages = ["en", "de", "fr", "nl", "es", "it", "pl", "pt"] as const

/** The language of a document. */
export type DocumentLanguage = (typeof documentLanguages)[number]

/** How a country writes addresses, companies, dates and amounts; alternatives are separated by bars. */
export interface CountryProfile {
  /** ISO 3166 code. */
  readonly code: string
  /** English, then as the country calls itself. */
  readonly names: readonly [english: string, own: string]
  readonly trades: TradeLanguage
  readonly legalForms: string
  readonly families: string
  readonly givenNames: string
  /** With `{n}`, the house number. */
  readonly streets: string
  /** Rooms, floors, estates; printed as a line of their own or after the street. */
  readonly annexes: string
  /** `postal code/town/region`; `#` stands for a random digit and `@` for a letter. */
  readonly towns: string
  /** Universal Postal Union, addressing formats: `{z}` postal code, `{t}` town, `{r}` region. */
  readonly cityLine: string
  /** `#` stands for a random digit. */
  readonly phones: string
  readonly currency: string
  /** Amounts with currency, `#` being the number. */
  readonly amounts: string
  readonly decimalSign: "." | ","
  readonly groupSigns: string
  /** Whether digits are grouped as lakh and crore. @default false */
  readonly isLakh?: boolean
  readonly dates: string
  readonly taxRates: readonly number[]
  /** Labels of the tax number as printed there; none where the language's word is used. */
  readonly taxLabels?: string
  readonly paper: "A4" | "LETTER"
}
