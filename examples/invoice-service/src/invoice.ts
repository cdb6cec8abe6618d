import type { InvoiceData } from "./invoice-workflow.ts"

/** What this service answers for a file: its own shape, which stays as it is when the workflow changes. */
export interface Invoice {
  readonly number: string | null
  /** YYYY-MM-DD. */
  readonly issuedOn: string | null
  readonly total: number | null
  readonly lines: readonly { readonly description: string | null; readonly amount: number | null }[]
}

/** Puts extracted data into the shape of this service. */
export function toInvoice({ Invoice: { fields, tables } }: InvoiceData): Invoice {
  return {
    number: fields.Number,
    issuedOn: fields.Issued,
    total: fields.Total,
    lines: tables.Lines.map(({ Description, Amount }) => ({ description: Description, amount: Amount })),
  }
}
