import pLimit from "p-limit"
import { expect, test } from "vitest"
import { requestLeaves } from "./answer-schema.ts"
import { queryModel, UsageMeter } from "./query-model.ts"
import { aModel, type FakeAnswer } from "../../test/builders/fake-model.ts"
import type { ModelOutcome, ModelRequest } from "./language-model.ts"
import { readFields } from "./read-answer.ts"

const requested = requestLeaves([{ name: "Wharf", type: "string" }])
const request: ModelRequest = {
  instructions: "Read.",
  prompt: "What is the wharf?",
  images: [],
  schema: { type: "object", properties: {}, required: [], additionalProperties: false },
  maxOutputTokens: 100,
}
const usage = { inputTokens: 3, outputTokens: 2 }
const answered = (text: string, isCut = false): ModelOutcome => ({ type: "answered", text, isCut, usage })
const right = answered('{"v1_wharf":{"value":"Pier Nine","line":1}}')

/** Queries a model that returns these answers one after the other. */
function session(...answers: readonly FakeAnswer[]) {
  const model = aModel((_, call) => answers[call] ?? answered("one query too many"))
  const meter = new UsageMeter()
  const answer = queryModel({ model, usage: meter, limit: pLimit(1), signal: undefined }, request, (json) =>
    readFields(json, requested),
  )
  return { model, meter, answer }
}

test("a valid answer is accepted at once, and its tokens are counted", async () => {
  const { model, meter, answer } = session(right)
  expect((await answer)?.content.get("v1_wharf")?.text).toBe("Pier Nine")
  expect(model.requests).toHaveLength(1)
  expect(meter).toMatchObject({ calls: 1, inputTokens: 3, outputTokens: 2 })
})

test.each([
  ["no JSON", "The wharf is Pier Nine.", "the answer must be one JSON object"],
  ["a missing name", "{}", "v1_wharf: is missing"],
  [
    "another shape",
    '{"v1_wharf":{"value":{"text":"Pier Nine"}}}',
    "v1_wharf: must be an object with the members value and line",
  ],
  ["several answers", '{"v1_wharf":null}\n{"v1_wharf":null}', "the answer must be one JSON object, not several"],
])("an answer with %s is sent back once, with itself and what is wrong", async (_, first, finding) => {
  const { model, answer } = session(answered(first), right)
  expect((await answer)?.content.get("v1_wharf")?.text).toBe("Pier Nine")
  expect(model.requests).toHaveLength(2)
  const repair = model.requests[1]?.prompt ?? ""
  expect(repair).toContain(`What is wrong with it:\n${finding}\n`)
  expect(repair).toContain(`<answer>\n${first}\n</answer>`)
  expect(repair.startsWith(request.prompt)).toBe(true)
})

test("two answers that are not JSON are a failure, without a third query", async () => {
  const { model, answer } = session(answered("No."), answered("No!"))
  await expect(answer).rejects.toMatchObject({ name: "ModelError", reason: "invalid" })
  expect(model.requests).toHaveLength(2)
})

test("a second answer that is worse does not replace the first", async () => {
  const { answer } = session(answered('{"v1_wharf":"Pier Nine"} {"v1_wharf":"Pier Nine"}'), answered("I cannot."))
  expect((await answer)?.content.get("v1_wharf")?.text).toBe("Pier Nine")
})

test("an answer of 50 MB is not sent back in full", async () => {
  const { model, answer } = session(answered("x".repeat(50_000_000)), right)
  await answer
  expect(model.requests[1]?.prompt.length).toBeLessThan(10_000)
})

test("a truncated answer is never sent back: less is queried instead", async () => {
  const { model, answer } = session(answered('{"v1_wh', true))
  await answer
  expect(model.requests).toHaveLength(1)
})

test("a model that fails gives the reason and is not queried again", async () => {
  const { model, meter, answer } = session({ type: "failed", reason: "refused", detail: "a filter", usage })
  await expect(answer).rejects.toMatchObject({ reason: "refused", message: "a filter" })
  expect(model.requests).toHaveLength(1)
  expect(meter).toMatchObject({ calls: 1, inputTokens: 3 })
})
