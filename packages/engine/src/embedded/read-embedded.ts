import type { ExtractionContext } from "../page/context.ts"
import type { EmbeddedSource } from "./embedded-fields.ts"
import type { EmbeddedInvoice } from "./embedded-invoice.ts"
import { findInvoices } from "./find-invoice.ts"
import { createPrintedValues, type PrintedValues } from "./printed-values.ts"

/** The electronic invoice of a document, if it carries one, and warnings of those that are rejected. */
export interface Embedded {
  readonly source: EmbeddedSource | undefined
  readonly warnings: readonly string[]
}

/** Reads the electronic invoice that a document carries; of several, the one whose number a page prints. */
export function readEmbedded(context: ExtractionContext): Embedded {
  const { invoices, warnings } = findInvoices(context.document.attachments)
  const printed = createPrintedValues(context)
  const invoice = invoices.length > 1 ? (invoices.find((one) => isPrinted(one, printed)) ?? invoices[0]) : invoices[0]
  return { source: invoice && { context, invoice, printed }, warnings }
}

function isPrinted({ header }: EmbeddedInvoice, printed: PrintedValues): boolean {
  const [number] = header.get("invoiceNumber") ?? []
  return number !== undefined && printed.find(number) !== undefined
}
