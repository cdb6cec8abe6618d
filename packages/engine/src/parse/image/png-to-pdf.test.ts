import { deflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { renderPage } from "../pdf/render-page.ts"
import { loadPdfium } from "../pdf/pdfium.ts"
import { pngToPdf } from "./png-to-pdf.ts"

function chunk(type: string, body: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)])
}

/** Writes a PNG of 2 × 2 pixels; its rows, without filter, are split over two chunks. */
function aPng(of: {
  bits?: number
  colorType?: number
  interlace?: number
  palette?: number[]
  rows: number[][]
}): Buffer {
  const { bits = 8, colorType = 0, interlace = 0, palette, rows } = of
  const data = deflateSync(Buffer.from(rows.flatMap((row) => [0, ...row])))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, bits, colorType, 0, 0, interlace])),
    ...(palette ? [chunk("PLTE", Buffer.from(palette))] : []),
    chunk("IDAT", data.subarray(0, 5)),
    chunk("IDAT", data.subarray(5)),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

/** Renders the four corners of the page as grey values. */
async function corners(png: Buffer): Promise<number[]> {
  const pdf = pngToPdf(png, 1)
  if (pdf === undefined) throw new Error("not wrapped")
  const pdfium = await loadPdfium()
  const copy = pdfium.raw.malloc(pdf.byteLength)
  pdfium.bytes().set(pdf, copy)
  const document = pdfium.api.FPDF_LoadMemDocument(copy, pdf.byteLength, "")
  const page = { number: 1, width: 144, height: 144, words: [], rulings: [] }
  const { bytes } = renderPage(pdfium, document, page, { maxDpi: 72 }) ?? { bytes: new Uint8Array() }
  pdfium.api.FPDF_CloseDocument(document)
  pdfium.raw.free(copy)
  const pixels = bytes.subarray(bytes.length - 144 * 144)
  return [0, 143, 143 * 144, 144 * 144 - 1].map((at) => pixels[at] ?? -1)
}

test.each([
  [
    "grey of 8 bits",
    aPng({
      rows: [
        [0, 255],
        [255, 0],
      ],
    }),
  ],
  ["black and white", aPng({ bits: 1, rows: [[0b0100_0000], [0b1000_0000]] })],
  [
    "colour",
    aPng({
      colorType: 2,
      rows: [
        [0, 0, 0, 255, 255, 255],
        [255, 255, 255, 0, 0, 0],
      ],
    }),
  ],
  [
    "a palette",
    aPng({
      colorType: 3,
      palette: [255, 255, 255, 0, 0, 0],
      rows: [
        [1, 0],
        [0, 1],
      ],
    }),
  ],
])("a PNG of %s is drawn as it is", async (_, png) => {
  expect(await corners(png)).toEqual([0, 255, 255, 0])
})

test.each([
  [
    "with a channel of transparency",
    aPng({
      colorType: 6,
      rows: [
        [0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0],
      ],
    }),
  ],
  [
    "that is interlaced",
    aPng({
      interlace: 1,
      rows: [
        [0, 255],
        [255, 0],
      ],
    }),
  ],
  [
    "with a palette that is missing",
    aPng({
      colorType: 3,
      rows: [
        [1, 0],
        [0, 1],
      ],
    }),
  ],
  [
    "that is cut off",
    aPng({
      rows: [
        [0, 255],
        [255, 0],
      ],
    }).subarray(0, 40),
  ],
  ["of nothing", Buffer.alloc(0)],
])("a PNG %s is not wrapped", (_, png) => {
  expect(pngToPdf(png, 72)).toBeUndefined()
})
