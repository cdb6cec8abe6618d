import assert from "node:assert/strict"

/** The part of a generated client that the journey needs. */
export interface Calls {
  createWorkflow(): Promise<string>
  deleteWorkflow(workflowId: string): Promise<number>
  getWorkflow(workflowId: string): Promise<number>
  execute(workflowId: string, file: File): Promise<string>
  /** Returns the status. */
  waitFor(executionId: string): Promise<string>
  readTotal(executionId: string): Promise<unknown>
  /** Returns the JSON Pointers that have evidence. */
  readEvidence(executionId: string): Promise<readonly string[]>
  exportCsv(executionId: string): Promise<string>
  fileUrl(executionId: string): Promise<string>
  /** Returns the error message of the execution. */
  cancel(executionId: string): Promise<string | undefined>
  retry(executionId: string): Promise<string>
  createApiKey(): Promise<{ id: string; key: string }>
  revokeApiKey(id: string): Promise<number>
  listWorkflowsWith(key: string): Promise<number>
  /** Sends a workflow without a configuration, which the client's types must not allow. */
  createBrokenWorkflow(): Promise<{ status: number; error: string }>
}

export const definition = {
  name: "Journey",
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" as const }] }] },
}

const text = "Invoice No. 0042\nTotal: 1,290.50\n"
// A document that takes longer to process than the cancellation takes to arrive.
const longText = "Invoice No. 0042 of 2026-02-27 lists 17 articles at 1,290.50 and 12 more words\n".repeat(30_000)

/** Runs the main journey and prints the number of correct responses. */
export async function runJourney(calls: Calls): Promise<void> {
  let count = 0
  const expectEqual = (actual: unknown, expected: unknown) => {
    assert.deepEqual(actual, expected)
    count++
  }
  const workflowId = await calls.createWorkflow()
  const executionId = await calls.execute(workflowId, new File([text], "invoice.txt"))
  expectEqual(await calls.waitFor(executionId), "Completed")
  expectEqual(await calls.readTotal(executionId), 1290.5)
  expectEqual(await calls.readEvidence(executionId), ["/Invoice/fields/total"])
  expectEqual((await calls.exportCsv(executionId)).split("\r\n")[1], "Invoice,fields,,,total,number,1290.5")
  expectEqual(await (await fetch(await calls.fileUrl(executionId))).text(), text)
  const longExecutionId = await calls.execute(workflowId, new File([longText], "long.txt"))
  expectEqual(await calls.cancel(longExecutionId), "cancelled: The execution was cancelled on request.")
  expectEqual(await calls.waitFor(await calls.retry(executionId)), "Completed")
  const { id, key } = await calls.createApiKey()
  expectEqual(await calls.listWorkflowsWith(key), 200)
  expectEqual(await calls.revokeApiKey(id), 200)
  expectEqual(await calls.listWorkflowsWith(key), 401)
  const { status, error } = await calls.createBrokenWorkflow()
  expectEqual(status, 400)
  assert.match(error, /configuration/)
  expectEqual(await calls.deleteWorkflow(workflowId), 200)
  expectEqual(await calls.getWorkflow(workflowId), 404)
  process.stdout.write(`${count} responses\n`)
}
