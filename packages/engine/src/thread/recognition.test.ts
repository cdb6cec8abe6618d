import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { tsvWord, writeFakeTesseract, type FakeBehaviour } from "../../test/builders/recognition-program.ts"
import { tsvHeader } from "../recognize/tesseract-tsv.ts"
import { aPngHead, aTiff } from "@docsift/testing/files/image-headers"
import { createEngine } from "./create-engine.ts"

const configuration = { objects: [{ name: "Invoice", fields: [{ name: "Invoice number", type: "string" }] }] } as const

async function anEngine(behaviour: FakeBehaviour | undefined, recognition: "auto" | "off" = "auto") {
  const command = behaviour === undefined ? "/no/such/program" : await writeFakeTesseract(behaviour)
  const folder = await mkdtemp(join(tmpdir(), "docsift-recognition-"))
  // A folder without trained data: WASM must not take the program's place.
  const engine = createEngine({ recognition, recognizer: { command, languageFolder: folder, neural: "off" } })
  onTestFinished(async () => {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  })
  const path = join(folder, "scan.png")
  await writeFile(path, aPngHead(2480, 3508, 11811))
  return { engine, request: { path, fileName: "scan.png", configuration } }
}

const answer = [
  tsvHeader,
  tsvWord("Invoice", { left: 100 }),
  tsvWord("number:", { left: 210 }),
  tsvWord("4711", { left: 330 }),
].join("\n")

test("values of an image have their position", async () => {
  const { engine, request } = await anEngine({ answer })
  const { data, evidence } = await engine.extract(request)
  expect(data).toEqual({ Invoice: { fields: { "Invoice number": "4711" } } })
  expect(evidence["/Invoice/fields/Invoice number"]?.box?.[0]).toBeCloseTo(79.2, 0)
})

test("an image without the program and without trained data, or with recognition switched off, fails with no_text, never with empty data", async () => {
  const missing = await anEngine(undefined)
  await expect(missing.engine.extract(missing.request)).rejects.toMatchObject({
    reason: "no_text",
    message: expect.stringContaining("no text recognition is installed"),
  })
  const off = await anEngine({ answer }, "off")
  await expect(off.engine.extract(off.request)).rejects.toMatchObject({ reason: "no_text" })
})

test("an image without recognized text fails with no_text", async () => {
  const { engine, request } = await anEngine({ answer: tsvHeader })
  await expect(engine.extract(request)).rejects.toMatchObject({
    reason: "no_text",
    message: "No text was found in the image.",
  })
})

test("recognition is part of the budget of processor time, with an allowance for each image", async () => {
  const { engine, request } = await anEngine({ busy: true })
  const a4 = { width: 2480, height: 3508 }
  await writeFile(request.path, aTiff("II", [a4, a4]))
  // Above what starting the thread takes.
  const processorBudget = { baseMs: 3_000, perPageMs: 100, perImageMs: 200 }
  const sentence =
    "Reading the file took more than 3.6 s of processor time " +
    "(3 s + 0.1 s for each of its 2 pages + 0.2 s for each of its 2 recognized images)."
  const read = engine.extract({ ...request, processorBudget })
  await expect(read).rejects.toMatchObject({ reason: "timeout", message: sentence })
})

test("a program that hangs is ended at the document's timeout, and the next document is read", async () => {
  const { engine, request } = await anEngine({ hang: true })
  await expect(engine.extract({ ...request, timeoutMs: 300 })).rejects.toMatchObject({ reason: "timeout" })
  const text = `${request.path}.txt`
  await copyFile(import.meta.filename, text)
  await expect(engine.extract({ ...request, path: text, fileName: "a.txt" })).resolves.toBeDefined()
})
