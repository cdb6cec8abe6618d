/**
 * Formats `content-disposition` for any file name (RFC 6266, RFC 8187): an ASCII name for old clients and, where that
 * differs from the file name, `filename*` in UTF-8.
 */
export function contentDisposition(type: "attachment" | "inline", fileName: string): string {
  const ascii = fileName
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7E]/g, "_")
    .replaceAll(/["\\%]/g, "_")
  const plain = `${type}; filename="${ascii}"`
  return ascii === fileName ? plain : `${plain}; filename*=UTF-8''${encodeExtended(fileName)}`
}

/** Percent-encodes everything but the attr-char of RFC 8187 §3.2.1. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
