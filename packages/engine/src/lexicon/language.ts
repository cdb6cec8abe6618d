import type { ColumnConcept, ConceptId } from "./concept.ts"

/** Texts parted by bars, `Invoice number|Invoice no.`; compared without case, accents and punctuation. */
type Texts = string
/** Words parted by spaces; compared without case and accents. */
type Words = string
/** Alternatives of a regular expression that reads text without case and accents. */
type Pattern = string

/**
 * What one word of a label says, in no language. A label that no list holds is read word by word: `Kennziffer der
 * Faktura` and `invoice id` both say invoice and number.
 */
export type Meaning =
  | "number"
  | "date"
  | "sum"
  | "net"
  | "gross"
  | "vat"
  | "tax"
  | "before"
  | "after"
  | "due"
  | "paid"
  | "invoice"
  | "order"
  | "contract"
  | "customer"
  | "supplier"
  | "payment"
  | "delivery"
  | "issue"
  | "deadline"
  | "name"
  | "account"
  | "bank"
  | "reference"
  | "quote"
  | "project"
  | "advertiser"
  | "agency"
  | "discount"
  | "freight"
  | "commission"
  | "balance"
  | "opening"
  | "closing"
  | "statement"
  | "document"
  | "company"
  | "registration"
  | "all"
  | "end"
  | "start"
  | "period"

/** Kinds of documents whose title may hold their number and day. */
export type TitleKind = "invoice" | "order" | "payment" | "statement" | "contract"

/** Elements of an electronic invoice that a field may be named after, where no concept means just that. */
export type ElementName = "referenceNumber" | "amountPaid" | "periodFrom" | "periodTo"

/**
 * Every word that the engine knows of one language. A language is added as one such object in `languages/` and one line
 * in `all-languages.ts`. `null` says that the language has no usual word of its own.
 */
export interface Language {
  /** ISO 639-1. */
  readonly code: string
  /** How a concept is called, on paper and in names of fields: labels that mean it and no other concept. */
  readonly labels: Readonly<Record<ConceptId, Texts | null>>
  /** Labels that may also mean something else: `Date` may be the invoice date. */
  readonly weakLabels: Readonly<Partial<Record<ConceptId, Texts>>>
  /** Labels that stand before both ends of a period, `12/30/19 - 03/29/20`. */
  readonly periodLabels: Texts
  /** The same for what is billed, not what was agreed. */
  readonly billingPeriodLabels: Texts | null
  /** Labels of the one who gets a document, whoever that is: in a purchase order it is the seller. */
  readonly recipientLabels: Texts
  /** Labels of a party's name in its section. */
  readonly nameLabels: Texts
  /** Names of fields that mean one element of an electronic invoice. */
  readonly elementNames: Readonly<Partial<Record<ElementName, Texts>>>
  /** Headings of columns, most specific first: `Einzelpreis` before `Preis`. */
  readonly headings: Readonly<Record<ColumnConcept, Texts | null>>
  /** Headings that mean something else in most tables, and this concept where the cells say so. */
  readonly weakHeadings: Readonly<Partial<Record<ColumnConcept, Texts>>>
  /** Beginnings of lines that sum a list up. */
  readonly totals: Texts
  /** Beginnings of lines that give the tax on a sum. */
  readonly taxes: Texts
  /** Beginnings of lines that carry a sum from one page to the next. */
  readonly carries: Texts
  /** What opens a source line or footnote below a table. */
  readonly footnotes: Pattern
  /** What opens the caption of a table or figure. */
  readonly captions: Pattern
  /** Words that every table's name may hold. */
  readonly tableWords: Words
  /** The names of the twelve months, January first; one entry per grammatical form that dates use. */
  readonly months: readonly Words[]
  /** Short forms that are no beginning of a name, by month. */
  readonly monthForms: Readonly<Record<number, Words>>
  /** Words between the two days of a range. */
  readonly rangeWords: Texts
  /** Words between day and month. */
  readonly dayLinks: Texts
  /** Words between month and year. */
  readonly yearLinks: Texts
  /** Words before the second day of a range. */
  readonly dayArticles: Texts
  /** Words and stems by what they say in a label; compounds are split into them. */
  readonly meanings: Readonly<Record<Meaning, Words>>
  /** What inflection adds to a stem. */
  readonly endings: Words
  /** Words that change nothing in the name of a field. */
  readonly modifiers: Words
  /** Short forms and words of one meaning, by the word that stands for them all. */
  readonly forms: Readonly<Record<string, Words>>
  /** Words that say nothing in a label of two telling words or more. */
  readonly fillers: Words
  /** `Your order no.`: whose it is does not change what it is. */
  readonly possessives: Words
  /** Words for the beginning of a period. */
  readonly starts: Words
  /** Words for its end. */
  readonly ends: Words
  /** Words for a period itself. */
  readonly periods: Words
  /** Words for a customer who need not be the one who pays. */
  readonly clients: Words
  /** Ends of compounds that are printed as a word of their own too: `Rechnungs-Nr.`. */
  readonly compoundEnds: Words
  /** What stands before a number in a title. */
  readonly numberWords: Words
  /** What stands before a day in a title. */
  readonly dated: Words
  /** What stands before a company's name in running words, as it is written. */
  readonly by: Words
  /** Words that a company's name may write small. */
  readonly links: Words
  /** Words between what is named and what it belongs to: `Preis pro Stück`. */
  readonly of: Words
  /** What the title of a kind of document holds. */
  readonly titles: Readonly<Record<TitleKind, Pattern>>
  /** Titles of purchase orders, which the buyer sends. */
  readonly purchases: Pattern
  /** Labels of phones and tax numbers in a sender's block. */
  readonly contactWords: Texts
  /** Words that end an address besides those. */
  readonly noAddressWords: Texts
}
