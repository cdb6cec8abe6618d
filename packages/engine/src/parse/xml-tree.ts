import { Parser } from "htmlparser2"
import { collapseSpaces } from "../text/folding.ts"

/** One element, by its local name: producers choose their own prefixes. */
export interface XmlElement {
  readonly name: string
  /** By local name, without namespace declarations. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** Its own text, without that of its children, with white space collapsed. */
  readonly text: string
}

/** The error of XML that is rejected; its message completes the sentence "… is not read: ". */
export class XmlRejected extends Error {
  override readonly name = "XmlRejected"
}

/** Real invoices have several hundred elements; those of 10,000 lines about 350,000. */
const maxElements = 400_000
/** Invoices nest 12 levels; the parser's own stack makes depth quadratic. */
const maxDepth = 40
/** Longest text that is kept: invoices carry documents in Base64, all other text is shorter than a page. */
const maxTextLength = 4_000
/** Characters that XML 1.0 (section 2.2) forbids and databases reject. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/u

interface OpenElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  text: string
}

/** Aborts parsing at the root element when it is not a requested one. */
class OtherRoot extends Error {}

/**
 * Parses XML with a requested root element; undefined for any other root, whatever follows it. Nothing is fetched, and
 * only the five predefined and numeric entities are expanded: a document type is rejected.
 *
 * @throws {XmlRejected} when a requested document is damaged or made to exhaust the reader.
 */
export function parseXml(text: string, isWanted: (name: string, namespace: string) => boolean): XmlElement | undefined {
  const reader = new TreeReader(isWanted)
  try {
    new Parser(reader, { xmlMode: true }).end(text)
  } catch (error) {
    if (error instanceof OtherRoot) return undefined
    throw error
  }
  return reader.root
}

class TreeReader {
  root: XmlElement | undefined
  readonly #isWanted: (name: string, namespace: string) => boolean
  readonly #stack: OpenElement[] = []
  #elements = 0
  #hasDocumentType = false

  constructor(isWanted: (name: string, namespace: string) => boolean) {
    this.#isWanted = isWanted
  }

  onopentag(qualified: string, given: Record<string, string>): void {
    const name = localName(qualified)
    const parent = this.#stack.at(-1)
    if (!parent) {
      if (this.root) throw new XmlRejected("it is not well-formed")
      if (!this.#isWanted(name, namespaceOf(qualified, given))) throw new OtherRoot()
      // No invoice syntax has a document type; its entities serve to exhaust memory or to read other files.
      if (this.#hasDocumentType) throw new XmlRejected("it declares a document type")
    }
    if (++this.#elements > maxElements) throw new XmlRejected("it has more elements than any invoice")
    if (this.#stack.length >= maxDepth) throw new XmlRejected("its elements are nested deeper than an invoice's")
    this.#stack.push({ name, attributes: attributesOf(given), children: [], text: "" })
  }

  ontext(text: string): void {
    // The replacement character of decoders for malformed bytes.
    if (text.includes("\ufffd")) throw new XmlRejected("its bytes do not match its encoding")
    if (FORBIDDEN.test(text)) throw new XmlRejected("it is not well-formed")
    const open = this.#stack.at(-1)
    if (open && open.text.length < maxTextLength) open.text += text.slice(0, maxTextLength)
  }

  onclosetag(_name: string, isImplied: boolean): void {
    const closed = this.#stack.pop()
    if (!closed) return
    const parent = this.#stack.at(-1)
    // The parser closes elements that the file leaves open, such as those of a truncated invoice.
    const isEmpty = closed.text === "" && closed.children.length === 0
    if (isImplied && (!parent || !isEmpty)) throw new XmlRejected("it is not well-formed")
    const element = { ...closed, text: collapseSpaces(closed.text) }
    if (parent) parent.children.push(element)
    else this.root = element
  }

  onprocessinginstruction(name: string): void {
    if (name.startsWith("!")) this.#hasDocumentType = true
  }
}

/** Returns a qualified name without its prefix. */
export function localName(qualified: string): string {
  return qualified.slice(qualified.indexOf(":") + 1)
}

function namespaceOf(qualified: string, attributes: Record<string, string>): string {
  const colon = qualified.indexOf(":")
  return attributes[colon < 0 ? "xmlns" : `xmlns:${qualified.slice(0, colon)}`] ?? ""
}

function attributesOf(given: Record<string, string>): ReadonlyMap<string, string> {
  const own = Object.entries(given).filter(([name]) => !/^xmlns(?::|$)/u.test(name))
  return new Map(own.map(([name, value]) => [localName(name), value]))
}
