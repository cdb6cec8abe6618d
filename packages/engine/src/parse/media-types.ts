import type { FileKind } from "../document.ts"

/** The media type of each kind of file (IANA registry; Markdown by RFC 7763). */
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
