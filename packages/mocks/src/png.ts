/** An image with one byte for each pixel, from black (0) to white (255). */
export interface GreyPixels {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Encodes grey pixels as a PNG file (W3C REC-png-3), with what browsers and Node have in common. */
export async function encodePng({ width, height, bytes }: GreyPixels): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array((width + 1) * height)
  // Each row starts with its filter type: 0, none.
  for (let row = 0; row < height; row++) rows.set(bytes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // 8 bits a sample, greyscale.
  header.set([8, 0], 8)
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const compressed = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"))
  const data = new Uint8Array(await new Response(compressed).arrayBuffer())
  const file = new Blob([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", new Uint8Array())])
  return new Uint8Array(await file.arrayBuffer())
}

function chunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const framed = new Uint8Array(body.length + 12)
  const view = new DataView(framed.buffer)
  view.setUint32(0, body.length)
  framed.set(new TextEncoder().encode(type), 4)
  framed.set(body, 8)
  view.setUint32(body.length + 8, crc32(framed.subarray(4, body.length + 8)))
  return framed
}

const polynomial = 0xedb88320

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0)
  }
  return ~crc >>> 0
}
