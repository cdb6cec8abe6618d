import {
  type Client,
  ConnectionError,
  ExecutionFailedError,
  type ExecutionId,
  type FileInput,
  InternalServerError,
  RateLimitError,
  WaitTimeoutError,
  type WorkflowId,
} from "@docsift/sdk"
import type { invoiceWorkflow } from "./invoice-workflow.ts"

/** One line of the books. */
export interface Entry {
  readonly number: string
  /** Whole cents, as sums of fractions drift. */
  readonly totalCents: number
}

/** What an invoice is booked with. */
export interface Books {
  readonly client: Client
  readonly workflowId: WorkflowId
  readonly entries: Entry[]
  /** How long to wait for an invoice before it is left for later. @default 60_000 */
  readonly waitMs?: number
}

/** What became of an invoice, and so what is to be done. */
export type Booking =
  | { readonly status: "booked"; readonly entry: Entry }
  /** A person has to look: the document was read, but does not hold all. */
  | { readonly status: "incomplete"; readonly executionId: ExecutionId }
  /** The sender has to send another file. */
  | { readonly status: "unreadable"; readonly reason: string }
  /** It is still being read; {@link resumeBooking} goes on without sending it again. */
  | { readonly status: "pending"; readonly executionId: ExecutionId }
  /** Worth another try after that time. */
  | { readonly status: "busy"; readonly retryAfterMs: number }

/** Tries again after this time where the server does not name one, in milliseconds. */
const defaultRetryMs = 30_000

/**
 * Reads an invoice and books it.
 *
 * @throws what is no fault of the invoice and does not go away by itself, such as a wrong API key
 */
export function bookInvoice(books: Books, file: FileInput): Promise<Booking> {
  return explain(async () => {
    const { workflowExecutionId } = await books.client.workflows.execute(books.workflowId, file)
    return bookExecution(books, workflowExecutionId)
  })
}

/** Goes on with an invoice that was `pending`. @throws as {@link bookInvoice} */
export function resumeBooking(books: Books, executionId: ExecutionId): Promise<Booking> {
  return explain(() => bookExecution(books, executionId))
}

async function bookExecution(books: Books, executionId: ExecutionId): Promise<Booking> {
  const { client, entries, waitMs: timeout = 60_000 } = books
  const { extractedData } = await client.executions.wait<typeof invoiceWorkflow>(executionId, { timeout })
  const { Number: number, Total: total } = extractedData.Invoice.fields
  if (number === null || total === null) return { status: "incomplete", executionId }
  const entry = { number, totalCents: Math.round(total * 100) }
  entries.push(entry)
  return { status: "booked", entry }
}

async function explain(book: () => Promise<Booking>): Promise<Booking> {
  try {
    return await book()
  } catch (error) {
    if (error instanceof ExecutionFailedError) return { status: "unreadable", reason: error.reason }
    if (error instanceof WaitTimeoutError) return { status: "pending", executionId: error.executionId }
    if (error instanceof RateLimitError || error instanceof InternalServerError) {
      return { status: "busy", retryAfterMs: error.retryAfterMs ?? defaultRetryMs }
    }
    if (error instanceof ConnectionError) return { status: "busy", retryAfterMs: defaultRetryMs }
    throw error
  }
}
