import type { Client, FileData, WorkflowReference } from "@docsift/sdk"
import { setTimeout as sleep } from "node:timers/promises"

/** What was sent and what came back. */
export interface Sent {
  /** Printed in the document and nowhere else: the answer must hold it. */
  readonly number: string
  /** Undefined when no answer came: the execution may exist or not. */
  readonly executionId: string | undefined
  readonly error: unknown
}

/** How documents are sent. */
export interface LoadOptions {
  readonly count: number
  /** Calls at once. */
  readonly parallel: number
  /** Most documents a second. @default as fast as it goes */
  readonly perSecond?: number
  /** Rows of the document's table; a run takes about 0.1 ms a row. @default 0 */
  readonly rows?: number
  /** Makes the file of a number. @default its bytes, from {@link makeDocument} */
  readonly file?: (number: string) => FileData
  /** Told before each document. */
  readonly onSend?: (index: number) => void
  /** Ends the load early. */
  readonly signal?: AbortSignal
  /** Picks the client for a document. */
  readonly client: (index: number) => Client
  /** First part of the numbers. @default "N" */
  readonly prefix?: string
}

/** Name of the field in the definition of {@link createWorkflow}. */
export const numberPath = ["Document", "fields", "Number"] as const

/** Stores the definition that every load uses. */
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

/** Makes a document whose data is known, as text. */
export function makeDocument(number: string, rows = 0): Uint8Array<ArrayBuffer> {
  const items = Array.from({ length: rows }, (_, index) => `Part ${index + 1}      ${(index + 1) * 10}.00`)
  const table = rows === 0 ? [] : ["", "Article      Amount", ...items]
  return new TextEncoder().encode([`Number: ${number}`, ...table, ""].join("\n"))
}

/** Sends documents and remembers for each whether it was acknowledged. */
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
      try {
        const answer = await options.client(index).workflows.execute(workflowId, file)
        sent.push({ number, executionId: answer.workflowExecutionId, error: undefined })
      } catch (error) {
        sent.push({ number, executionId: undefined, error })
      }
    }
  }
  await Promise.all(Array.from({ length: options.parallel }, lane))
  return sent
}
