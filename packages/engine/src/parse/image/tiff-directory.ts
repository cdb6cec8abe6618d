/** One image file directory of a TIFF (TIFF 6.0 section 2): the values of a tag, read when they are asked for. */
export interface TiffDirectory {
  /** Returns the numbers of a tag; undefined when the directory has none, or they are of another type. */
  numbers(tag: number): readonly number[] | undefined
  /** Returns the RATIONAL of a tag; undefined when the directory has none. */
  fraction(tag: number): number | undefined
  /** Returns the bytes of a tag of the type UNDEFINED; undefined when the directory has none. */
  bytes(tag: number): Buffer | undefined
}

/** BYTE, SHORT and LONG (TIFF 6.0 section 2), by the bytes of a value. */
const sizes: Partial<Record<number, 1 | 2 | 4>> = { 1: 1, 3: 2, 4: 4 }
const undefinedType = 7
/** Strips of a page with one row each; more are not drawn. */
const maxValues = 65_536

/**
 * Walks the directories, one for each page, up to `maxPages`.
 *
 * @throws {RangeError} when one of them is beyond the end of the file.
 */
export function* tiffDirectories(buffer: Buffer, maxPages: number): Generator<TiffDirectory> {
  const isLittle = buffer.toString("latin1", 0, 2) === "II"
  const read16 = (at: number) => (isLittle ? buffer.readUInt16LE(at) : buffer.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? buffer.readUInt32LE(at) : buffer.readUInt32BE(at))
  const read = { 1: (at: number) => buffer.readUInt8(at), 2: read16, 4: read32 }
  let start = read32(4)
  for (let page = 0; start !== 0 && page < maxPages; page++) {
    const count = read16(start)
    const entries = new Map<number, number>()
    for (let index = 0; index < count; index++) entries.set(read16(start + 2 + index * 12), start + 2 + index * 12)
    yield {
      numbers(tag) {
        const entry = entries.get(tag)
        const size = entry === undefined ? undefined : sizes[read16(entry + 2)]
        if (entry === undefined || size === undefined) return undefined
        const length = read32(entry + 4)
        if (length > maxValues) return undefined
        // Values of up to four bytes stand in place of their offset.
        const at = length * size <= 4 ? entry + 8 : read32(entry + 8)
        return Array.from({ length }, (_, index) => read[size](at + index * size))
      },
      fraction(tag) {
        const entry = entries.get(tag)
        if (entry === undefined) return undefined
        const at = read32(entry + 8)
        return read32(at) / read32(at + 4)
      },
      bytes(tag) {
        const entry = entries.get(tag)
        if (entry === undefined || read16(entry + 2) !== undefinedType) return undefined
        const at = read32(entry + 8)
        return buffer.subarray(at, at + read32(entry + 4))
      },
    }
    start = read32(start + 2 + count * 12)
  }
}
