import { Client } from "@docsift/sdk"
import { fileForm, requestBytes } from "./connection.ts"
import type { ServerProcess } from "./server-process.ts"

/** A workflow of typical size. */
export const definition = {
  name: "Invoices",
  description: "What an invoice says",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "Invoice number", type: "string" },
          { name: "Date", type: "date" },
          { name: "Total", type: "number", description: "With tax" },
        ],
        tables: [
          {
            name: "Items",
            columns: [
              { name: "Text", type: "string" },
              { name: "Amount", type: "number" },
            ],
          },
        ],
      },
    ],
  },
} as const

/** A document of two lines. */
export const sampleText = "Invoice number: A-17\nTotal: 42.00\n"

/** Creates the client of a server's first admin. */
export function clientOf(server: ServerProcess): Client {
  return new Client({ apiKey: server.adminKey, baseUrl: server.baseUrl })
}

/** Serializes an `executeWorkflow` request with {@link sampleText}. */
export function executeBytes(workflowId: string, key: string, prefer = ""): Buffer {
  const { type, body } = fileForm("a.txt", sampleText)
  // An empty `prefer` expresses no preference.
  const headers = { "x-api-key": key, "content-type": type, prefer }
  return requestBytes("POST", `/api/v1/workflows/${workflowId}/execute`, headers, body)
}

/** Serializes a `createWorkflow` request. */
export function createWorkflowBytes(key: string): Buffer {
  const headers = { "x-api-key": key, "content-type": "application/json" }
  return requestBytes("POST", "/api/v1/workflows", headers, JSON.stringify(definition))
}
