import type { Document } from "../document.ts"
import { decodeText } from "./decode-text.ts"
import { TextFlow } from "./text-flow.ts"
import { textLines } from "./text-lines.ts"

/** Parses plain text; a form feed starts a new page. */
export function parseText(bytes: Uint8Array, maxPages: number): Document {
  const flow = new TextFlow(maxPages)
  addText(flow, decodeText(bytes))
  return flow.finish("txt")
}

/** Adds text line by line. */
export function addText(flow: TextFlow, text: string): void {
  for (const [index, page] of text.split("\f").entries()) {
    if (index > 0) flow.breakPage()
    for (const line of textLines(page)) flow.addLine(line.trimEnd())
  }
}
