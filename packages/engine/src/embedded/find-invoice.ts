import type { Attachment } from "../document.ts"
import { CII_PATHS } from "./cii-paths.ts"
import { type EmbeddedInvoice, type InvoicePaths, readInvoice } from "./embedded-invoice.ts"
import { UBL_PATHS } from "./ubl-paths.ts"
import { parseXml, XmlRejected } from "../parse/xml-tree.ts"

/** Invoices that carry their documents in Base64 reach megabytes; a tenth of a second reads 20 MB. */
const maxXmlBytes = 20 * 1024 * 1024
/** Enough to tell the root element of a file that is too large, licence comments before it included. */
const headBytes = 64 * 1024

/** The electronic invoices among the attachments, and why others that claim to be one are not read. */
export interface FoundInvoices {
  readonly invoices: readonly EmbeddedInvoice[]
  readonly warnings: readonly string[]
}

/** Reads the electronic invoices among a document's attachments, known by root element and namespace, never by name. */
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
  const isTooLarge = bytes.byteLength > maxXmlBytes
  let paths: InvoicePaths | undefined
  const isWanted = (name: string, namespace: string): boolean => {
    paths = [CII_PATHS, UBL_PATHS].find(({ roots }) =>
      roots.some((root) => root.name === name && root.namespace.test(namespace)),
    )
    if (paths && isTooLarge) throw new XmlRejected(`it is larger than ${maxXmlBytes / 1024 / 1024} MB`)
    return paths !== undefined
  }
  const root = parseXml(decodeXml(isTooLarge ? bytes.subarray(0, headBytes) : bytes), isWanted)
  return root && paths && readInvoice(root, paths)
}

/** True for bytes that begin with `<`, in any encoding, white space and byte order marks aside. */
function mayBeXml(bytes: Uint8Array): boolean {
  // What UTF-16 puts between letters and the marks' own bytes is not printable, white space is skipped with it.
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 256)).replace(/[^!-~]/gu, "")
  return head.startsWith("<")
}

/** Decodes by the byte order mark, else as declared, else as UTF-8 (XML 1.0, appendix F); wrong bytes give U+FFFD. */
function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes
  const marked = a === 0xff && b === 0xfe ? "utf-16le" : a === 0xfe && b === 0xff ? "utf-16be" : undefined
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 256))
  const declared = /^\s*(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\bencoding\s*=\s*["']([\w.-]{1,40})["']/u.exec(head)?.[1]
  try {
    return new TextDecoder(marked ?? declared ?? "utf-8").decode(bytes)
  } catch (error) {
    // An encoding that does not exist: ASCII still tells the root, and with it whether anybody needs to know.
    if (error instanceof RangeError) return new TextDecoder("utf-8").decode(bytes)
    throw error
  }
}

/** Names come from the file: they are cut and freed of what does not print. */
function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "").slice(0, 80)
}
