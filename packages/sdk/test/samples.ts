import type { CompletedExecution, Configuration, Workflow } from "../src/index.ts"

export const key = "dsk_SecretSecretSecretSecretSecretSecretSecretSecr"
export const workflowId = "wkf_3f9a1c7e20b4"
export const executionId = "exe_8d02e5b7146f"

export const configuration = {
  objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }],
} as const satisfies Configuration

export const workflow: Workflow = {
  id: workflowId,
  name: "Invoices",
  description: "",
  configuration,
  createdAt: "2026-03-02T09:15:04.218Z",
  updatedAt: "2026-03-02T09:15:04.218Z",
  ownerId: "usr_0e7d4b92c6f1",
}

export const execution: CompletedExecution<{ configuration: typeof configuration }> = {
  id: executionId,
  status: "Completed",
  createdAt: "2026-03-02T09:15:04.218Z",
  startedAt: "2026-03-02T09:15:04.300Z",
  completedAt: "2026-03-02T09:15:05.100Z",
  ownerId: "usr_0e7d4b92c6f1",
  workflowId,
  workflowName: "Invoices",
  fileId: "file_51c0ad93f7e2",
  fileName: "invoice.pdf",
  jobId: "job",
  extractedData: { Invoice: { fields: { total: 12.5 } } },
}

/** Creates the `fetch` of a client from a function that takes a request, as an app in the same process does. */
export function fetchOf(respond: (request: Request) => Response | Promise<Response>) {
  return async (url: string, init: RequestInit): Promise<Response> => respond(new Request(url, init))
}

/** Reads an iterable to its end. */
export async function readAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
