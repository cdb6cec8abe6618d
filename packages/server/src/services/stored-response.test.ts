import { serialize } from "node:v8"
import { expect, test } from "vitest"
import { anExecution } from "../../test/http/fake-app.ts"
import { presentExecutionStatus } from "../http/present.ts"
import { readStoredResponse, writeStoredResponse } from "./stored-response.ts"

const execution = anExecution({ startedAt: new Date("2026-03-02T09:15:03.004Z"), errorMessage: "internal: ä 😀" })

test("a stored response has the same bytes as the first one, times included", () => {
  const response = presentExecutionStatus(execution)
  const replayed = readStoredResponse(writeStoredResponse(response), { present: presentExecutionStatus })
  expect(JSON.stringify(replayed)).toBe(JSON.stringify(response))
})

test("a stored response is JSON that any language can read", () => {
  expect(writeStoredResponse({ id: "key_1" })).toBe('{"version":1,"response":{"id":"key_1"}}')
})

// Rows of the earlier release contain the operation's result; they are replayed until they expire.
test("a row of the earlier release yields the bytes that this release would have replayed", () => {
  const row = serialize(execution).toString("base64")
  expect(JSON.stringify(readStoredResponse(row, { present: presentExecutionStatus }))).toBe(
    JSON.stringify(presentExecutionStatus(execution)),
  )
})

test("a row of a later format is not read as a response", () => {
  expect(() => readStoredResponse('{"version":2,"body":{}}', { present: presentExecutionStatus })).toThrow()
})
