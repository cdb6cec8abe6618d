/** Writes the start of a PNG up to its image data, for tests. */
export function aPngHead(width: number, height: number, pixelsPerMetre?: number): Buffer {
  const ihdr = Buffer.alloc(13)
  ihdr.writeUInt32BE(width, 0)
  ihdr.writeUInt32BE(height, 4)
  const physical = Buffer.alloc(9, 1)
  physical.writeUInt32BE(pixelsPerMetre ?? 0, 0)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", ihdr),
    ...(pixelsPerMetre === undefined ? [] : [pngChunk("pHYs", physical)]),
    pngChunk("IDAT", Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)])
}

/** Writes the start of a JPEG up to its frame header, for tests. */
export function aJpegHead(of: { width: number; height: number; dpi?: number; orientation?: number }): Buffer {
  const { width, height, dpi, orientation } = of
  const jfif = dpi === undefined ? [] : [0xff, 0xe0, 0, 16, ...Buffer.from("JFIF\0"), 1, 1, 1, 0, dpi, 0, dpi, 0, 0]
  const tiff = [...Buffer.from("Exif\0\0II*\0"), 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation ?? 0, 0, 0, 0]
  const exif = orientation === undefined ? [] : [0xff, 0xe1, 0, tiff.length + 2, ...tiff]
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]
  return Buffer.from([0xff, 0xd8, ...jfif, ...exif, ...frame])
}

/** Writes the directories of a TIFF without image data, for tests. */
export function aTiff(
  order: "II" | "MM",
  pages: readonly { readonly width: number; readonly height: number }[],
  { isCyclic = false } = {},
): Buffer {
  const size = 2 + 2 * 12 + 4
  const file = Buffer.alloc(8 + pages.length * size)
  const write16 = (value: number, at: number) =>
    order === "II" ? file.writeUInt16LE(value, at) : file.writeUInt16BE(value, at)
  const write32 = (value: number, at: number) =>
    order === "II" ? file.writeUInt32LE(value, at) : file.writeUInt32BE(value, at)
  file.write(order, "latin1")
  write16(42, 2)
  write32(8, 4)
  for (const [index, { width, height }] of pages.entries()) {
    const at = 8 + index * size
    write16(2, at)
    for (const [entry, tag, value] of [
      [0, 256, width],
      [1, 257, height],
    ] as const) {
      write16(tag, at + 2 + entry * 12)
      write16(4, at + 4 + entry * 12)
      write32(1, at + 6 + entry * 12)
      write32(value, at + 10 + entry * 12)
    }
    const isLast = index === pages.length - 1
    write32(isLast ? (isCyclic ? 8 : 0) : at + size, at + 2 + 24)
  }
  return file
}
