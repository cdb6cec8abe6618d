import { Parser } from "htmlparser2"
import mammoth from "mammoth"
import { DocumentError } from "../document-error.ts"
import type { Document } from "../document.ts"
import { addHtml } from "./html-flow.ts"
import { TextFlow } from "./text-flow.ts"
import { openZip, readZipText, type ZipEntry } from "./zip.ts"

/**
 * Reads a Word document: headers first, because letterheads stand there, then the body, then footers.
 *
 * @throws {DocumentError} file_unreadable for broken documents.
 */
export async function parseDocx(bytes: Uint8Array, maxPages: number): Promise<Document> {
  const entries = openZip(bytes)
  const html = await readBody(bytes)
  const flow = new TextFlow(maxPages)
  for (const line of readParts(bytes, entries, "header")) flow.addLine(line)
  addHtml(flow, html)
  for (const line of readParts(bytes, entries, "footer")) flow.addLine(line)
  return flow.finish("docx")
}

async function readBody(bytes: Uint8Array): Promise<string> {
  try {
    const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: "" }))
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return (await mammoth.convertToHtml({ buffer }, { convertImage })).value
  } catch (cause) {
    throw new DocumentError("file_unreadable", "The Word document is damaged and cannot be opened.", { cause })
  }
}

/** The lines of all headers or footers, each once: first, odd and even pages mostly repeat each other. */
function readParts(bytes: Uint8Array, entries: readonly ZipEntry[], part: "header" | "footer"): Set<string> {
  const lines = new Set<string>()
  for (const { name } of entries) {
    if (!new RegExp(`^word/${part}\\d*\\.xml$`).test(name)) continue
    for (const line of readParagraphs(readZipText(bytes, entries, name) ?? "")) lines.add(line)
  }
  return lines
}

/** The paragraphs of a WordprocessingML part (ECMA-376 part 1, 17.3). */
function readParagraphs(xml: string): string[] {
  const lines: string[] = []
  let line = ""
  let isInText = false
  const flush = () => {
    if (line.trim() !== "") lines.push(line.trim())
    line = ""
  }
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === "w:t") isInText = true
        else if (name === "w:tab") line += "\t"
        else if (name === "w:br") flush()
      },
      ontext(text) {
        if (isInText) line += text
      },
      onclosetag(name) {
        if (name === "w:t") isInText = false
        else if (name === "w:p") flush()
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  flush()
  return lines
}
