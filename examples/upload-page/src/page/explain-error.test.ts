import { Client, ExecutionFailedError, type FailedExecution } from "@docsift/sdk"
import { expect, test } from "vitest"
import { explainError } from "./explain-error.ts"

const execution: FailedExecution = {
  id: "exe_8d02e5b7146f",
  status: "Failed",
  createdAt: "2026-03-02T08:00:00.000Z",
  ownerId: "usr_0e7d4b92c6f1",
  workflowId: "wkf_3f9a1c7e20b4",
  workflowName: "Upload page",
  fileId: "file_51c0ad93f7e2",
  fileName: "invoice.pdf",
  jobId: "job",
  errorMessage: "internal: Something.",
}

/** Returns the error that the client throws for a response. */
async function errorOf(respond: () => Response | Promise<Response>): Promise<unknown> {
  const client = new Client({ apiKey: "token", fetch: respond, maxRetries: 0, timeout: 50 })
  return client.workflows.list().catch((error: unknown) => error)
}

test.each([
  ["file_encrypted", /password/],
  ["file_unreadable", /damaged/],
  ["file_unsupported", /of this type/],
  ["no_text", /no text/],
  ["too_many_pages", /too many pages/],
  ["timeout", /too long/],
  ["cancelled", /cancelled/],
  ["model_unreachable", /went wrong while/],
  ["a_reason_of_a_newer_server", /went wrong while/],
])("an execution that failed with %s is explained, with its id for the log", (reason, sentence) => {
  const error = new ExecutionFailedError({ ...execution, errorMessage: `${reason}: A sentence.` })
  expect(explainError(error)).toStrictEqual({
    sentence: expect.stringMatching(sentence),
    detail: `${reason}, exe_8d02e5b7146f`,
  })
})

test.each([
  [400, { "x-error-code": "file_empty" }, /is empty/],
  [401, {}, /session has ended/],
  [413, {}, /too large/],
  [415, {}, /of this type/],
  [429, { "retry-after": "90" }, /in 90 seconds/],
  [429, { "retry-after": "600" }, /in 10 minutes/],
  [503, {}, /at the moment/],
])("a response with status %i and %j is explained", async (status, headers, sentence) => {
  const init = { status, headers: { "x-request-id": "req_1", ...headers } }
  const error = await errorOf(() => Response.json({ error: "A sentence for programmers." }, init))
  const { sentence: explained, detail } = explainError(error)
  expect(explained).toMatch(sentence)
  expect(explained).not.toContain("programmers")
  expect(detail).toMatch(/, req_1$/)
})

test("a missing response is explained", async () => {
  expect(explainError(await errorOf(() => new Promise(() => {}))).sentence).toMatch(/did not respond in time/)
})

test("an unexpected error is shown unchanged", () => {
  expect(explainError(new Error("A defect."))).toStrictEqual({ sentence: "Something went wrong.", detail: "A defect." })
})
