import { inflateRawSync } from "node:zlib"

const endSignature = 0x0605_4b50
const entrySignature = 0x0201_4b50
const localHeaderBytes = 30

/** Reads the XML parts of a workbook as text (ZIP's central directory, APPNOTE.TXT 4.3.12). @throws on broken UTF-8. */
export function readXmlParts(workbook: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(workbook)
  let end = bytes.length - 22
  while (bytes.readUInt32LE(end) !== endSignature) end -= 1
  const parts = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== entrySignature) throw new Error("no entry of a ZIP file")
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const name = bytes.toString("utf8", at + 46, at + 46 + (nameLength ?? 0))
    const local = bytes.readUInt32LE(at + 42)
    const start = local + localHeaderBytes + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const stored = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    const content = bytes.readUInt16LE(at + 10) === 0 ? stored : inflateRawSync(stored)
    if (/\.(?:xml|rels)$/.test(name)) parts.set(name, new TextDecoder("utf-8", { fatal: true }).decode(content))
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return parts
}
