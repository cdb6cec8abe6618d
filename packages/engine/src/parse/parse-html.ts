import type { Document } from "../document.ts"
import { decodeText } from "./decode-text.ts"
import { addHtml } from "./html-flow.ts"
import { TextFlow } from "./text-flow.ts"

/** Reads a web page: text blocks become lines, tables become grids; scripts and styles are skipped. */
export function parseHtml(bytes: Uint8Array, maxPages: number): Document {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString("latin1")
  const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1]
  const flow = new TextFlow(maxPages)
  addHtml(flow, decodeText(bytes, declared))
  return flow.finish("html")
}
