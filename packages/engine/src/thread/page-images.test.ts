import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Pdf from "pdfkit"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aModel, type FakeAnswer } from "../../test/builders/fake-model.ts"
import { createEngine } from "./create-engine.ts"

const configuration = { objects: [{ name: "Order", fields: [{ name: "Wharf", type: "string" as const }] }] }
const engine = createEngine({ recognition: "off" })
let folder = ""

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-images-"))
  await writeFile(join(folder, "scan.pdf"), await aScan())
})

afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

/** A page that draws and says nothing. */
function aScan(): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const pdf = new Pdf()
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))
  pdf.rect(100, 100, 50, 50).fill("black")
  pdf.end()
  return promise
}

function read(accurate: ReturnType<typeof aModel>, hasFallback = false) {
  return engine.extract({
    path: join(folder, "scan.pdf"),
    fileName: "scan.pdf",
    configuration,
    models: { accurate },
    hasFallback,
  })
}

const saying = (value: string | null, isVision = true) =>
  aModel((): FakeAnswer => ({ json: { v1_wharf: { value, line: 1 } } }), { isVision })

test("a scan is read by a vision model without OCR", async () => {
  const model = saying("Pier Nine")
  const { data, evidence, warnings } = await read(model)
  expect(data).toEqual({ Order: { fields: { Wharf: "Pier Nine" } } })
  expect(evidence["/Order/fields/Wharf"]).toEqual({ page: 1, text: "Pier Nine", confidence: 0.6, source: "accurate" })
  expect(warnings).toEqual([expect.stringContaining("Page 1: 1 value was read from the page image only")])
  expect(model.requests[0]?.images).toMatchObject([{ page: 1, mediaType: "image/png" }])
})

test("a scan without any value found fails with no_text, never with empty data", async () => {
  await expect(read(saying(null))).rejects.toMatchObject({
    reason: "no_text",
    message: expect.stringContaining("the language model found none of the requested values"),
  })
  await expect(read(saying("Pier Nine", false))).rejects.toMatchObject({ reason: "no_text" })
})

test("a scan whose model is unreachable fails, even with the built-in extractor as fallback", async () => {
  const usage = { inputTokens: 0, outputTokens: 0 }
  const model = aModel(() => ({ type: "failed", reason: "unreachable", detail: "planted", usage }), { isVision: true })
  await expect(read(model, true)).rejects.toMatchObject({ reason: "model_unreachable" })
})
