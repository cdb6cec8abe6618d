import { createHash } from "node:crypto"
import type { Client, FileData, WorkflowReference } from "@docsift/sdk"
import { setTimeout as sleep } from "node:timers/promises"

/** A document that was sent, and the response. */
export interface Sent {
  /** Printed in this document only: its result must contain it. */
  readonly number: string
  /** Undefined without a response: the execution may or may not exist. */
  readonly executionId: string | undefined
  readonly error: unknown
  /** The workflow that was executed. @default not known: the auditor cannot compare */
  readonly workflowId?: string
  /** The caller's. @default not known */
  readonly organizationId?: string
  /** Of the document's bytes. @default not known */
  readonly sha256?: string | undefined
}

/** Settings of {@link sendDocuments}. */
export interface LoadOptions {
  readonly count: number
  /** Concurrent calls. */
  readonly parallel: number
  /** Documents per second on average: what an outage delayed is sent afterwards as fast as possible. @default unlimited */
  readonly perSecond?: number
  /** Rows of the document's table; a run takes about 0.1 ms a row. @default 0 */
  readonly rows?: number
  /** Builds the file for a number. @default its bytes, from {@link makeDocument} */
  readonly file?: (number: string) => FileData
  /** Called before each document is sent. */
  readonly onSend?: (index: number) => void
  /** Ends the load early. */
  readonly signal?: AbortSignal
  /** Picks the client for a document. */
  readonly client: (index: number) => Client
  /** First part of the numbers. @default "N" */
  readonly prefix?: string
  /** The caller's, for the auditor. @default not known */
  readonly organizationId?: string
}

/** Name of the field in the definition of {@link createWorkflow}. */
export const numberPath = ["Document", "fields", "Number"] as const

/** Creates the workflow that every load uses. */
export async function createWorkflow(client: Client): Promise<string> {
  const { workflowId }: WorkflowReference = await client.workflows.create({
    name: "Chaos",
    configuration: {
      objects: [
        {
          name: "Document",
          fields: [{ name: "Number", type: "string" }],
          tables: [
            {
              name: "Items",
              columns: [
                { name: "Article", type: "string" },
                { name: "Amount", type: "number" },
              ],
            },
          ],
        },
      ],
    },
  })
  return workflowId
}

/** Builds a text document with known content. */
export function makeDocument(number: string, rows = 0): Uint8Array<ArrayBuffer> {
  const items = Array.from({ length: rows }, (_, index) => `Part ${index + 1}      ${(index + 1) * 10}.00`)
  const table = rows === 0 ? [] : ["", "Article      Amount", ...items]
  return new TextEncoder().encode([`Number: ${number}`, ...table, ""].join("\n"))
}

/** Hashes a document that is completely in memory, for the auditor; undefined for one that is streamed. */
export function hashOf(data: FileData): string | undefined {
  return data instanceof Uint8Array ? createHash("sha256").update(data).digest("hex") : undefined
}

/** Sends documents and records whether each was acknowledged. */
export async function sendDocuments(workflowId: string, options: LoadOptions): Promise<Sent[]> {
  const sent: Sent[] = []
  const startedAt = performance.now()
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < options.count && options.signal?.aborted !== true) {
      const index = next++
      if (options.perSecond !== undefined) {
        await sleep(Math.max(0, startedAt + (index * 1000) / options.perSecond - performance.now()))
      }
      options.onSend?.(index)
      const number = `${options.prefix ?? "N"}-${String(index).padStart(6, "0")}`
      const data = options.file?.(number) ?? makeDocument(number, options.rows)
      const file = { data, name: `${number}.txt` }
      const { organizationId } = options
      const about = { number, workflowId, sha256: hashOf(data), ...(organizationId && { organizationId }) }
      try {
        const response = await options.client(index).workflows.execute(workflowId, file)
        sent.push({ ...about, executionId: response.workflowExecutionId, error: undefined })
      } catch (error) {
        sent.push({ ...about, executionId: undefined, error })
      }
    }
  }
  await Promise.all(Array.from({ length: options.parallel }, lane))
  return sent
}
