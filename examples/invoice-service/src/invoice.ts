import type { InvoiceData } from "./invoice-workflow.ts"

/** The response of this service: a shape of its own that does not change with the workflow. */
export interface Invoice {
  readonly number: string | null
  /** YYYY-MM-DD. */
  readonly issuedOn: string | null
  readonly total: number | null
  readonly lines: readonly { readonly description: string | null; readonly amount: number | null }[]
}

/** Converts extracted data to the shape of this service. */
export function toInvoice({ Invoice: { fields, tables } }: InvoiceData): Invoice {
  return {
    number: fields.Number,
    issuedOn: fields.Issued,
    total: fields.Total,
    lines: tables.Lines.map(({ Description, Amount }) => ({ description: Description, amount: Amount })),
  }
}
