// Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.
/** The media type of an upload, by the extension of its name. */
export const mediaTypeByExtension = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  tif: "image/tiff",
  tiff: "image/tiff",
  webp: "image/webp",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  txt: "text/plain",
  md: "text/markdown",
  html: "text/html",
  htm: "text/html",
  eml: "message/rfc822",
} as const

export const csvMediaType = "text/csv"
export const jsonMediaType = "application/json"
export const xlsxMediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

/** The media type of an export, by its mode. */
export const mediaTypeByExportMode = {
  csv: csvMediaType,
  json: jsonMediaType,
  xlsx: xlsxMediaType,
} as const
