import type { Value } from "@docsift/engine"
import type { PrintedValue, ValueKey } from "./places.ts"
import type { Kind, Term } from "./terms.ts"

/** A label and its value. */
export interface Pair {
  readonly label: string
  readonly value: string
  /** Marks the main number and date, which a layout may print in a sentence. */
  readonly role?: "number" | "date"
  readonly isStrong?: boolean
  /** The ground truth values that the text contains. */
  readonly printedValues?: readonly PrintedValue[]
}

/** A line of small print. */
export interface Line {
  readonly text: string
  /** The start of the text, where the rest is its value. */
  readonly label?: string
  readonly printedValues?: readonly PrintedValue[]
}

/** A person or company with an address. */
export interface Party {
  readonly name: string
  readonly lines: readonly string[]
  /** The ground truth value of the name. */
  readonly key?: ValueKey
}

/** A column of a printed table. */
export interface SheetColumn {
  readonly key: string
  readonly label: string
  readonly align: "left" | "right" | "center"
}

/** A printed row. */
export interface SheetRow {
  readonly cells: Readonly<Record<string, string>>
  /** The ground truth values of the cells, by column. */
  readonly keys?: Readonly<Record<string, ValueKey>>
  /** A smaller line below the wide cell. */
  readonly sub?: string
  /** Added up for carry-over rows. */
  readonly amount?: number
  readonly isSummary?: boolean
}

/** A small table of sums besides the rows. */
export interface SummaryTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Line[])[]
}

/** The content to print, independent of the design. */
export interface Sheet {
  readonly title: string
  readonly number: string
  readonly dated: string
  readonly sender: Party
  readonly senderLabel: string
  /** With an empty name if there is no recipient. */
  readonly recipient: Party
  readonly recipientLabel: string
  readonly other?: { readonly label: string; readonly party: Party }
  readonly details: readonly Pair[]
  readonly intro?: string
  readonly columns: readonly SheetColumn[]
  /** The column that takes the spare width. */
  readonly wideKey: string
  readonly rows: readonly SheetRow[]
  readonly totals: readonly Pair[]
  /** Taxes by rate, as many receipts list them. */
  readonly summary?: SummaryTable
  readonly notes: readonly string[]
  readonly footer: readonly (readonly Line[])[]
  readonly page: string
  readonly carry?: {
    readonly forward: string
    readonly brought: string
    /** The initial balance. @default 0 */
    readonly start?: number
    readonly print: (amount: number) => string
  }
}

/** The ground truth of a sheet. */
export interface Facts {
  readonly kind: Kind
  readonly fields: ReadonlyMap<Term, Value>
  readonly columns: readonly Term[]
  readonly rows: readonly Partial<Record<Term, Value>>[]
  /** Other accepted values, by value. */
  readonly acceptedValues: ReadonlyMap<string, readonly Value[]>
}
