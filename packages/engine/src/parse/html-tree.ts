import { type ChildNode, DomHandler } from "domhandler"
import { Parser } from "htmlparser2"
import { DocumentError } from "../document-error.ts"

/** The parser searches its stack for every tag, so depth makes it quadratic; real pages nest a few dozen levels. */
const maxDepth = 1_200
/** About 300 MB of nodes; the largest annual reports have several hundred thousand. */
const maxElements = 1_000_000

class BoundedHandler extends DomHandler {
  #elements = 0

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (++this.#elements > maxElements || this.tagStack.length > maxDepth) {
      throw new DocumentError("file_unreadable", "The page has more elements, or nests them deeper, than can be read.")
    }
    super.onopentag(name, attributes)
  }
}

/**
 * Parses HTML into its top-level nodes.
 *
 * @throws {DocumentError} file_unreadable when the page is built to exhaust memory or time.
 */
export function parseHtmlTree(html: string): ChildNode[] {
  const handler = new BoundedHandler()
  new Parser(handler).end(html)
  return handler.root.children
}
