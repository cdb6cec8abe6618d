import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createEngine } from "@docsift/engine"
import { createProviderModel } from "@docsift/engine/providers"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { pdfLayout } from "@docsift/eval/generate/drawing/draw-sheet"
import { longDesigns } from "@docsift/eval/generate/drawing/more-designs"
import { generateDocument } from "@docsift/eval/generate/generate-set"
import { knownDocumentOf } from "@docsift/eval/model/known-documents"
import { createContext } from "@docsift/engine/internal/page/context"
import { numberLines } from "@docsift/engine/internal/model/document-text"
import { parseDocument } from "@docsift/engine/internal/parse/parse-document"
import { createModelStub, listenToStub, type ListeningStub, type Mode } from "../src/index.ts"

/* Statements with long tables, read by the entire engine with a stub that knows every row, in several modes. */

const stub = createModelStub()
const engine = createEngine({ recognition: "off" })
let listening: ListeningStub
let folder = ""

beforeAll(async () => {
  listening = await listenToStub(stub)
  folder = await mkdtemp(join(tmpdir(), "docsift-long-"))
})
beforeEach(() => stub.reset())
afterAll(async () => {
  await engine.close()
  await listening.close()
  await rm(folder, { recursive: true })
})

const generated = new Map<string, ReturnType<typeof generate>>()

async function generate(name: string, rows: number) {
  const design = longDesigns.find((each) => each.name === name)
  if (design === undefined) throw new Error(`Unknown design ${name}`)
  const layout = pdfLayout({ ...design, name: `${name}-${rows}`, rows: [rows, rows] })
  const { fileName, render } = generateDocument({ seed: "long", kind: "statement", locale: "en-US", layout })
  const { bytes, cases } = await render()
  const path = join(folder, fileName)
  await writeFile(path, bytes)
  const [requestedCase] = cases
  if (requestedCase === undefined) throw new Error("A generated document has a case")
  const context = createContext(await parseDocument(path, { fileName }))
  stub.teach([knownDocumentOf(context, requestedCase)])
  const characters = numberLines(context).reduce((sum, { text }) => sum + text.length, 0)
  return { path, fileName, requestedCase, characters }
}

async function read(name: string, rows: number, mode: Mode) {
  const known = generated.get(`${name} ${rows}`) ?? generate(name, rows)
  generated.set(`${name} ${rows}`, known)
  const { path, fileName, requestedCase, characters } = await known
  const fast = createProviderModel({
    provider: "openai-compatible",
    modelName: mode,
    name: mode,
    baseUrl: listening.baseUrls.openai,
    isVision: false,
    fetch,
  })
  const { configuration } = requestedCase
  const extraction = await engine.extract({ path, fileName, configuration, models: { fast, accurate: fast } })
  const sent = stub.hits.reduce((sum, { question }) => sum + question.prompt.length, 0)
  return { ...extraction, requestedCase, timesSent: sent / characters, calls: stub.hits.length }
}

test.each([
  ["long-27", 27, "perfect"],
  ["long-27", 27, "rate-limited"],
  ["long-300-stacked", 300, "perfect"],
  ["long-300-stacked", 300, "truncated"],
  ["long-300-columns", 300, "perfect"],
  ["long-300-turned", 300, "perfect"],
  ["long-2200", 300, "too-long"],
  ["long-2200", 1000, "perfect"],
  ["long-2200", 1000, "omitting"],
  ["long-2200", 2200, "perfect"],
  ["long-2200-printer", 2200, "perfect"],
] as const)(
  "%s with %i rows: every row comes once and in order from a model that is %s",
  async (design, rows, mode) => {
    const { data, warnings, requestedCase, timesSent, calls } = await read(design, rows, mode)
    const [name = "", truth] = Object.entries(requestedCase.expected)[0] ?? []
    const [found = []] = Object.values(data[name]?.tables ?? {})
    const [wanted = []] = Object.values(truth?.tables ?? {})
    expect(found).toHaveLength(rows)
    // Row by row: the diff of two long arrays takes minutes to print.
    for (const [index, row] of wanted.entries()) expect(found[index], `row ${index}`).toEqual(row)
    expect(data[name]?.fields).toEqual(truth?.fields)
    expect(warnings).toEqual([])
    // The cost: how often the document's text is sent, and questions per row.
    expect(timesSent).toBeLessThan(mode === "perfect" ? 3.5 : 9)
    expect(calls / rows).toBeLessThan(mode === "perfect" ? 0.2 : 0.35)
  },
)
