import { crc32, deflateRawSync } from "node:zlib"

/** One entry of an archive, with the header fields that may be falsified. */
export interface ZipItem {
  readonly name: string
  /** Text or bytes; deflated unless `raw` is given. */
  readonly content?: string | Uint8Array
  /** The deflated bytes as they are written. */
  readonly raw?: Uint8Array
  /** The inflated size that the headers state. */
  readonly claim?: number
  readonly method?: number
  readonly isEncrypted?: boolean
  /** False offset of the entry's header in the directory. */
  readonly headerOffset?: number
}

/** What may be replaced in the record that ends the archive (APPNOTE.TXT 4.3.16). */
export interface ZipEnd {
  readonly count?: number
  readonly directoryOffset?: number
}

/** Writes a ZIP archive, valid or not. */
export function zipFile(items: readonly ZipItem[], end: ZipEnd = {}): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const item of items) {
    const content = Buffer.from(item.content ?? "")
    const data = Buffer.from(item.raw ?? deflateRawSync(content))
    const name = Buffer.from(item.name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(item.isEncrypted === true ? 1 : 0, 2)
    fields.writeUInt16LE(item.method ?? 8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(item.claim ?? content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(item.headerOffset ?? offset, 10)
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), fields, rest, name]))
    local.push(Buffer.from("PK\u0003\u0004"), fields, name, data)
    offset += 4 + fields.length + name.length + data.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const record = Buffer.alloc(18)
  record.writeUInt16LE(end.count ?? Math.min(items.length, 0xffff), 4)
  record.writeUInt16LE(end.count ?? Math.min(items.length, 0xffff), 6)
  record.writeUInt32LE(size, 8)
  record.writeUInt32LE(end.directoryOffset ?? offset, 12)
  return Buffer.concat([...local, ...directory, Buffer.from("PK\u0005\u0006"), record])
}
