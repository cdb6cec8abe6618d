import { zipSync } from "fflate"
import { DocumentError } from "../document-error.ts"
import { decodeText } from "./decode-text.ts"
import { openZip, readZipEntry } from "./zip.ts"

/** Parts without text or anything needed to read it. Libraries would follow relations into them anyway. */
const unread =
  /(?:^|\/)(?:charts?|chartsheets|ctrlProps|customXml|diagrams|docProps|drawings|embeddings|externalLinks|fonts|glossary|media|pivotCache|pivotTables|printerSettings|queryTables|slicerCaches|slicers|theme|threadedComments|timelines)\//u

/** Limits on all parts of one package together. */
export interface PackageLimits {
  /** Bytes of XML. */
  readonly maxXmlBytes: number
  /** Opening and closing tags. */
  readonly maxTags: number
}

/** The XML parts of an Office package (ECMA-376 part 2) by name. */
export type PackageParts = ReadonlyMap<string, Uint8Array>

/**
 * Inflates the parts of an Office package that contain text or its formatting, and no others.
 *
 * @throws {DocumentError} file_unreadable for broken packages and those built to exhaust their reader;
 *   file_encrypted for encrypted entries.
 */
export function readPackage(bytes: Uint8Array, { maxXmlBytes, maxTags }: PackageLimits): PackageParts {
  const parts = new Map<string, Uint8Array>()
  let xmlBytes = 0
  let tags = 0
  for (const entry of openZip(bytes)) {
    // Some writers separate folders as Windows does.
    const name = entry.name.replaceAll("\\", "/")
    if (!/\.(?:xml|rels)$/iu.test(name) || unread.test(name)) continue
    xmlBytes += entry.inflatedBytes
    if (xmlBytes > maxXmlBytes) throw tooLargeError()
    const part = toUtf8(readZipEntry(bytes, entry))
    // Office packages have no document types (ECMA-376 part 2, 8.1.4): their entities are how XML is made to expand without limit.
    if (part.includes("<!DOCTYPE")) throw documentTypeError()
    tags += countTags(part)
    if (tags > maxTags) throw tooLargeError()
    parts.set(name, part)
  }
  return parts
}

/** Returns the text of one part (UTF-8); undefined when the package has no part of that name. */
export function partText(parts: PackageParts, name: string): string | undefined {
  const part = parts.get(name)
  return part === undefined ? undefined : new TextDecoder().decode(part)
}

/** The earliest day that an archive can give (APPNOTE.TXT 4.4.6): what is packed has no date of its own. */
const NO_DATE = "1980-01-01T00:00:00"

/**
 * Packs the parts into an archive without compression, for readers that need one. The file itself must not reach them:
 * when its directory is forged, they find other entries than {@link readPackage} has bounded.
 */
export function packParts(parts: PackageParts): Uint8Array {
  return zipSync(Object.fromEntries(parts), { level: 0, mtime: NO_DATE })
}

/** XML of a package may be UTF-16 (ECMA-376 part 2, 8.1.4), which libraries take for UTF-8. */
function toUtf8(part: Uint8Array): Buffer {
  const isWide = (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff)
  if (!isWide) return Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  return Buffer.from(
    decodeText(part)
      .replace(/^\ufeff/u, "")
      .replace(/^<\?xml[^>]*\?>/u, ""),
  )
}

/** Counts the opening and closing tags of a part. */
export function countTags(part: Uint8Array): number {
  let count = 0
  for (let at = part.indexOf(lessThan); at >= 0; at = part.indexOf(lessThan, at + 1)) count++
  return count
}

const lessThan = 0x3c

function documentTypeError(): DocumentError {
  return new DocumentError("file_unreadable", "The Office file is damaged: a part of it declares a document type.")
}

function tooLargeError(): DocumentError {
  return new DocumentError("file_unreadable", "The Office file contains more XML than can be read.")
}
