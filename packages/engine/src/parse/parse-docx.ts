import { DocumentError } from "../document-error.ts"
import type { Document } from "../document.ts"
import { addBlocks, type DocxBlock, linesOf } from "./docx-blocks.ts"
import type { NoteReference } from "./docx-builder.ts"
import { readDocxPart } from "./docx-reader.ts"
import { type PackageParts, partText, readPackage } from "./office-package.ts"
import { mainPartName, relationsOf, targetName } from "./package-relations.ts"
import { TextFlow } from "./text-flow.ts"

/** A handbook of 872 pages has 5 MB of XML and 150,000 tags. */
const LIMITS = { maxXmlBytes: 50 * 1024 * 1024, maxTags: 800_000 }

const HEADER_NAME = /^word\/header\d*\.xml$/u
const FOOTER_NAME = /^word\/footer\d*\.xml$/u

/**
 * Parses a Word document: headers first, because letterheads are in them, then the body with its text boxes, its notes,
 * and footers. Deleted and hidden text is left out, inserted text is read.
 *
 * @throws {DocumentError} file_unreadable for broken documents.
 */
export function parseDocx(bytes: Uint8Array, maxPages: number): Document {
  const parts = readPackage(bytes, LIMITS)
  const name = [mainPartName(parts), "word/document.xml"].find((part) => part !== undefined && parts.has(part)) ?? ""
  const { blocks, references, hasBody } = readDocxPart(partText(parts, name) ?? "")
  if (!hasBody) throw new DocumentError("file_unreadable", "The Word document is damaged and cannot be opened.")
  const flow = new TextFlow(maxPages)
  for (const line of distinctLines(parts, HEADER_NAME)) flow.addLine(line)
  addBlocks(flow, blocks)
  addBlocks(flow, notesOf(parts, name, references))
  for (const line of distinctLines(parts, FOOTER_NAME)) flow.addLine(line)
  return flow.finish("docx")
}

/** The notes that the text refers to, in the order of their numbers. */
function notesOf(parts: PackageParts, main: string, references: readonly NoteReference[]): DocxBlock[] {
  const [footnotes, endnotes] = (["footnote", "endnote"] as const).map((kind) => {
    if (!references.some((reference) => reference.kind === kind)) return undefined
    const relation = relationsOf(parts, main).find(({ type }) => type.endsWith(`/${kind}s`))
    const part = relation === undefined ? `word/${kind}s.xml` : targetName(main, relation)
    return readDocxPart(partText(parts, part) ?? "").notes
  })
  return references.flatMap(({ kind, id }) => (kind === "footnote" ? footnotes : endnotes)?.get(id) ?? [])
}

/** The lines of all headers or footers, each once: first, odd and even pages mostly repeat each other. */
function distinctLines(parts: PackageParts, names: RegExp): Set<string> {
  const lines = new Set<string>()
  for (const name of parts.keys()) {
    if (!names.test(name)) continue
    for (const line of linesOf(readDocxPart(partText(parts, name) ?? "").blocks)) lines.add(line)
  }
  return lines
}
