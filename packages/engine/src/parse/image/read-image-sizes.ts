import type { FileKind } from "../../document.ts"
import { jpegSize } from "./jpeg-size.ts"
import { tiffSizes } from "./tiff-sizes.ts"
import type { ImageSize } from "./image-size.ts"

/** The kinds of file that are images. */
export type ImageKind = Extract<FileKind, "png" | "jpeg" | "tiff" | "webp">

/** Returns whether a kind of file is an image. */
export function isImageKind(kind: FileKind): kind is ImageKind {
  return kind === "png" || kind === "jpeg" || kind === "tiff" || kind === "webp"
}

/**
 * Reads the sizes of all pages of an image file from its headers, without decoding anything. Returns undefined when
 * the header is not well-formed: such a file must not reach a decoder, which might take it for another kind.
 */
export function readImageSizes(kind: ImageKind, bytes: Uint8Array, maxPages: number): ImageSize[] | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (kind) {
      case "png":
        return oneOf(pngSize(buffer))
      case "jpeg":
        return oneOf(jpegSize(buffer))
      case "tiff":
        return tiffSizes(buffer, maxPages)
      case "webp":
        return oneOf(webpSize(buffer))
      default:
        throw new Error(`No header of ${String(kind satisfies never)}`)
    }
  } catch (error) {
    // A header that points beyond the end of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function oneOf(size: ImageSize | undefined): ImageSize[] | undefined {
  return size === undefined ? undefined : [size]
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** PNG (W3C REC-png-3) 5.2, 11.2.1 IHDR, 11.3.4.3 pHYs. */
function pngSize(buffer: Buffer): ImageSize | undefined {
  if (!buffer.subarray(0, 8).equals(pngSignature) || buffer.toString("latin1", 12, 16) !== "IHDR") return undefined
  const size = { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) }
  for (let at = 8; at + 12 <= buffer.length; at += 12 + buffer.readUInt32BE(at)) {
    const type = buffer.toString("latin1", at + 4, at + 8)
    if (type === "IDAT") break
    // Unit 1 is the metre.
    if (type === "pHYs" && buffer[at + 16] === 1) return { ...size, dpi: buffer.readUInt32BE(at + 8) * 0.0254 }
  }
  return size
}

/** RFC 9649 2.5 to 2.7: the canvas of VP8X, or the only image, VP8L or VP8 (RFC 6386 9.1). */
function webpSize(buffer: Buffer): ImageSize | undefined {
  switch (buffer.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: buffer.readUIntLE(24, 3) + 1, height: buffer.readUIntLE(27, 3) + 1 }
    case "VP8L": {
      const bits = buffer.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case "VP8 ":
      return { width: buffer.readUInt16LE(26) & 0x3fff, height: buffer.readUInt16LE(28) & 0x3fff }
    default:
      return undefined
  }
}
