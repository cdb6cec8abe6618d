import type { ImageSize } from "./image-size.ts"

/** A JPEG's size, and the properties needed to display it. */
export interface JpegSize extends ImageSize {
  /** 1 for grey, 3 for colour, 4 for CMYK. */
  readonly components: number
  /** Clockwise quarter turns from the stored to the upright image (Exif 2.32, 4.6.4 Orientation 3, 6 and 8). */
  readonly turns: 0 | 1 | 2 | 3
}

/** Reads the segments before the image data (ITU-T T.81 annex B; JFIF 1.02; Exif 2.32). */
export function jpegSize(buffer: Buffer): JpegSize | undefined {
  if (buffer.readUInt16BE(0) !== 0xffd8) return undefined
  let dpi: number | undefined
  let turns: JpegSize["turns"] = 0
  for (let at = 2; at + 4 <= buffer.length;) {
    if (buffer[at] !== 0xff) return undefined
    const marker = buffer[at + 1] ?? 0
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at++
      continue
    }
    if (isFrameHeader(marker)) {
      const [height, width, components] = [
        buffer.readUInt16BE(at + 5),
        buffer.readUInt16BE(at + 7),
        buffer[at + 9] ?? 0,
      ]
      return { width, height, components, turns, dpi }
    }
    if (marker === 0xda || marker === 0xd9) return undefined
    const length = buffer.readUInt16BE(at + 2)
    if (length < 2) return undefined
    const segment = buffer.subarray(at + 4, at + 2 + length)
    if (marker === 0xe0) dpi = jfifDpi(segment) ?? dpi
    if (marker === 0xe1) turns = exifTurns(segment) ?? turns
    at += 2 + length
  }
  return undefined
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which share their range. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function jfifDpi(segment: Buffer): number | undefined {
  if (segment.length < 12 || segment.toString("latin1", 0, 5) !== "JFIF\0") return undefined
  const density = segment.readUInt16BE(8)
  if (segment[7] === 1) return density
  return segment[7] === 2 ? density * 2.54 : undefined
}

const orientationTag = 0x0112

function exifTurns(segment: Buffer): JpegSize["turns"] | undefined {
  if (segment.length < 20 || segment.toString("latin1", 0, 6) !== "Exif\0\0") return undefined
  const tiff = segment.subarray(6)
  const isLittle = tiff.toString("latin1", 0, 2) === "II"
  const read16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const count = Math.min(read16(directory), 100)
  for (let index = 0; index < count; index++) {
    const at = directory + 2 + index * 12
    if (read16(at) !== orientationTag) continue
    const orientation = read16(at + 8)
    return orientation === 3 ? 2 : orientation === 6 ? 1 : orientation === 8 ? 3 : 0
  }
  return undefined
}
