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
  /** Integer cents, because sums of fractions accumulate rounding errors. */
  readonly totalCents: number
}

/** The dependencies of a booking. */
export interface Books {
  readonly client: Client
  readonly workflowId: WorkflowId
  readonly entries: Entry[]
  /** Milliseconds to wait for an invoice before it is left for later. @default 60_000 */
  readonly waitMs?: number
}

/** The result for an invoice, which determines what to do next. */
export type Booking =
  | { readonly status: "booked"; readonly entry: Entry }
  /** A person has to check: the document was processed, but a value is missing. */
  | { readonly status: "incomplete"; readonly executionId: ExecutionId }
  /** The sender has to send another file. */
  | { readonly status: "unreadable"; readonly reason: string }
  /** The document is still being processed; {@link resumeBooking} continues without sending it again. */
  | { readonly status: "pending"; readonly executionId: ExecutionId }
  /** The booking may be retried after that time. */
  | { readonly status: "busy"; readonly retryAfterMs: number }

/** Milliseconds until another attempt, where the server names no time. */
const defaultRetryMs = 30_000

/**
 * Extracts an invoice and books it.
 *
 * @throws errors that are neither caused by the invoice nor transient, such as a wrong API key
 */
export function bookInvoice(books: Books, file: FileInput): Promise<Booking> {
  return explain(async () => {
    const { workflowExecutionId } = await books.client.workflows.execute(books.workflowId, file)
    return bookExecution(books, workflowExecutionId)
  })
}

/** Continues with an invoice that was `pending`. @throws as {@link bookInvoice} */
export function resumeBooking(books: Books, executionId: ExecutionId): Promise<Booking> {
  return explain(() => bookExecution(books, executionId))
}

async function bookExecution(books: Books, executionId: ExecutionId): Promise<Booking> {
  const { client, entries, waitMs: deadline = 60_000 } = books
  const { extractedData } = await client.executions.wait<typeof invoiceWorkflow>(executionId, { deadline })
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
