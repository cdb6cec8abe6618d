import type { ColumnConcept, ConceptId } from "./concept.ts"
import type { FormWords } from "./form-words/form-word.ts"

/** Texts separated by bars, `Invoice number|Invoice no.`; compared without case, accents and punctuation. */
type Texts = string
/** Words separated by spaces; compared without case and accents. */
type Words = string
/** Alternatives of a regular expression that reads text without case and accents. */
type Pattern = string

/**
 * The meaning of one word of a label, independent of language. A label that is not listed is analysed word by word:
 * `Kennziffer der Faktura` and `invoice id` both mean invoice and number.
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
  | "line"
  | "original"
  | "receipt"
  | "address"
  | "start"
  | "period"
  | "rate"

/** Kinds of documents whose title may contain their number and date. */
export type TitleKind =
  | "creditNote"
  | "receipt"
  | "quote"
  | "deliveryNote"
  | "confirmation"
  | "invoice"
  | "order"
  | "payment"
  | "statement"
  | "contract"

/** Elements of an electronic invoice that a field may be named after, where no concept means exactly that. */
export type ElementName = "referenceNumber" | "amountPaid" | "periodFrom" | "periodTo"

/**
 * The lexicon of one language. To add a language, add one such object in `languages/` and one line
 * in `all-languages.ts`. `null` means that the language has no usual word of its own.
 */
export interface Language {
  /** ISO 639-1. */
  readonly code: string
  /** Labels that mean a concept and no other one, on paper and in names of fields. */
  readonly labels: Readonly<Record<ConceptId, Texts | null>>
  /** Labels that may also mean something else: `Date` may be the invoice date. */
  readonly weakLabels: Readonly<Partial<Record<ConceptId, Texts>>>
  /** Labels that precede both ends of a period, `12/30/19 - 03/29/20`. */
  readonly periodLabels: Texts
  /** Labels of billed, as opposed to agreed, periods. */
  readonly billingPeriodLabels: Texts | null
  /** Labels of the recipient of a document, who is the seller in a purchase order. */
  readonly recipientLabels: Texts
  /** Titles of the slip that a payer fills in or sends with the money, at the end of a bill. */
  readonly slipTitles: Texts
  /** Labels of persons of the sender, who wrote the document, sold the goods or served. */
  readonly clerkLabels: Texts
  /** Labels of a party's name in its section. */
  readonly nameLabels: Texts
  /** Names of fields for who sends a document of some kind: the school that bills its fees. */
  readonly senderNames: Texts
  /** Names of fields for who receives one: the taxpayer. */
  readonly recipientNames: Texts
  /** Names of fields that mean one element of an electronic invoice. */
  readonly elementNames: Readonly<Partial<Record<ElementName, Texts>>>
  /** Headings of columns, most specific first: `Einzelpreis` before `Preis`. */
  readonly headings: Readonly<Record<ColumnConcept, Texts | null>>
  /** Headings that mean something else in most tables, and this concept where the cells confirm it. */
  readonly weakHeadings: Readonly<Partial<Record<ColumnConcept, Texts>>>
  /** First words of lines with the sum of a list. */
  readonly totals: Texts
  /** First words of lines with the tax on a sum. */
  readonly taxes: Texts
  /** Headings of columns, and words in names of fields, for amounts added since the year began or the work started. */
  readonly yearToDate: Texts
  /** Lines of a till receipt with what was paid, by its means, and with the change. */
  readonly payments: Texts
  /** Names of fields for how something was paid, with which of these. */
  readonly paymentMeans: Texts
  /** Words for the amount that a tax is computed from. */
  readonly taxBases: Words
  /** First words of lines that carry a sum from one page to the next. */
  readonly carries: Texts
  /** First words of source lines and footnotes below a table. */
  readonly footnotes: Pattern
  /** First words of captions of tables and figures. */
  readonly captions: Pattern
  /** Words that the name of any table may contain. */
  readonly tableWords: Words
  /** The names of the twelve months, January first; one entry per grammatical form that dates use. */
  readonly months: readonly Words[]
  /** Abbreviations that are not a prefix of the name, by month. */
  readonly monthForms: Readonly<Record<number, Words>>
  /** Starts of months' names that are words of their own: `led`, short for January in Czech, is also a lamp. */
  readonly notMonths: Words
  /** Words between the two days of a range. */
  readonly rangeWords: Texts
  /** Words between day and month. */
  readonly dayLinks: Texts
  /** Words between month and year. */
  readonly yearLinks: Texts
  /** Words before the second day of a range. */
  readonly dayArticles: Texts
  /** Words and stems by their meaning in a label; compounds are split into them. */
  readonly meanings: Readonly<Record<Meaning, Words>>
  /** Words of forms and other papers, by which names of fields and columns that no concept covers are compared with labels and headings. */
  readonly formWords: FormWords
  /** Inflectional endings. */
  readonly endings: Words
  /** Words that do not change the meaning of a field's name. */
  readonly modifiers: Words
  /** Synonyms and abbreviations by their canonical word. */
  readonly forms: Readonly<Record<string, Words>>
  /** Names of the company that broadcasts or publishes, by whatever name its station or paper goes. */
  readonly mediaCompanies: Texts
  /** Words without meaning in a label of two or more significant words. */
  readonly fillers: Words
  /** Possessives, which do not change the meaning of a label: `Your order no.`. */
  readonly possessives: Words
  /** Those of them that mean the sender of a document: `Our reference`. */
  readonly ours: Words
  /** Words for the start of a period. */
  readonly starts: Words
  /** Words for the end of a period. */
  readonly ends: Words
  /** Words for a period itself. */
  readonly periods: Words
  /** Words for a customer who is not necessarily the payer. */
  readonly clients: Words
  /** Words for the colour or size of an article. */
  readonly variants: Words
  /** Words for what the rows below one title have in common: a section, a place, a project. */
  readonly sections: Words
  /** Last parts of compounds that are also printed as a word of their own: `Rechnungs-Nr.`. */
  readonly compoundEnds: Words
  /** Words before a number in a title. */
  readonly numberWords: Words
  /** Words before a date in a title. */
  readonly dated: Words
  /** Words before a company's name in running text, as written. */
  readonly by: Words
  /** Words that are lower-case in a company's name. */
  readonly links: Words
  /** Words between alternatives: `VAT or tax number`. */
  readonly or: Words
  /** Words between two of a kind: `Taxes and fees`. */
  readonly and: Words
  /** Words between a thing and what it belongs to: `Preis pro Stück`. */
  readonly of: Words
  /** Words in the title of a kind of document. */
  readonly titles: Readonly<Record<TitleKind, Pattern>>
  /** Titles of purchase orders, which the buyer sends. */
  readonly purchases: Pattern
  /** Labels of phones and tax numbers in the address block of a sender. */
  readonly contactWords: Texts
  /** Words beside that of a party in the heading of its section: `Customer details`. */
  readonly sectionWords: Words
  /** Verbs by which a sentence names the first day of a period, and its last one. */
  readonly beginningVerbs: Words
  readonly endingVerbs: Words
  /** Words in lower case inside an address: kinds of streets, articles, prepositions. */
  readonly addressParticles: Words
  /** Words before the name by which a contract calls a party from then on: `hereinafter`. */
  readonly definitionMarkers: Words
  /** Words before the parties of a contract: `between`. */
  readonly partyMarkers: Words
  /** Words on a line of their own, or before the name, in the address of a person or firm. */
  readonly salutations: Words
  /** Departments and offices on a line of their own in the address of a firm: `Accounts payable`, `The practice manager`. */
  readonly departments: Texts
  /** Phrases that end a letter, above the name of its writer, and thanks that end other papers. */
  readonly closings: Texts
  /** Last words of headings of a recipient: `Prepared for`. */
  readonly recipientWords: Words
  /** Last words of headings of a sender: `Given by`. */
  readonly senderWords: Words
  /** Words for days and for months, as a summary by age counts them: `31-60 days`, `2 months`. */
  readonly dayWords: Words
  readonly monthWords: Words
  /** Words for weeks, also abbreviated and as adjectives, as headings of counts by the week print them: `Spots/wk`, `Weekly spots`. */
  readonly weekWords: Words
  /** Words for more than such a number of them: `over`, `older than`. */
  readonly beyondWords: Words
  /** Words beside it for what is due since then: `30 days overdue`. */
  readonly overdueWords: Words
  /** Headings of what is not due yet in such a summary: `Current`. */
  readonly notDue: Texts
  /** Words of the names of fields for the last day of an answer, and the beginnings of compounds with them: `Antwortfrist`. */
  readonly replyWords: Words
  /** Words before a last day in a sentence: `before 2 June`. */
  readonly lastDayWords: Words
  /** Words for a payment that the sender takes from the account of the reader, on the day that a sentence names. */
  readonly debitWords: Words
  /** Words of streets, buildings and estates without a number. */
  readonly placeWords: Words
  /** Other words that end an address. */
  readonly noAddressWords: Texts
}
