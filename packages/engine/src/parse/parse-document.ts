import { readFile } from "node:fs/promises"
import type { Document } from "../document.ts"
import { parsePdf } from "./pdf/parse-pdf.ts"

/** How a file is to be parsed. */
export interface ParseOptions {
  /** The name the sender gave; only its ending is used, to tell CSV, TSV, MD and TXT apart. */
  readonly fileName: string
  /** @default 500 */
  readonly maxPages?: number | undefined
}

/**
 * Parses a local file into the document model.
 *
 * @throws {DocumentError} when the file cannot be read.
 */
export async function parseDocument(path: string, options: ParseOptions): Promise<Document> {
  const bytes = await readFile(path)
  return parsePdf(bytes, options.maxPages ?? 500)
}
