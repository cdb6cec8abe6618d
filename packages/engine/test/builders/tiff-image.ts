/** The numbers of a tag. */
export type TiffTags = Readonly<Record<number, readonly number[]>>

/** One page of a TIFF: its tags, and the data of its strips or tiles. */
export interface TiffPage {
  readonly tags: TiffTags
  readonly data: readonly Uint8Array[]
  /** For tiles, 324 and 325 take the place of 273 and 279. @default false */
  readonly isTiled?: boolean
  /** The sizes that the file states. @default the sizes of the data */
  readonly sizes?: readonly number[]
}

const longType = 4

/** Writes a little-endian TIFF with all values as LONG, for tests. */
export function aTiffImage(pages: readonly TiffPage[]): Buffer {
  const parts: Buffer[] = [Buffer.from("II*\0\0\0\0\0", "latin1")]
  let length = 8
  const add = (part: Buffer): number => {
    parts.push(part)
    length += part.length
    return length - part.length
  }
  const longs = (values: readonly number[]): Buffer => {
    const buffer = Buffer.alloc(4 * values.length)
    for (const [index, value] of values.entries()) buffer.writeUInt32LE(value, 4 * index)
    return buffer
  }
  let pointer: { readonly part: Buffer; readonly at: number } = { part: parts[0] ?? Buffer.alloc(8), at: 4 }
  for (const { tags, data, isTiled = false, sizes = data.map(({ byteLength }) => byteLength) } of pages) {
    const offsets = data.map((bytes) => add(Buffer.from(bytes)))
    const all = { ...tags, [isTiled ? 324 : 273]: offsets, [isTiled ? 325 : 279]: sizes }
    const entries = Object.entries(all).map(([tag, values]): [number, readonly number[], number] => {
      const isInline = values.length === 1
      return [Number(tag), values, isInline ? (values[0] ?? 0) : add(longs(values))]
    })
    const directory = Buffer.alloc(2 + 12 * entries.length + 4)
    directory.writeUInt16LE(entries.length, 0)
    for (const [index, [tag, values, value]] of entries.entries()) {
      const at = 2 + 12 * index
      directory.writeUInt16LE(tag, at)
      directory.writeUInt16LE(longType, at + 2)
      directory.writeUInt32LE(values.length, at + 4)
      directory.writeUInt32LE(value, at + 8)
    }
    pointer.part.writeUInt32LE(add(directory), pointer.at)
    pointer = { part: directory, at: directory.length - 4 }
  }
  return Buffer.concat(parts)
}
