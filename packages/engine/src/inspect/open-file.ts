import { openImage } from "../parse/image/parse-image.ts"
import { isImageKind } from "../parse/image/read-image-sizes.ts"
import { detectKind, readDocumentFile } from "../parse/parse-document.ts"
import { ImageDocument } from "./image-document.ts"
import type { OpenDocument } from "./open-document.ts"
import { PagedDocument } from "./paged-document.ts"
import { WholeDocument } from "./whole-document.ts"

/** Limits and name of a file to open. */
export interface OpenFileOptions {
  readonly fileName: string
  readonly maxPages: number
}

/**
 * Opens a file by its kind, without reading its pages.
 *
 * @throws {DocumentError} when it is no document.
 */
export async function openFile(path: string, { fileName, maxPages }: OpenFileOptions): Promise<OpenDocument> {
  const bytes = await readDocumentFile(path)
  const kind = detectKind(bytes, fileName)
  if (kind === "pdf") return new PagedDocument(kind, maxPages)
  if (!isImageKind(kind)) return new WholeDocument(kind, fileName, maxPages)
  const { pdf } = await openImage(bytes, kind, maxPages)
  return pdf === undefined ? new ImageDocument(kind, fileName, maxPages) : new PagedDocument(kind, maxPages)
}
