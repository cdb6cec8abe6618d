import { Parser } from "htmlparser2"
import mammoth from "mammoth"
import { DocumentError } from "../document-error.ts"
import type { Document } from "../document.ts"
import { addHtml } from "./html-flow.ts"
import { TextFlow } from "./text-flow.ts"
import { packParts, partText, type PackageParts, readPackage } from "./office-package.ts"

/**
 * A handbook of 872 pages has 5 MB and 150,000 tags. The reader makes a tree of them: 800,000 take 10 seconds and 700 MB.
 */
const limits = { maxXmlBytes: 50 * 1024 * 1024, maxTags: 800_000 }

/**
 * Reads a Word document: headers first, because letterheads stand there, then the body, then footers.
 *
 * @throws {DocumentError} file_unreadable for broken documents.
 */
export async function parseDocx(bytes: Uint8Array, maxPages: number): Promise<Document> {
  const parts = readPackage(bytes, limits)
  const html = await readBody(parts)
  const flow = new TextFlow(maxPages)
  for (const line of readParts(parts, "header")) flow.addLine(line)
  addHtml(flow, html)
  for (const line of readParts(parts, "footer")) flow.addLine(line)
  return flow.finish("docx")
}

async function readBody(parts: PackageParts): Promise<string> {
  try {
    const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: "" }))
    return (await mammoth.convertToHtml({ buffer: packParts(parts) }, { convertImage })).value
  } catch (cause) {
    throw new DocumentError("file_unreadable", "The Word document is damaged and cannot be opened.", { cause })
  }
}

/** The lines of all headers or footers, each once: first, odd and even pages mostly repeat each other. */
function readParts(parts: PackageParts, part: "header" | "footer"): Set<string> {
  const lines = new Set<string>()
  for (const name of parts.keys()) {
    if (!new RegExp(`^word/${part}\\d*\\.xml$`).test(name)) continue
    for (const line of readParagraphs(partText(parts, name) ?? "")) lines.add(line)
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
