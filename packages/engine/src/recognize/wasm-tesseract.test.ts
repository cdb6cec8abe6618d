import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { createRecognitionBackend } from "./create-recognition-backend.ts"
import { recognizerOf } from "./recognition-backend.ts"
import { ReadingBudget } from "../processor-time/reading-budget.ts"
import { createWasmTesseract, type WasmTesseractOptions } from "./wasm-tesseract.ts"
import { writeFakeTesseract } from "../../test/builders/recognition-program.ts"
import { aPrintedImage } from "../../test/builders/printed-image.ts"

async function aLanguageFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-languages-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const data = createRequire(import.meta.url).resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz")
  await copyFile(data, join(folder, "eng.traineddata.gz"))
  return folder
}

async function aRecognizer(options: Partial<WasmTesseractOptions> = {}) {
  const recognizer = createWasmTesseract({ languageFolder: await aLanguageFolder(), ...options })
  onTestFinished(async () => recognizer.close?.())
  return recognizer
}

const command = join(import.meta.dirname, "no-such-program")

test("print is recognized repeatedly without the program, from the installed packages alone", async () => {
  const image = { ...(await aPrintedImage(["Invoice number 4711", "Total 1,234.50"])), pageCount: 1 }
  const recognizer = createRecognitionBackend({ command })
  onTestFinished(async () => recognizer.close?.())
  for (const segmentation of ["page", "block"] as const) {
    const answer = await recognizerOf(recognizer).recognize({ ...image, segmentation })
    const words = answer.type === "recognized" ? (answer.pages[0] ?? []) : []
    expect(words.map(({ text }) => text).join(" ")).toBe("Invoice number 4711 Total 1,234.50")
    expect(words.every(({ width, confidence }) => width > 10 && confidence > 0.8)).toBe(true)
  }
})

test("a language folder replaces the packages, and the description names what will recognize", async () => {
  const image = { ...(await aPrintedImage(["Total 7.50"])), pageCount: 1 }
  const languageFolder = await aLanguageFolder()
  const fromFolder = createRecognitionBackend({ command, languageFolder })
  onTestFinished(async () => fromFolder.close?.())
  expect(await fromFolder.describe()).toEqual({ type: "wasm", languages: ["eng"] })
  expect(await fromFolder.run(image)).toMatchObject({ type: "tsv", tsv: expect.stringContaining("7.50") })
  const packaged = await createRecognitionBackend({ command }).describe()
  expect(packaged).toMatchObject({ type: "wasm", languages: expect.arrayContaining(["eng"]) })
  const without = createRecognitionBackend({ command, languageFolder: join(languageFolder, "none") })
  expect(await without.describe()).toEqual({ type: "none" })
  const program = createRecognitionBackend({ command: await writeFakeTesseract({ answer: "" }) })
  expect(await program.describe()).toEqual({ type: "program", languages: ["eng", "deu"] })
})

test("bytes that are not an image fail, and the next image gets a new thread", async () => {
  const recognizer = await aRecognizer()
  const bytes = Buffer.from("no image")
  expect(await recognizer.run({ bytes, dpi: 300, pageCount: 1 })).toMatchObject({ type: "failed" })
  const image = { ...(await aPrintedImage(["Total 7.50"])), pageCount: 1 }
  expect(await recognizer.run(image)).toMatchObject({ type: "tsv" })
})

test("each image counts against the budget of the document it belongs to, in a new thread and in a kept one", async () => {
  const image = { ...(await aPrintedImage(["Total 7.50"])), pageCount: 1 }
  const recognizer = await aRecognizer()
  for (let images = 0; images < 2; images++) {
    const budget = new ReadingBudget({ baseMs: 5, perPageMs: 0, perImageMs: 0 })
    const idle = new ReadingBudget({ baseMs: 5, perPageMs: 0, perImageMs: 0 })
    await recognizer.run(image, undefined, budget)
    expect([budget.check()?.reason, idle.check()]).toEqual(["timeout", undefined])
  }
})

test("a page that takes too long, or is aborted, ends at once", async () => {
  const image = { ...(await aPrintedImage(["Total 7.50"])), pageCount: 1 }
  const hurried = await aRecognizer({ pageTimeoutMs: 1 })
  expect(await hurried.run(image)).toEqual({ type: "failed", detail: "took longer than 1 ms" })
  const controller = new AbortController()
  const end = (await aRecognizer()).run(image, controller.signal)
  setImmediate(() => controller.abort())
  expect(await end).toEqual({ type: "failed", detail: "aborted" })
  expect(await hurried.run(image, AbortSignal.abort())).toEqual({ type: "failed", detail: "aborted" })
})

test("a folder without a requested language counts as missing, damaged data fails", async () => {
  const image = { bytes: new Uint8Array(), dpi: 300, pageCount: 1 }
  expect(await (await aRecognizer({ languages: ["pol"] })).run(image)).toEqual({ type: "unavailable" })
  const folder = await aLanguageFolder()
  await writeFile(join(folder, "deu.traineddata"), "damaged")
  const damaged = await aRecognizer({ languageFolder: folder, languages: ["deu"] })
  expect(await damaged.run(image)).toMatchObject({ type: "failed" })
})
