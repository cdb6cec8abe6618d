import loadDecoder from "@jsquash/webp/codec/dec/webp_dec.js"
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { deflateSync } from "node:zlib"
import type { ImageSize } from "./image-size.ts"
import { imageToPdf } from "./image-to-pdf.ts"

/** Decoded pixels take 4 bytes each, twice, and those of the PDF 3: a photograph of 24 million takes 0.3 GB for a moment. */
const maxPixels = 24_000_000

/** What the decoder returns: four bytes for each pixel, the last one its alpha. */
interface DecodedImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/**
 * Decodes a WebP, and wraps its pixels into a PDF of one page, blended with white paper. Undefined for images that are too
 * large for that, animated or damaged.
 */
export async function webpToPdf(bytes: Uint8Array, size: ImageSize, dpi: number): Promise<Uint8Array | undefined> {
  if (size.width * size.height > maxPixels) return undefined
  const image = await decode(bytes)
  // The header that was bounded must be the one that was decoded.
  if (image === undefined || image.width !== size.width || image.height !== size.height) return undefined
  const { width, height } = image
  // Level 1: a page of print becomes a twentieth for 10 ns a byte, and PDFium holds a copy of the file.
  const stream = deflateSync(blendWithWhite(image), { level: 1 })
  return imageToPdf(
    { width, height, encoding: "/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode", stream },
    dpi,
  )
}

function blendWithWhite({ width, height, data }: DecodedImage): Uint8Array {
  const blended = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < data.length; from += 4) {
    const alpha = data[from + 3] ?? 255
    for (let color = 0; color < 3; color++) blended[to++] = 255 - (alpha * (255 - (data[from + color] ?? 255))) / 255
  }
  return blended
}

/** Decodes in an instance of its own, which is dropped with its memory: nothing of an image outlives it. */
async function decode(bytes: Uint8Array): Promise<DecodedImage | undefined> {
  const path = createRequire(import.meta.url).resolve("@jsquash/webp/codec/dec/webp_dec.wasm")
  const silent = () => undefined
  // The types have few of the usual options of Emscripten's loader.
  const options = { wasmBinary: await readFile(path), print: silent, printErr: silent } as Parameters<
    typeof loadDecoder
  >[0]
  const decoder = await loadDecoder(options)
  try {
    return decoder.decode(bytes) ?? undefined
  } catch {
    // A fault inside the decoder, such as memory that cannot grow.
    return undefined
  }
}
