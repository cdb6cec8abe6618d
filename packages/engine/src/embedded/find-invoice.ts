import type { Attachment } from "../document.ts"
import { CII_PATHS } from "./cii-paths.ts"
import { type EmbeddedInvoice, type InvoicePaths, readInvoice } from "./embedded-invoice.ts"
import { UBL_PATHS } from "./ubl-paths.ts"
import { parseXml, XmlRejected } from "../parse/xml-tree.ts"

/** Invoices that carry their documents in Base64 reach megabytes; a tenth of a second reads 20 MB. */
const MAX_XML_BYTES = 20 * 1024 * 1024
/** Enough to detect the root element of a file that is too large, after licence comments. */
const HEAD_BYTES = 64 * 1024

const MAX_NAME_LENGTH = 80

/** The electronic invoices among the attachments, and warnings of those that are rejected. */
export interface FoundInvoices {
  readonly invoices: readonly EmbeddedInvoice[]
  readonly warnings: readonly string[]
}

/** Reads the electronic invoices among a document's attachments, detected by root element and namespace, never by name. */
export function findInvoices(attachments: readonly Attachment[]): FoundInvoices {
  const invoices: EmbeddedInvoice[] = []
  const warnings: string[] = []
  for (const { name, bytes } of attachments) {
    try {
      const invoice = readAttachment(bytes)
      if (invoice) invoices.push(invoice)
    } catch (error) {
      if (!(error instanceof XmlRejected)) throw error
      warnings.push(`The electronic invoice "${plainName(name)}" in the file is not read: ${error.message}.`)
    }
  }
  return { invoices, warnings }
}

function readAttachment(bytes: Uint8Array): EmbeddedInvoice | undefined {
  if (!mayBeXml(bytes)) return undefined
  const isTooLarge = bytes.byteLength > MAX_XML_BYTES
  let paths: InvoicePaths | undefined
  const isInvoice = (name: string, namespace: string): boolean => {
    paths = [CII_PATHS, UBL_PATHS].find(({ roots }) =>
      roots.some((root) => root.name === name && root.namespace.test(namespace)),
    )
    if (paths && isTooLarge) throw new XmlRejected(`it is larger than ${MAX_XML_BYTES / 1024 / 1024} MB`)
    return paths !== undefined
  }
  const root = parseXml(decodeXml(isTooLarge ? bytes.subarray(0, HEAD_BYTES) : bytes), isInvoice)
  return root && paths && readInvoice(root, paths)
}

/** Returns whether bytes start with `<`, in any encoding, after white space and byte order marks. */
function mayBeXml(bytes: Uint8Array): boolean {
  // Drops white space and all other bytes that are not printable: byte order marks, and the zeros of UTF-16.
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 256)).replace(/[^!-~]/gu, "")
  return head.startsWith("<")
}

/** Decodes by the byte order mark, the declared encoding, or as UTF-8 (XML 1.0, appendix F); malformed bytes become U+FFFD. */
function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes
  const marked = a === 0xff && b === 0xfe ? "utf-16le" : a === 0xfe && b === 0xff ? "utf-16be" : undefined
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 256))
  const declared = /^\s*(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\bencoding\s*=\s*["']([\w.-]{1,40})["']/u.exec(head)?.[1]
  try {
    return new TextDecoder(marked ?? declared ?? "utf-8").decode(bytes)
  } catch (error) {
    // An unknown encoding: the root element is ASCII in most, and decides whether a warning is needed.
    if (error instanceof RangeError) return new TextDecoder("utf-8").decode(bytes)
    throw error
  }
}

/** Truncates a name, which comes from the file, and removes characters that do not print. */
function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "").slice(0, MAX_NAME_LENGTH)
}
