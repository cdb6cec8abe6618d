import { expect, test } from "vitest"
import { aPageOfLines } from "../../test/builders/line-image.ts"
import { readPgm, writePgm } from "./grey-image.ts"
import type { PageDrawing } from "./page-drawing.ts"
import { readPage } from "./read-page.ts"
import { findSkew } from "./skew.ts"
import { straighten } from "./straighten.ts"
import type { Recognition, RecognitionImage, RecognizedWord, Recognizer } from "./recognizer.ts"

const page = { width: 100, height: 200 }

const aWord = (text: string, confidence: number): RecognizedWord => ({
  text,
  left: 30,
  top: 10,
  width: 40,
  height: 12,
  line: 1,
  confidence,
})

/**
 * Reads a page drawn at 72 dpi, so that pixels are points, and records each recognition by Tesseract: rotation and segmentation.
 */
async function read(
  answer: (how: PageDrawing, image: RecognitionImage) => RecognizedWord[] | Recognition,
  neural: Recognition = { type: "unavailable" },
) {
  const passes: string[] = []
  const drawn: PageDrawing[] = []
  const recognizer: Recognizer = {
    recognize(image) {
      const how = drawn.at(-1) ?? {}
      if (image.method === "neural") return Promise.resolve(neural)
      passes.push(`${how.turns ?? 0} ${image.segmentation}`)
      const found = answer(how, image)
      return Promise.resolve("type" in found ? found : { type: "recognized", pages: [found] })
    },
  }
  const draw = (how: PageDrawing) => {
    drawn.push(how)
    return { bytes: new Uint8Array(), dpi: 72 }
  }
  return { reading: await readPage(page, draw, recognizer), passes }
}

test("a page with high confidence is recognized once", async () => {
  const { reading, passes } = await read(() => [aWord("Invoice", 0.97)])
  expect(passes).toEqual(["0 page"])
  expect(reading).toMatchObject({ words: [{ text: "Invoice", box: [30, 10, 70, 22], rotation: 0 }] })
})

test("a page with low confidence is recognized again as one block, and the more confident spelling is kept", async () => {
  const { reading, passes } = await read((_, { segmentation }) =>
    segmentation === "block" ? [aWord("Invoice", 0.9)] : [aWord("lnvolce", 0.82)],
  )
  expect(passes).toEqual(["0 page", "0 block"])
  expect(reading).toMatchObject({ words: [{ text: "Invoice", confidence: 0.9 }] })
})

test("a page with low confidence is read by neural networks where they are installed, instead of as a block", async () => {
  const neural = { type: "recognized", pages: [[aWord("Invoice", 0.98)]] } as const
  const { reading, passes } = await read(() => [aWord("lnvolce", 0.9)], neural)
  expect(passes).toEqual(["0 page"])
  expect(reading).toMatchObject({ words: [{ text: "Invoice", confidence: 0.98 }] })
  const confident = await read(() => [aWord("lnvolce", 0.97)], neural)
  expect(confident.reading).toMatchObject({ words: [{ text: "lnvolce" }] })
})

test("neural networks see a rotated page upright, and their words get positions on the page as it is", async () => {
  const neural = { type: "recognized", pages: [[aWord("Account", 0.98)]] } as const
  const { reading } = await read(
    (how) => [aWord(how.turns === 1 ? "Statement of account" : "=;i", 0.9 * (how.turns ?? 0.3))],
    neural,
  )
  expect(reading).toMatchObject({ words: [{ text: "Account", rotation: 270, box: [10, 130, 22, 170] }] })
})

test("a page on which the networks find nothing is recognized again as one block", async () => {
  const { passes } = await read(() => [aWord("Invoice", 0.85)], { type: "recognized", pages: [[]] })
  expect(passes).toEqual(["0 page", "0 block"])
})

/** Runs the recognitions of a page whose letters have this height in points, and returns resolution and segmentation. */
async function readLettersOf(points: number) {
  const passes: unknown[] = []
  let drawn: PageDrawing = {}
  const recognizer: Recognizer = {
    recognize({ segmentation, dpi, method }) {
      if (method === "neural") return Promise.resolve({ type: "failed", detail: "took longer than 1 ms" })
      passes.push(drawn.maxDpi === undefined ? segmentation : `${segmentation} ${drawn.maxDpi}`)
      const height = (points * dpi) / 72
      const found = { ...aWord(`TOTAL:${segmentation}`.toUpperCase(), 0.8), height, width: 10 * height }
      return Promise.resolve({ type: "recognized", pages: [[found]] })
    },
  }
  const draw = (how: PageDrawing) => {
    drawn = how
    return { bytes: new Uint8Array(), dpi: how.maxDpi ?? 300 }
  }
  const reading = await readPage(page, draw, recognizer)
  return { passes, words: reading?.type === "read" ? reading.words.map(({ text }) => text) : [] }
}

test("letters that are far too large are recognized twice more, smaller, and without the first recognition", async () => {
  const { passes, words } = await readLettersOf(12)
  expect(passes).toEqual(["page", "column 144", "block 144"])
  expect(words).toEqual(["TOTAL:COLUMN"])
})

test("letters that are small are recognized once more, larger within bounds", async () => {
  expect((await readLettersOf(6)).passes).toEqual(["page", "block 288"])
  expect((await readLettersOf(2)).passes).toEqual(["page", "block 400"])
  expect((await readLettersOf(500)).passes).toEqual(["page", "column 75", "block 75"])
})

test.each([
  { turns: 1, rotation: 270, box: [10, 130, 22, 170] },
  { turns: 2, rotation: 180, box: [30, 178, 70, 190] },
  { turns: 3, rotation: 90, box: [78, 30, 90, 70] },
] as const)(
  "a page that needs $turns quarter turns is rotated for recognition, with boxes on the page as it is",
  async (expected) => {
    const { reading, passes } = await read((how) =>
      how.turns === expected.turns ? [aWord("Statement of account", 0.9)] : [aWord("=;i", 0.3)],
    )
    expect(passes).toEqual([
      "0 page",
      "1 page",
      "3 page",
      "2 page",
      `${expected.turns} page`,
      `${expected.turns} block`,
    ])
    const { rotation, box } = expected
    expect(reading).toEqual({
      type: "read",
      words: [expect.objectContaining({ rotation, box })],
      skew: 0,
      lacksPass: false,
    })
  },
)

test("a rotated page with high confidence is not recognized again", async () => {
  const { passes } = await read((how) => (how.turns === 1 ? [aWord("Statement of account", 0.95)] : []))
  expect(passes).toEqual(["0 page", "1 page", "3 page", "2 page", "1 page"])
})

test("a page of noise is not rotated", async () => {
  const { reading } = await read(() => [aWord("=;i", 0.3)])
  expect(reading).toMatchObject({ words: [{ text: "=;i", rotation: 0 }] })
})

/** Reads a page of 400 × 500 points at 144 dpi with a word at its right edge, skewed by 3 degrees after `turns` quarter turns. */
async function readSkewed(turns: 0 | 1, confidence: number) {
  const image = straighten(aPageOfLines(), -3)
  const sides = { width: image.width / 2, height: image.height / 2 }
  const slopes: number[] = []
  const recognizer: Recognizer = {
    recognize({ bytes, method }) {
      const seen = readPgm(bytes)
      if (seen === undefined) return Promise.resolve({ type: "recognized", pages: [[]] })
      if (method === "neural") return Promise.resolve({ type: "unavailable" })
      slopes.push(findSkew(seen))
      // 300 pixels right of the centre, and 100 above it.
      const [left, top] = [seen.width / 2 + 280, seen.height / 2 - 106]
      const word = { ...aWord("Statement of account", confidence), left, top, width: 40, height: 12 }
      return Promise.resolve({ type: "recognized", pages: [[word]] })
    },
  }
  const draw = (how: PageDrawing) => {
    const bytes = (how.turns ?? 0) === turns ? writePgm(image) : new Uint8Array()
    return { bytes, dpi: 144 }
  }
  const displayed = turns === 0 ? sides : { width: sides.height, height: sides.width }
  return { reading: await readPage(displayed, draw, recognizer), slopes, sides }
}

/** The middle of the word, in points right of and below the centre of the page. */
const along = 150 * Math.cos(Math.PI / 60) + 50 * Math.sin(Math.PI / 60)
const down = 150 * Math.sin(Math.PI / 60) - 50 * Math.cos(Math.PI / 60)

test.each([0.97, 0.8])(
  "a skewed page is straightened for recognition, and words keep their place on it",
  async (sure) => {
    const { reading, slopes, sides } = await readSkewed(0, sure)
    expect(new Set(slopes)).toEqual(new Set([0]))
    expect(reading).toMatchObject({
      skew: expect.closeTo(3, 0.5),
      words: [{ text: "Statement of account", rotation: 0 }],
    })
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = reading?.type === "read" ? (reading.words[0]?.box ?? []) : []
    expect(Math.abs((x0 + x1) / 2 - sides.width / 2 - along)).toBeLessThan(1)
    expect(Math.abs((y0 + y1) / 2 - sides.height / 2 - down)).toBeLessThan(1)
    expect(y1 - y0).toBeCloseTo(6 * Math.cos(Math.PI / 60) + 20 * Math.sin(Math.PI / 60), 0.5)
  },
)

test("neural networks read the lines of a skewed page as they are, and their words have the same place", async () => {
  const image = straighten(aPageOfLines(), -3)
  const recognizer: Recognizer = {
    recognize({ bytes, method }) {
      const seen = readPgm(bytes)
      const word = { ...aWord("Total", method === "neural" ? 0.98 : 0.7), left: 480, top: 200, width: 80, height: 24 }
      if (method !== "neural") return Promise.resolve({ type: "recognized", pages: [[]] })
      expect(seen && findSkew(seen)).toBeCloseTo(3, 0.5)
      return Promise.resolve({ type: "recognized", pages: [[word]] })
    },
  }
  const sides = { width: image.width / 2, height: image.height / 2 }
  const reading = await readPage(sides, () => ({ bytes: writePgm(image), dpi: 144 }), recognizer)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = reading?.type === "read" ? (reading.words[0]?.box ?? []) : []
  expect([(x0 + x1) / 2, (y0 + y1) / 2].map(Math.round)).toEqual([260, 106])
  expect(y1 - y0).toBeCloseTo(12 * Math.cos(Math.PI / 60) + 40 * Math.sin(Math.PI / 60), 0.5)
})

test("a page on its side is straightened after it was rotated", async () => {
  const { reading, sides } = await readSkewed(1, 0.97)
  expect(reading).toMatchObject({ skew: expect.closeTo(3, 0.5), words: [{ rotation: 270 }] })
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = reading?.type === "read" ? (reading.words[0]?.box ?? []) : []
  expect(Math.abs((x0 + x1) / 2 - sides.height / 2 - down)).toBeLessThan(1)
  expect(Math.abs((y0 + y1) / 2 - sides.width / 2 + along)).toBeLessThan(1)
})

test("a failed second recognition keeps the result of the first", async () => {
  const { reading } = await read((_, { segmentation }) =>
    segmentation === "block" ? { type: "failed", detail: "ended with 1" } : [aWord("Invoice", 0.85)],
  )
  expect(reading).toMatchObject({ words: [{ text: "Invoice" }] })
})

test("a missing program and exhausted memory are distinguished", async () => {
  expect((await read(() => ({ type: "unavailable" }))).reading).toEqual({ type: "unavailable" })
  const recognizer: Recognizer = { recognize: () => Promise.reject(new Error("not asked")) }
  expect(await readPage(page, () => undefined, recognizer)).toBeUndefined()
})

test("a page says when a further recognition failed, and not when there is none", async () => {
  const failed = { type: "failed", detail: "took longer than 30000 ms" } as const
  const late = await read(() => [aWord("lnvolce", 0.82)], failed)
  expect(late.reading).toMatchObject({ type: "read", lacksPass: true })
  const without = await read(() => [aWord("lnvolce", 0.82)])
  expect(without.reading).toMatchObject({ type: "read", lacksPass: false })
})
