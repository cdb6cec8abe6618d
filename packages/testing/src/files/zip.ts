import { crc32, deflateRawSync } from "node:zlib"

/** Packs texts into a ZIP archive; for tests, which keep no binary fixtures. `claim` is the size the headers state. */
export function buildZip(files: Readonly<Record<string, string>>, claim?: number): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const isStored = name === "mimetype"
    const data = isStored ? content : deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(isStored ? 0 : 8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(claim ?? content.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const header = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const version = Buffer.from([20, 0])
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), version, fields, rest, Buffer.from(name)]))
    local.push(header)
    offset += header.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, ...directory, Buffer.from("PK\u0005\u0006"), end])
}
