import { constants, deflateRawSync, deflateSync } from "node:zlib"

const chunkBytes = 16 * 1024 * 1024

/**
 * Deflates `megabytes` of one repeated text without holding them in memory: a block that ends at a byte boundary and refers to
 * nothing before it can be repeated any number of times.
 */
export function deflateBomb(megabytes: number, text = "\0"): Buffer {
  const chunk = Buffer.alloc(chunkBytes, text)
  const block = deflateRawSync(chunk, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const repeats = Math.ceil((megabytes * 1024 * 1024) / chunkBytes)
  return Buffer.concat([...Array.from({ length: repeats }, () => block), deflateRawSync(Buffer.alloc(0))])
}

/** The same with the header of a zlib stream; its checksum is wrong, which readers of PDF and PNG notice last or never. */
export function zlibBomb(megabytes: number, text = "\0"): Buffer {
  return Buffer.concat([Buffer.from([0x78, 0xda]), deflateBomb(megabytes, text), Buffer.alloc(4)])
}

/** Wraps bytes in `times` nested zlib streams. */
export function nestedZlib(bytes: Buffer, times: number): Buffer {
  let nested = bytes
  for (let count = 0; count < times; count++) nested = deflateSync(nested, { level: 9 })
  return nested
}
