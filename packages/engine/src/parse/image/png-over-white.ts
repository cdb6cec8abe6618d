import { inflateSync } from "node:zlib"
import { imageToPdf } from "./image-to-pdf.ts"
import { pngChunks } from "./png-chunks.ts"

/** Channels without alpha, by the colour types that have one (PNG 11.2.1). */
const colorsOf: Partial<Record<number, 1 | 3>> = { 4: 1, 6: 3 }

/**
 * Wraps a PNG with an alpha channel into a PDF of one page, blended with white paper; such pixels have no equivalent in a
 * PDF. Undefined for other PNGs, for interlaced and for damaged ones.
 */
export function pngOverWhite(bytes: Uint8Array, dpi: number): Uint8Array | undefined {
  let header: Buffer | undefined
  const data: Buffer[] = []
  for (const { type, body } of pngChunks(bytes)) {
    if (type === "IHDR") header = body
    else if (type === "IDAT") data.push(body)
  }
  const [bits = 0, colorType = 0, compression, filter, interlace] = header?.subarray(8) ?? []
  const colors = colorsOf[colorType]
  if (header === undefined || colors === undefined || compression !== 0 || filter !== 0 || interlace !== 0)
    return undefined
  if (bits !== 8 && bits !== 16) return undefined
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const pixelBytes = ((colors + 1) * bits) / 8
  const filtered = inflateAtMost(Buffer.concat(data), height * (1 + width * pixelBytes))
  if (filtered === undefined) return undefined
  const stream = blendRows(filtered, { width, height, colors, sampleBytes: bits / 8 })
  const space = colors === 1 ? "/DeviceGray" : "/DeviceRGB"
  return imageToPdf({ width, height, encoding: `/BitsPerComponent 8/ColorSpace${space}`, stream }, dpi)
}

function inflateAtMost(data: Buffer, bytes: number): Buffer | undefined {
  try {
    const inflated = inflateSync(data, { maxOutputLength: bytes })
    return inflated.length === bytes ? inflated : undefined
  } catch {
    return undefined
  }
}

interface Samples {
  readonly width: number
  readonly height: number
  readonly colors: 1 | 3
  readonly sampleBytes: number
}

/** Reverses the filters of the rows in place (PNG 9.2), and blends their pixels with white. */
function blendRows(filtered: Buffer, { width, height, colors, sampleBytes }: Samples): Uint8Array {
  const pixelBytes = (colors + 1) * sampleBytes
  const rowBytes = width * pixelBytes
  const blended = new Uint8Array(width * height * colors)
  let above: Uint8Array = new Uint8Array(rowBytes)
  let to = 0
  for (let row = 0; row < height; row++) {
    const start = row * (rowBytes + 1)
    const current = filtered.subarray(start + 1, start + 1 + rowBytes)
    unfilter(filtered[start] ?? 0, current, above, pixelBytes)
    for (let at = 0; at < rowBytes; at += pixelBytes) {
      // Of 16-bit samples, the first byte.
      const alpha = current[at + colors * sampleBytes] ?? 255
      for (let color = 0; color < colors; color++) {
        const value = current[at + color * sampleBytes] ?? 255
        blended[to++] = 255 - (alpha * (255 - value)) / 255
      }
    }
    above = current
  }
  return blended
}

function unfilter(type: number, row: Uint8Array, above: Uint8Array, pixelBytes: number): void {
  for (let at = 0; at < row.length; at++) {
    const left = at < pixelBytes ? 0 : (row[at - pixelBytes] ?? 0)
    const up = above[at] ?? 0
    const corner = at < pixelBytes ? 0 : (above[at - pixelBytes] ?? 0)
    row[at] = (row[at] ?? 0) + predicted(type, left, up, corner)
  }
}

function predicted(type: number, left: number, up: number, corner: number): number {
  switch (type) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, corner)
    default:
      return 0
  }
}

/** PNG 9.4. */
function paeth(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner)
  const byUp = Math.abs(left - corner)
  const byCorner = Math.abs(left + up - 2 * corner)
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}
