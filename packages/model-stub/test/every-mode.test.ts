import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createEngine, type Extraction } from "@docsift/engine"
import { createProviderModel, type Provider } from "@docsift/engine/providers"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createModelStub, listenToStub, type ListeningStub, type Mode } from "../src/index.ts"

/* The engine against a model in each of its moods: how the document ends, and how often the model was called. */

const rows = Array.from({ length: 40 }, (_, index) => ({
  article: `Bolt M${index + 1}`,
  pieces: String(index + 2),
}))
const text = [
  "Order A-1755",
  "Skipper Ida Holm",
  "",
  "Article    Pieces",
  ...rows.map((r) => `${r.article}    ${r.pieces}`),
]

const configuration = {
  objects: [
    {
      name: "Order",
      fields: [
        { name: "Reference", type: "string" as const },
        { name: "Captain", type: "string" as const },
        { name: "Wharf", type: "string" as const },
      ],
      tables: [
        {
          name: "Items",
          columns: [
            { name: "Article", type: "string" as const },
            { name: "Pieces", type: "number" as const },
          ],
        },
      ],
    },
  ],
}

const stub = createModelStub()
stub.teach([
  {
    marks: ["Order A-1755", ...rows.map(({ article }) => article)],
    objects: {
      Order: {
        fields: { Reference: "A-1755", Captain: "Ida Holm", Wharf: null },
        tables: { Items: rows.map(({ article, pieces }) => ({ cells: { Article: article, Pieces: pieces } })) },
      },
    },
  },
])
const truth = {
  Order: {
    fields: { Reference: "A-1755", Captain: "Ida Holm", Wharf: null },
    tables: { Items: rows.map(({ article, pieces }) => ({ Article: article, Pieces: Number(pieces) })) },
  },
}

let listening: ListeningStub
let folder = ""
const engine = createEngine({ recognition: "off" })
beforeAll(async () => {
  listening = await listenToStub(stub)
  folder = await mkdtemp(join(tmpdir(), "docsift-stub-"))
  await writeFile(join(folder, "order.txt"), text.join("\n"))
})
beforeEach(() => stub.reset())
afterAll(async () => {
  await engine.close()
  await listening.close()
  await rm(folder, { recursive: true })
})

function read(mode: Mode, provider: Provider = "openai-compatible", timeoutMs = 30_000): Promise<Extraction> {
  const base =
    provider === "anthropic" || provider === "google" ? listening.baseUrls[provider] : listening.baseUrls.openai
  const fast = createProviderModel({
    provider,
    modelName: mode,
    name: mode,
    apiKey: "sk-planted-secret",
    baseUrl: base,
    isVision: false,
    fetch,
    timeoutMs,
  })
  return engine.extract({ path: join(folder, "order.txt"), fileName: "order.txt", configuration, models: { fast } })
}

test.each(["openai-compatible", "openai", "anthropic", "google", "azure"] as const)(
  "a perfect model on the wire of %s gives the whole truth",
  async (provider) => {
    const { data, evidence } = await read("perfect", provider)
    expect(data).toEqual(truth)
    expect(evidence["/Order/fields/Captain"]).toMatchObject({ text: "Ida Holm", source: "fast" })
    expect(stub.hits).toHaveLength(2)
    expect(stub.hits[0]?.question.form).toBe("schema")
    expect(new Set(stub.hits.map(({ key }) => key))).toEqual(new Set(["sk-planted-secret"]))
  },
)

test.each([
  ["rate-limited", 4],
  ["failing-twice", 6],
  ["fenced", 2],
  ["garbled", 2],
  ["wrong-types", 4],
  ["extra-keys", 2],
  ["unstructured", 6],
] as const)("a model that is %s still gives the whole truth, in at most %i calls", async (mode, calls) => {
  expect((await read(mode)).data).toEqual(truth)
  expect(stub.hits.length).toBeLessThanOrEqual(calls)
})

test("a model whose answers are cut gives every row, asked in parts", async () => {
  const { data, warnings } = await read("truncated")
  expect(data).toEqual(truth)
  expect(warnings).toEqual([])
})

test.each([
  ["failing", "model_unreachable", 6],
  ["hanging", "model_unreachable", 2],
  ["dripping", "model_unreachable", 2],
  ["resetting", "model_unreachable", 6],
  ["unauthorized", "model_rejected", 2],
  ["refusing", "model_rejected", 2],
  ["html", "model_output_invalid", 2],
] as const)("a model that is %s ends the document as %s, in at most %i calls", async (mode, reason, calls) => {
  const timeoutMs = mode === "hanging" || mode === "dripping" ? 500 : 30_000
  const error: unknown = await read(mode, "openai-compatible", timeoutMs).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: "DocumentError", reason })
  const told = [error, error instanceof Error ? error.cause : undefined].map((e) => (e instanceof Error ? e.stack : ""))
  expect(told.join()).not.toContain("sk-planted-secret")
  expect(stub.hits.length).toBeLessThanOrEqual(calls)
})

test("what a model invents is never shown as standing in the document", async () => {
  const { data, evidence } = await read("hallucinating")
  expect(data["Order"]?.fields?.["Wharf"]).toBe("Zyxw Unlimited 987654")
  expect(evidence["/Order/fields/Wharf"]?.confidence).toBeLessThanOrEqual(0.3)
  for (const [pointer, { text: shown, box }] of Object.entries(evidence)) {
    if (box !== undefined) expect(text.join(" "), pointer).toContain(shown)
  }
})

test("rows that a lazy model leaves out are asked for, or said to be missing", async () => {
  const { data, warnings } = await read("omitting")
  const found = data["Order"]?.tables?.["Items"]?.length ?? 0
  expect(found === rows.length || warnings.some((sentence) => sentence.includes("rows may be missing"))).toBe(true)
})
