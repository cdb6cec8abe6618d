import { expect, test } from "vitest"
import { aJpegHead, aPngHead, aTiff } from "@docsift/testing/files/image-headers"
import { recognizeImage } from "./parse-image.ts"
import type { Recognition, RecognitionImage, Recognizer } from "../../recognize/recognizer.ts"

const word = { text: "Total", left: 300, top: 150, width: 240, height: 40, line: 1, confidence: 0.9 }

function aRecognizer(answer: Recognition): Recognizer & { requests: RecognitionImage[] } {
  const requests: RecognitionImage[] = []
  return { requests, recognize: (image) => (requests.push(image), Promise.resolve(answer)) }
}

const reading = aRecognizer({ type: "recognized", pages: [[word]] })

test("the words of an image are in points, by the file's own resolution", async () => {
  const png = aPngHead(2480, 3508, 11811)
  const { kind, pages } = await recognizeImage(png, "png", { maxPages: 9, recognizer: reading })
  expect([kind, pages.length]).toEqual(["png", 1])
  expect(pages[0]?.width).toBeCloseTo(595, 0)
  expect(pages[0]?.words[0]).toMatchObject({ text: "Total", rotation: 0, confidence: 0.9 })
  expect(pages[0]?.words[0]?.box.map(Math.round)).toEqual([72, 36, 130, 46])
  expect(pages[0]?.words[0]?.fontSize).toBeCloseTo(12, 0)
})

test.each([undefined, 1, 1_000_000])(
  "an image whose resolution makes no paper (%s) is taken to be A4 high",
  async (dpm) => {
    const { pages } = await recognizeImage(aPngHead(1000, 1414, dpm), "png", { maxPages: 9, recognizer: reading })
    expect(pages[0]?.height).toBeCloseTo(842, 0)
  },
)

test("every page of a TIFF becomes a page", async () => {
  const recognizer = aRecognizer({ type: "recognized", pages: [[], [word]] })
  const file = aTiff("II", [
    { width: 100, height: 100 },
    { width: 100, height: 100 },
  ])
  const { pages } = await recognizeImage(file, "tiff", { maxPages: 9, recognizer })
  expect(pages.map(({ number, words }) => [number, words.length])).toEqual([
    [1, 0],
    [2, 1],
  ])
  await expect(recognizeImage(file, "tiff", { maxPages: 1, recognizer })).rejects.toMatchObject({
    reason: "too_many_pages",
  })
})

// Security: a few hundred bytes can ask for gigabytes of pixels.
test.each([
  ["png", aPngHead(60_000, 60_000)],
  ["jpeg", aJpegHead({ width: 65_000, height: 65_000 })],
  ["tiff", aTiff("MM", [{ width: 4_000_000, height: 4_000_000 }])],
] as const)("a %s with too many pixels never reaches a decoder", async (kind, bytes) => {
  const recognizer = aRecognizer({ type: "recognized", pages: [] })
  await expect(recognizeImage(bytes, kind, { maxPages: 9, recognizer })).rejects.toMatchObject({
    reason: "file_unreadable",
    message: expect.stringMatching(/^The image has \d+ million pixels; at most 64 million are read\.$/),
  })
  expect(recognizer.requests).toEqual([])
})

test.each([
  ["png", aPngHead(0, 10)],
  ["png", Buffer.from("\u0089PNG\n/etc/list", "latin1")],
  ["jpeg", Buffer.from([0xff, 0xd8, 0xff])],
  ["tiff", Buffer.from("II*\0\0\0\0\0")],
  ["webp", Buffer.from("RIFF....WEBPlist")],
] as const)("a broken %s ends as unreadable and never reaches a decoder", async (kind, bytes) => {
  const recognizer = aRecognizer({ type: "recognized", pages: [] })
  await expect(recognizeImage(bytes, kind, { maxPages: 9, recognizer })).rejects.toMatchObject({
    reason: "file_unreadable",
    message: "The image is damaged and cannot be opened.",
  })
  expect(recognizer.requests).toEqual([])
})

test("without the OCR program, the error names it", async () => {
  const recognizer = aRecognizer({ type: "unavailable" })
  await expect(recognizeImage(aPngHead(9, 9), "png", { maxPages: 9, recognizer })).rejects.toMatchObject({
    reason: "no_text",
    message: "The file is an image, and no text recognition is installed on the server.",
  })
})

test("a failure of the program keeps its details out of the error message", async () => {
  const recognizer = aRecognizer({ type: "failed", detail: "ended with 134" })
  await expect(recognizeImage(aPngHead(9, 9), "png", { maxPages: 9, recognizer })).rejects.toMatchObject({
    reason: "file_unreadable",
    message: "The image is damaged or its text cannot be recognized.",
    cause: { message: "Text recognition ended with 134" },
  })
})

test("a JPEG is rotated upright and scaled to the resolution for OCR", async () => {
  const recognizer = aRecognizer({ type: "recognized", pages: [[word]] })
  const file = aJpegHead({ width: 600, height: 300, dpi: 100, orientation: 6 })
  const { kind, pages } = await recognizeImage(file, "jpeg", { maxPages: 9, recognizer })
  expect(kind).toBe("jpeg")
  expect([pages[0]?.width, pages[0]?.height].map((side) => Math.round(side ?? 0))).toEqual([216, 432])
  expect(Buffer.from(recognizer.requests[0]?.bytes ?? []).toString("latin1", 0, 16)).toBe("P5\n900 1800\n255\n")
})

test("an image file is sent to a model unchanged when its text is not reliable", async () => {
  const png = aPngHead(2480, 3508, 11811)
  const unread = await recognizeImage(png, "png", { maxPages: 9, recognizer: undefined, hasPageImages: true })
  expect(unread.pageImages).toEqual([{ page: 1, mediaType: "image/png", bytes: png }])
  const read = await recognizeImage(png, "png", { maxPages: 9, recognizer: reading, hasPageImages: true })
  expect(read).not.toHaveProperty("pageImages")
  const broken = aRecognizer({ type: "failed", detail: "ended with 134" })
  const saved = await recognizeImage(png, "png", { maxPages: 9, recognizer: broken, hasPageImages: true })
  expect(saved.pageImages).toHaveLength(1)
})

test("a sideways image is rotated for a model, and a large one is scaled down", async () => {
  const onItsSide = aJpegHead({ width: 600, height: 300, dpi: 100, orientation: 6 })
  const options = { maxPages: 9, recognizer: undefined, hasPageImages: true }
  const { pageImages } = await recognizeImage(onItsSide, "jpeg", options)
  const drawn = Buffer.from(pageImages?.[0]?.bytes ?? [])
  expect(pageImages?.[0]?.mediaType).toBe("image/png")
  expect(drawn.readUInt32BE(20) / drawn.readUInt32BE(16)).toBeCloseTo(2, 1)
  const upright = aJpegHead({ width: 600, height: 300, dpi: 100 })
  const kept = await recognizeImage(upright, "jpeg", options)
  expect(kept.pageImages).toEqual([{ page: 1, mediaType: "image/jpeg", bytes: upright }])
  const large = Buffer.concat([upright, Buffer.alloc(4_000_000)])
  expect((await recognizeImage(large, "jpeg", options)).pageImages?.[0]?.mediaType).toBe("image/png")
})

test("a TIFF is not sent to models: without text it fails, with unreliable text it gives a warning", async () => {
  const file = aTiff("II", [{ width: 100, height: 100 }])
  const unread = recognizeImage(file, "tiff", { maxPages: 9, recognizer: undefined, hasPageImages: true })
  await expect(unread).rejects.toMatchObject({ reason: "no_text" })
  const warnings: string[] = []
  const recognizer = aRecognizer({ type: "recognized", pages: [[{ ...word, confidence: 0.4 }]] })
  const onWarning = (sentence: string) => warnings.push(sentence)
  await recognizeImage(file, "tiff", { maxPages: 9, recognizer, hasPageImages: true, onWarning })
  expect(warnings).toEqual([expect.stringContaining("a TIFF with this encoding is not sent to models")])
})
