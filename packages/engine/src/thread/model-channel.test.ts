import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MessageChannel } from "node:worker_threads"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aModel } from "../../test/builders/fake-model.ts"
import { createEngine } from "./create-engine.ts"
import { modelsOver, slotsOf, serveModels } from "./model-channel.ts"

const engine = createEngine({ recognition: "off" })
let folder = ""
let path = ""

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-models-"))
  path = join(folder, "order.txt")
  await writeFile(path, "Order A-17\nTo Miller\n\nItem    Pieces\nBolt    3\nNut     5\n")
})

afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

const configuration = {
  objects: [
    {
      name: "Order",
      fields: [{ name: "Reference", type: "string" as const }],
      tables: [
        {
          name: "Items",
          columns: [
            { name: "Article", type: "string" as const },
            { name: "Count", type: "number" as const },
          ],
        },
      ],
    },
  ],
}

test("the host's model serves a document in a thread", async () => {
  const model = aModel(({ schema }) => {
    const isFields = schema.type === "object" && "v1_reference" in schema.properties
    if (isFields) return { json: { v1_reference: { value: "A-17", line: 1 } } }
    return {
      json: {
        rows: [
          { line: 4, v1_article: "Bolt", v2_count: "3" },
          { line: 5, v1_article: "Nut", v2_count: "5" },
        ],
      },
    }
  })
  const { data, evidence, usage } = await engine.extract({
    path,
    fileName: "order.txt",
    configuration,
    models: { fast: model },
  })
  expect(data).toEqual({
    Order: {
      fields: { Reference: "A-17" },
      tables: {
        Items: [
          { Article: "Bolt", Count: 3 },
          { Article: "Nut", Count: 5 },
        ],
      },
    },
  })
  expect(evidence["/Order/tables/Items/1/Article"]).toMatchObject({ text: "Nut", source: "fast" })
  expect(usage).toEqual([{ slot: "fast", calls: 2, inputTokens: 200, outputTokens: 20 }])
})

test.each([
  ["unreachable", "model_unreachable"],
  ["rejected", "model_rejected"],
  ["refused", "model_rejected"],
  ["invalid", "model_output_invalid"],
] as const)("a model that is %s ends the document as %s, without the provider's words", async (failure, reason) => {
  const usage = { inputTokens: 0, outputTokens: 0 }
  const model = aModel(() => ({ type: "failed", reason: failure, detail: "planted words", usage }))
  const ended = engine.extract({ path, fileName: "order.txt", configuration, models: { fast: model } })
  await expect(ended).rejects.toMatchObject({
    name: "DocumentError",
    reason,
    message: expect.not.stringContaining("planted"),
  })
})

test("an adapter that throws ends only the document", async () => {
  const model = aModel(() => {
    throw new Error("planted")
  })
  const ended = engine.extract({ path, fileName: "order.txt", configuration, models: { fast: model } })
  await expect(ended).rejects.toMatchObject({ reason: "model_output_invalid" })
  const { data } = await engine.extract({ path, fileName: "order.txt", configuration })
  expect(data).toHaveProperty("Order")
})

test("an answer of 50 MB is not sent to the thread", async () => {
  const usage = { inputTokens: 7, outputTokens: 5 }
  const text = "x".repeat(50_000_000)
  const model = aModel(() => ({ type: "answered", text, isCut: false, usage }))
  const channel = new MessageChannel()
  serveModels(channel.port1, { fast: model }, new AbortController().signal)
  const { fast } = modelsOver(slotsOf({ fast: model }, channel.port2))
  const request = { instructions: "", prompt: "", images: [], schema: emptySchema, maxOutputTokens: 1 }
  expect(await fast?.generate(request)).toEqual({
    type: "failed",
    reason: "invalid",
    detail: "the response is too large",
    usage,
  })
  channel.port1.close()
})

const emptySchema = { type: "object", properties: {}, required: [], additionalProperties: false } as const
