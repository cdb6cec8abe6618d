import mammoth from "mammoth"
import { DocumentError } from "../document-error.ts"
import type { Document } from "../document.ts"
import { refuseExhausting } from "./docx-bounds.ts"
import { readDocxLines, readNewTextBoxes, withoutHiddenRuns } from "./docx-paragraphs.ts"
import { addHtml } from "./html-flow.ts"
import { dropMammothMessages } from "./mammoth-messages.ts"
import { TextFlow } from "./text-flow.ts"
import { packParts, partText, type PackageParts, readPackage } from "./office-package.ts"

/**
 * A handbook of 872 pages has 5 MB and 150,000 tags. The reader makes a tree of them: 800,000 take 10 seconds and 700 MB.
 */
const limits = { maxXmlBytes: 50 * 1024 * 1024, maxTags: 800_000 }

/**
 * Reads a Word document: headers first, because letterheads stand there, then the body with its notes, text boxes that
 * only newer programs know, and footers. Deleted and hidden text is left out, inserted text is read.
 *
 * @throws {DocumentError} file_unreadable for broken documents.
 */
export async function parseDocx(bytes: Uint8Array, maxPages: number): Promise<Document> {
  const parts = readPackage(bytes, limits)
  refuseExhausting(parts)
  const bodies = new Map([...parts].filter(([name]) => /^word\/document\d*\.xml$/u.test(name)))
  const textBoxes = [...bodies.keys()].flatMap((name) => readNewTextBoxes(partText(parts, name) ?? ""))
  const shown = [...bodies.keys()].map(
    (name) => [name, Buffer.from(withoutHiddenRuns(partText(parts, name) ?? ""))] as const,
  )
  const html = await readBody(new Map([...parts, ...shown]))
  const flow = new TextFlow(maxPages)
  for (const line of readParts(parts, "header")) flow.addLine(line)
  addHtml(flow, html, { keepsTabs: true })
  for (const line of textBoxes) flow.addLine(line)
  for (const line of readParts(parts, "footer")) flow.addLine(line)
  return flow.finish("docx")
}

async function readBody(parts: PackageParts): Promise<string> {
  dropMammothMessages()
  try {
    const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: "" }))
    return (await mammoth.convertToHtml({ buffer: packParts(parts) }, { convertImage })).value
  } catch (cause) {
    throw new DocumentError("file_unreadable", "The Word document is damaged and cannot be opened.", { cause })
  }
}

const partNames = { header: /^word\/header\d*\.xml$/, footer: /^word\/footer\d*\.xml$/ } as const

/** The lines of all headers or footers, each once: first, odd and even pages mostly repeat each other. */
function readParts(parts: PackageParts, part: "header" | "footer"): Set<string> {
  const lines = new Set<string>()
  for (const name of parts.keys()) {
    if (!partNames[part].test(name)) continue
    for (const line of readDocxLines(partText(parts, name) ?? "")) lines.add(line)
  }
  return lines
}
