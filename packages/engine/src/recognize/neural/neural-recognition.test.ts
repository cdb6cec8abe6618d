import { expect, onTestFinished, test } from "vitest"
import { aPrintedImage } from "../../../test/builders/printed-image.ts"
import { createRecognitionBackend } from "../create-recognition-backend.ts"
import { recognizerOf } from "../recognition-backend.ts"
import { createNeuralRecognition, type NeuralOptions } from "./neural-recognition.ts"

function aBackend(options: NeuralOptions = {}) {
  const backend = createNeuralRecognition({ pageTimeoutMs: 100_000, ...options })
  onTestFinished(() => backend.close())
  return backend
}

test("print is recognized repeatedly from the installed packages alone, with boxes at its position", async () => {
  const image = await aPrintedImage(["Invoice number 4711", "Total 1,234.50"])
  const backend = aBackend()
  for (let images = 0; images < 2; images++) {
    const answer = await recognizerOf(backend).recognize({ ...image, pageCount: 1, method: "neural" })
    const words = answer.type === "recognized" ? (answer.pages[0] ?? []) : []
    expect(words.map(({ text }) => text).join(" ")).toBe("Invoice number 4711 Total 1,234.50")
    expect(new Set(words.map(({ line }) => line)).size).toBe(2)
    // Printed from 40 points on, in 14 points.
    const [first] = words
    expect(((first?.left ?? 0) * 72) / image.dpi).toBeCloseTo(40, -1)
    expect(((first?.height ?? 0) * 72) / image.dpi).toBeCloseTo(10, -1)
    expect(words.every(({ confidence }) => confidence > 0.8)).toBe(true)
  }
})

test("bytes that are not a page fail, and the next image gets a new thread", async () => {
  const backend = aBackend()
  const noImage = { bytes: Buffer.from("no image"), dpi: 300, pageCount: 1 }
  expect(await backend.run(noImage)).toEqual({ type: "failed", detail: "cannot open the image" })
  const empty = { ...(await aPrintedImage([])), pageCount: 1 }
  expect(await backend.run(empty)).toEqual({ type: "recognized", pages: [[]] })
})

test("a page that takes too long, or is aborted, ends at once", async () => {
  const image = { ...(await aPrintedImage(["Total 7.50"])), pageCount: 1 }
  const hurried = aBackend({ pageTimeoutMs: 1 })
  expect(await hurried.run(image)).toEqual({ type: "failed", detail: "took longer than 1 ms" })
  const controller = new AbortController()
  const end = aBackend().run(image, controller.signal)
  setImmediate(() => controller.abort())
  expect(await end).toEqual({ type: "failed", detail: "aborted" })
  expect(await hurried.run(image, AbortSignal.abort())).toEqual({ type: "failed", detail: "aborted" })
})

test("a backend without the networks leaves a page to Tesseract", async () => {
  const image = { ...(await aPrintedImage(["Total 7.50"])), pageCount: 1, method: "neural" } as const
  expect(await createRecognitionBackend({ neural: "off" }).run(image)).toEqual({ type: "unavailable" })
})
