import { inflateRawSync } from "node:zlib"
import { DocumentError } from "../document-error.ts"

/** The largest real Office files inflate to tens of MB. */
const maxInflatedBytes = 200 * 1024 * 1024
const maxEntries = 10_000

/** One file of a ZIP archive (APPNOTE.TXT 4.3.12). */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly compressedBytes: number
  readonly inflatedBytes: number
  readonly headerOffset: number
}

/**
 * Lists the entries of an archive without inflating anything; {@link readZipEntry} bounds each entry, whatever its header says.
 *
 * @throws {DocumentError} file_unreadable for broken archives and zip bombs; file_encrypted for encrypted entries.
 */
export function openZip(bytes: Uint8Array): ZipEntry[] {
  const entries = readDirectory(bytes)
  const declared = entries.reduce((sum, entry) => sum + entry.inflatedBytes, 0)
  if (declared > maxInflatedBytes) throw tooLargeError()
  return entries
}

/**
 * Inflates one entry to at most the size that its header states; {@link openZip} has bounded the sum of these sizes.
 *
 * @throws {DocumentError} file_unreadable
 */
export function readZipEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = entry.headerOffset
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== 0x04034b50) throw brokenError()
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const data = bytes.subarray(start, start + entry.compressedBytes)
  if (entry.method === 0 && data.byteLength > entry.inflatedBytes) throw understatedSizeError()
  if (entry.method === 0) return data
  if (entry.method !== 8) throw brokenError()
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(entry.inflatedBytes, 1) })
  } catch (cause) {
    if (cause instanceof RangeError) throw understatedSizeError()
    throw brokenError(cause)
  }
}

function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) throw tooManyEntriesError()
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw brokenError()
    if ((view.getUint16(at + 8, true) & 1) !== 0) {
      throw new DocumentError("file_encrypted", "The file is protected by a password. Remove it and send it again.")
    }
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      compressedBytes: view.getUint32(at + 20, true),
      inflatedBytes: view.getUint32(at + 24, true),
      headerOffset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The end record is the last of the file, before a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - 65_535); at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  throw brokenError()
}

function tooManyEntriesError(): DocumentError {
  return new DocumentError("file_unreadable", "The Office file has more than 10,000 parts.")
}

function tooLargeError(): DocumentError {
  return new DocumentError("file_unreadable", "The Office file would inflate to more than 200 MB.")
}

function understatedSizeError(): DocumentError {
  return new DocumentError("file_unreadable", "A part of the Office file inflates to more than its header states.")
}

function brokenError(cause?: unknown): DocumentError {
  return new DocumentError("file_unreadable", "The Office file is damaged and cannot be opened.", { cause })
}
