import { drawStyle, printAmount, printDay, printNumber, type Day, type Locale, type Style } from "./locale.ts"
import { drawIban, drawVatId, spaceIban } from "./identifiers.ts"
import type { Random } from "./random.ts"
import type { ValueKey } from "./places.ts"
import type { Line, Party } from "./sheet.ts"
import type { Term, Words } from "./terms.ts"

/** The properties of the content that a design determines. */
export interface ContentOptions {
  readonly rows: readonly [min: number, max: number]
  /** `sub`: an article number below; `stacked`: a cell of several lines. */
  readonly rowText: "short" | "wrapped" | "sub" | "stacked"
  readonly hasLongHeaders: boolean
  readonly hasCarry: boolean
  /** Whether statements carry their balance from page to page. @default false */
  readonly hasBalanceCarry?: boolean
  /** Whether totals, numbers and dates that no field requests are close to requested ones. @default false */
  readonly hasDecoys?: boolean
  /** How receipts print quantities. @default "columns" */
  readonly items?: "columns" | "prefix" | "below"
}

/** A company with everything that may be printed about it. */
export interface Company extends Party {
  readonly phone: string
  readonly email: string
  readonly bank: string
  /** As printed, with or without spaces. */
  readonly iban?: string
  readonly bic: string
  readonly vatId?: string
}

/** Composes the texts of one document with the same vocabulary and formats throughout. */
export class TextComposer {
  readonly random: Random
  readonly locale: Locale
  readonly options: ContentOptions
  readonly style: Style
  readonly #labels = new Map<Term, string>()
  readonly #headings = new Map<Term, string>()

  constructor(random: Random, locale: Locale, options: ContentOptions) {
    this.random = random
    this.locale = locale
    this.options = options
    this.style = drawStyle(random, locale)
  }

  /** Returns the label of a field: one label per document, and no two fields share one. */
  label(term: Term): string {
    return this.#choose(this.#labels, term, (labels) => this.random.pick(labels))
  }

  /** Returns the heading of a column: the longest one where a design wraps headings. */
  heading(term: Term): string {
    const longest = (labels: readonly string[]): string =>
      labels.reduce((long, label) => (label.length > long.length ? label : long))
    const choose = this.options.hasLongHeaders ? longest : (labels: readonly string[]) => this.random.pick(labels)
    return this.#choose(this.#headings, term, choose)
  }

  /** Returns the shortest label of a term, for narrow paper. */
  shortLabel(term: Term): string {
    const labels = this.locale.language.terms[term][1].split("|")
    return labels.reduce((short, label) => (label.length < short.length ? label : short))
  }

  #choose(taken: Map<Term, string>, term: Term, choose: (labels: readonly string[]) => string): string {
    const known = taken.get(term)
    if (known !== undefined) return known
    const labels = this.locale.language.terms[term][1].split("|")
    const free = labels.filter((label) => ![...taken.values()].includes(label))
    const label = choose(free.length > 0 ? free : labels)
    taken.set(term, label)
    return label
  }

  word(key: keyof Words): string {
    return this.random.phrase(this.locale.language.words[key])
  }

  day(day: Day): string {
    return printDay(day, this.style.date, this.locale)
  }

  /** Formats a date for a table, without long formats. */
  shortDay(day: Day): string {
    const { date } = this.style
    return printDay(day, date.includes("MMMM") ? (this.locale.country.dates.split("|")[0] ?? date) : date, this.locale)
  }

  amount(value: number): string {
    return printAmount(value, this.style, this.locale)
  }

  /** Formats an amount for a table cell. */
  cell(value: number): string {
    return this.style.hasCurrencyInCells ? this.amount(value) : printNumber(value, 2, this.style, this.locale)
  }

  number(value: number, decimals = Number.isInteger(value) ? 0 : 2): string {
    return printNumber(value, decimals, this.style, this.locale)
  }

  /** Formats a tax rate with as many decimals as needed. */
  rate(value: number): string {
    return this.number(value, (String(value).split(".")[1] ?? "").length)
  }

  /** Draws an identifier in one of the usual formats. */
  identifier(day: Day): string {
    const { random } = this
    const year = String(1970 + Math.floor(day / 365.2425))
    const shapes = [
      () => random.digits(random.int(5, 8)),
      () => `${year}-${random.digits(4)}`,
      () => `${random.pick(["R", "F", "A", "V", "FT"])}${year.slice(2)}-${random.digits(5)}`,
      () => `${year}/${random.digits(4)}`,
      () => `${random.pick(["RE", "FA", "SO", "NR", "IN"])}-${year}-${random.digits(5)}`,
      () => `${random.digits(3)}.${random.digits(4)}`,
      () => `${random.pick(["B", "K", "DOC"])}${random.digits(7)}`,
    ]
    return random.pick(shapes)()
  }

  /** Draws companies with different names. */
  companies(count: number): Company[] {
    const { random } = this
    const { country } = this.locale
    return random
      .shuffle(country.companies.split("|"))
      .slice(0, count)
      .map((name) => {
        const iban = drawIban(random, country.bankCountry)
        const vatId = drawVatId(random, country.bankCountry)
        const site = name
          .normalize("NFD")
          .toLowerCase()
          .replace(/[^a-z ]/gu, "")
          .split(" ")
          .filter((part) => part !== "")
          .slice(0, 2)
          .join("-")
        return {
          name,
          lines: [random.phrase(country.streets), random.phrase(country.places)],
          phone: country.phone.replace(/#/gu, () => String(random.int(0, 9))),
          email: `info@${site}.example`,
          bank: random.phrase(country.banks),
          bic: `${random.pick(["MIDS", "RYNB", "KRGN", "PLDR"])}${country.bankCountry || "US"}2X`,
          ...(iban === undefined ? {} : { iban: random.chance(0.75) ? spaceIban(iban) : iban }),
          ...(vatId === undefined ? {} : { vatId }),
        }
      })
  }

  /** Returns a sentence above the table, for some documents. */
  intro(): { intro?: string } {
    if (!this.random.chance(0.35)) return {}
    const day = this.random.int(18_000, 18_290)
    return { intro: this.word("intro").replace("{n}", this.identifier(day)).replace("{d}", this.day(day)) }
  }

  person(): string {
    return this.random.phrase(this.locale.country.people)
  }

  /** Returns the small print of the footer: address, register, bank. */
  footer(company: Company, hasBank: boolean, keys: { name?: ValueKey; iban?: ValueKey } = {}): Line[][] {
    const labelled = (label: string, sign: string, value: string): Line => ({ text: `${label}${sign}${value}`, label })
    const columns: Line[][] = [
      [
        { text: company.name, ...(keys.name ? { printedValues: [{ key: keys.name, text: company.name }] } : {}) },
        ...company.lines.map((text) => ({ text })),
      ],
      [
        labelled(this.word("phone"), " ", company.phone),
        { text: company.email },
        labelled(this.word("register"), " ", this.random.digits(6)),
      ],
    ]
    if (!hasBank) return columns
    const account: Line =
      company.iban === undefined
        ? labelled(this.label("accountNumber"), " ", this.random.digits(10))
        : {
            ...labelled(this.label("iban"), ": ", company.iban),
            ...(keys.iban ? { printedValues: [{ key: keys.iban, text: company.iban }] } : {}),
          }
    return [...columns, [{ text: company.bank }, account, labelled(this.word("bic"), ": ", company.bic)]]
  }
}

/** Rounds to cents. */
export const toCents = (value: number): number => Math.round(value * 100) / 100
