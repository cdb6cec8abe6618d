import type { FileKind } from "../document.ts"

/** The media type of each kind of file (IANA registry; Markdown: RFC 7763). */
export const mediaTypes = {
  pdf: "application/pdf",
  png: "image/png",
  jpeg: "image/jpeg",
  tiff: "image/tiff",
  webp: "image/webp",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  txt: "text/plain",
  md: "text/markdown",
  html: "text/html",
  eml: "message/rfc822",
} as const satisfies Record<FileKind, string>

const TEXT_KINDS: ReadonlyMap<string, FileKind> = new Map([
  ["csv", "csv"],
  ["tsv", "tsv"],
  ["tab", "tsv"],
  ["md", "md"],
  ["markdown", "md"],
  ["txt", "txt"],
  ["text", "txt"],
  ["log", "txt"],
  ["html", "html"],
  ["htm", "html"],
  ["xhtml", "html"],
  ["eml", "eml"],
])

/** Returns the extension of a file name in lower case, without the dot; "" without one. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]+)$/iu.exec(fileName)?.[1]?.toLowerCase() ?? ""
}

/** Returns the text format that an extension names; undefined for all other extensions. */
export function textKindOf(extension: string): FileKind | undefined {
  return TEXT_KINDS.get(extension)
}
