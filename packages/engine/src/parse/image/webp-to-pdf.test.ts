import { expect, test } from "vitest"
import { pngPixels } from "../../../test/builders/png-pixels.ts"
import { drawPng } from "../../inspect/draw-page.ts"
import { withPdf } from "../pdf/open-pdf.ts"
import { readImageSizes } from "./read-image-sizes.ts"
import { webpToPdf } from "./webp-to-pdf.ts"

/** 2 × 2 pixels without loss: black, clear; half transparent black, black. */
const lossless = Buffer.from("UklGRiIAAABXRUJQVlA4TBUAAAAvAUAAEBcQEQKCoudMD4cLJET0PwQA", "base64")
/** 8 × 8 black pixels, with loss. */
const lossy = Buffer.from("UklGRiYAAABXRUJQVlA4IBoAAAAwAQCdASoIAAgAAMASJaQAA3AA/v7uqgAAAA==", "base64")
/** Two frames of 8 × 8 pixels. */
const animated = Buffer.from(
  "UklGRpQAAABXRUJQVlA4WAoAAAACAAAABwAABwAAQU5JTQYAAAD/////AABBTk1GMAAAAAAAAAAAAAcAAAcAAGQAAAJWUDggGAAAADABAJ0BKggACAACADQlpAADcAD++/1QAEFOTUYwAAAAAAAAAAAABwAABwAAZAAAAFZQOCAYAAAANAEAnQEqCAAIAAAANCWkAANwAP77lAAAUklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoIAAgAAgA0JaQAA3AA/vv9UAA=",
  "base64",
)

function wrap(bytes: Buffer): Promise<Uint8Array | undefined> {
  const [size] = readImageSizes("webp", bytes, 1) ?? []
  return size === undefined ? Promise.resolve(undefined) : webpToPdf(bytes, size, 72)
}

/** Draws an image at its own size, and returns the darkness of its pixels, row by row. */
async function darknessOf(bytes: Buffer, side: number): Promise<number[] | undefined> {
  const pdf = await wrap(bytes)
  if (pdf === undefined) return undefined
  const drawn = await withPdf(pdf, 1, (open) =>
    pngPixels(drawPng(open, { number: 1, width: side, height: side }, side)),
  )
  return Array.from({ length: side * side }, (_, at) => drawn.darkness(at % side, Math.floor(at / side)))
}

test("pixels without loss are those of the file, the transparent ones blended with white", async () => {
  const [first, second, third = 0, fourth] = (await darknessOf(lossless, 2)) ?? []
  expect([first, second, fourth]).toEqual([255, 0, 255])
  expect(third).toBeGreaterThan(120)
  expect(third).toBeLessThan(136)
})

test("pixels with loss are decoded", async () => {
  const darkness = await darknessOf(lossy, 8)
  expect(darkness).toHaveLength(64)
  for (const value of darkness ?? []) expect(value).toBeGreaterThan(250)
})

test("an animated image is left to the recognizer", async () => {
  expect(await wrap(animated)).toBeUndefined()
})

test("an image of more than 24 million pixels is not decoded", async () => {
  expect(await webpToPdf(lossless, { width: 6_000, height: 4_001 }, 72)).toBeUndefined()
})

// Security: only what the header has been bounded for may become a page.
test("an image of another size than its header said is rejected", async () => {
  expect(await webpToPdf(lossless, { width: 3, height: 2 }, 72)).toBeUndefined()
})

test("no change of a byte, and no end before the end, makes the decoder throw", async () => {
  for (const file of [lossless, lossy]) {
    for (let at = 12; at < file.length; at++) {
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ 0x55
      const [size] = readImageSizes("webp", changed, 1) ?? []
      if (size !== undefined && size.width * size.height < 1_000_000) await webpToPdf(changed, size, 72)
      await wrap(file.subarray(0, Math.max(30, at)))
    }
  }
})
