import type { Document } from "../document.ts"
import { decodeText } from "./decode-text.ts"
import { addHtml } from "./html-flow.ts"
import { TextFlow } from "./text-flow.ts"

const charset = /charset\s*=["'\s]*([\w-]+)/i

/** Returns the encoding that a `meta` element names (HTML, 13.2.3.2). */
function declaredCharset(head: string): string | undefined {
  for (const part of head.split(/<meta\b/i).slice(1)) {
    const found = charset.exec(part.split(">", 1).join(""))?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

/** Parses a web page: text blocks become lines, tables become grids; scripts and styles are skipped. */
export function parseHtml(bytes: Uint8Array, maxPages: number): Document {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString("latin1")
  const declared = declaredCharset(head)
  const flow = new TextFlow(maxPages)
  addHtml(flow, decodeText(bytes, declared))
  return flow.finish("html")
}
