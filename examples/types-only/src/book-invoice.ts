import type { InvoiceData } from "./invoice.ts"

/** One line of the ledger. */
export interface LedgerEntry {
  readonly reference: string
  /** YYYY-MM-DD. */
  readonly bookedOn: string
  /** Whole cents, as sums of fractions drift. */
  readonly amountCents: number
  /** Whether the lines add up to the total; false for an invoice without readable lines. */
  readonly isBalanced: boolean
}

type Fields = InvoiceData["Invoice"]["fields"]

/** An invoice as it is booked, or the names of what a person has to add first. */
export type Booking = { readonly entry: LedgerEntry } | { readonly missing: readonly (keyof Fields)[] }

/** Books an invoice. A value that the document did not hold is `null`, and the compiler asks what to do then. */
export function bookInvoice({ Invoice: { fields, tables } }: InvoiceData): Booking {
  const { Number: reference, Issued: bookedOn, Total: total } = fields
  if (reference === null || bookedOn === null || total === null) {
    const names = ["Number", "Issued", "Total"] as const
    return { missing: names.filter((name) => fields[name] === null) }
  }
  const amountCents = toCents(total)
  const sumCents = tables.Lines.reduce((sum, { Amount }) => sum + toCents(Amount ?? 0), 0)
  return { entry: { reference, bookedOn, amountCents, isBalanced: sumCents === amountCents } }
}

const toCents = (amount: number): number => Math.round(amount * 100)
