import type { InvoiceData } from "./invoice.ts"

/** An entry of the ledger. */
export interface LedgerEntry {
  readonly reference: string
  /** YYYY-MM-DD. */
  readonly bookedOn: string
  /** In cents, because sums of binary fractions are inexact. */
  readonly amountCents: number
  /** Whether the lines add up to the total; false for an invoice without extracted lines. */
  readonly isBalanced: boolean
}

type Fields = InvoiceData["Invoice"]["fields"]

/** A booked invoice, or the names of the fields that a person has to fill in first. */
export type Booking = { readonly entry: LedgerEntry } | { readonly missing: readonly (keyof Fields)[] }

/** Books an invoice. A value that is not in the document is `null`, and the compiler requires that case to be handled. */
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
