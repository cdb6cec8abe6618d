/** A chunk of a PNG (W3C REC-png-3, 5.3). */
export interface PngChunk {
  readonly type: string
  readonly body: Buffer
}

/** Lists the chunks of a PNG up to its end or to a chunk that is cut off; checksums are not verified. */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= buffer.length;) {
    const end = at + 8 + buffer.readUInt32BE(at)
    if (end > buffer.length) return
    yield { type: buffer.toString("latin1", at + 4, at + 8), body: buffer.subarray(at + 8, end) }
    at = end + 4
  }
}
