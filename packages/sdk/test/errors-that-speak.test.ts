import { expect, onTestFinished, test, vi } from "vitest"
import { Client, DocsiftError, ExecutionFailedError, type FailedExecution } from "../src/index.ts"
import { execution, executionId, fetchOf, key, workflowId } from "./samples.ts"

/** Returns the error of a call to a server that sends one response. */
async function errorFor(respond: () => Response): Promise<DocsiftError> {
  const client = new Client({ apiKey: key, maxRetries: 0, fetch: fetchOf(respond) })
  const error: unknown = await client.workflows.list().catch((reason: unknown) => reason)
  if (error instanceof DocsiftError) return error
  throw new Error("The call must fail with an error of this package", { cause: error })
}

test("the sentence of a rejected request is the server's, without the request", async () => {
  const { sentence, message } = await errorFor(() =>
    Response.json({ error: "limit: must be 1 to 1000" }, { status: 400 }),
  )
  expect(sentence).toBe("limit: must be 1 to 1000")
  expect(message).toContain("(GET /api/v1/workflows, attempt 1)")
})

test("a proxy's page is named by its type and title, not quoted", async () => {
  const page = "<html><head><title>502 Bad Gateway</title></head><body><h1>nginx</h1></body></html>"
  const init = { status: 502, headers: { "content-type": "text/html" } }
  expect((await errorFor(() => new Response(page, init))).sentence).toBe(
    "Not a response of Docsift (text/html): 502 Bad Gateway",
  )
  const untitled = await errorFor(() => new Response("<h1>no</h1>", { ...init, statusText: "Bad Gateway" }))
  expect(untitled.sentence).toBe("Not a response of Docsift (text/html): Bad Gateway")
})

const reads: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
  ["workflows.list", (client) => client.workflows.list()],
  ["workflows.get", (client) => client.workflows.get(workflowId)],
  ["workflows.version", (client) => client.workflows.version(workflowId, 1)],
  ["workflows.execution", (client) => client.workflows.execution(workflowId, executionId)],
  ["workflows.execute", (client) => client.workflows.execute(workflowId, new Blob([]))],
  ["workflows.executeFile", (client) => client.workflows.executeFile(workflowId, "file_51c0ad93f7e2")],
  ["executions.retry", (client) => client.executions.retry(executionId)],
  ["extract", (client) => client.extract({ workflow: workflowId, file: new Blob([]) })],
  ["executions.get", (client) => client.executions.get(executionId)],
  ["executions.status", (client) => client.executions.status(executionId)],
  ["executions.wait", (client) => client.executions.wait(executionId, { deadline: 1_000 })],
]
test.each(reads)("%s rejects the JSON of another service", async (_, read) => {
  for (const json of [{ hello: 1 }, "text", 1]) {
    const client = new Client({ apiKey: key, fetch: fetchOf(() => Response.json(json)) })
    await expect(read(client)).rejects.toMatchObject({
      name: "ResponseError",
      status: 200,
      sentence: `Not a response of Docsift: 200 application/json ${JSON.stringify(JSON.stringify(json))}`,
    })
  }
})

const reasons: readonly (readonly [string, Error, string])[] = [
  ["a refused connection", reasonOf("ECONNREFUSED"), "Cannot reach http://127.0.0.1:3000 (ECONNREFUSED)"],
  ["an unknown host", reasonOf("ENOTFOUND"), "Cannot reach http://127.0.0.1:3000 (ENOTFOUND)"],
  ["a certificate", reasonOf("CERT_HAS_EXPIRED"), "Cannot reach http://127.0.0.1:3000 (CERT_HAS_EXPIRED)"],
  ["a reset", reasonOf("ECONNRESET"), "No complete response from http://127.0.0.1:3000 (ECONNRESET)"],
]

/** Returns an error as Node's fetch throws it: the reason is the cause of a cause. */
function reasonOf(code: string): Error {
  const root = Object.assign(new Error("connect"), { code })
  return new TypeError("fetch failed", { cause: new AggregateError([root], "", { cause: root }) })
}

test.each(reasons)("%s is named by server and reason", async (_, reason, sentence) => {
  const error = await errorFor(() => {
    throw reason
  })
  expect(error).toMatchObject({ name: "ConnectionError", sentence, cause: reason })
})

test("a page, which is given no reason, is told what its server may lack", async () => {
  vi.stubGlobal("document", {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"))
  const client = new Client({ apiKey: key, dangerouslyAllowBrowser: true, maxRetries: 0, fetch })
  await expect(client.workflows.list()).rejects.toMatchObject({
    name: "ConnectionError",
    sentence: "Cannot reach http://127.0.0.1:3000, or it does not allow the origin of this page (DOCSIFT_CORS_ORIGINS)",
  })
})

test("the sentence of a failed execution is its error message without the reason", () => {
  const failed = { ...execution, status: "Failed", errorMessage: "no_text: The scan has no text: all is black." }
  const error = new ExecutionFailedError(failed as unknown as FailedExecution)
  expect(error).toMatchObject({ reason: "no_text", sentence: "The scan has no text: all is black." })
  const unknown = new ExecutionFailedError({ ...failed, errorMessage: "Something else." } as unknown as FailedExecution)
  expect(unknown).toMatchObject({ reason: "internal", sentence: "Something else." })
})
