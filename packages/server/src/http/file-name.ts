/** Longest stored file name in UTF-16 units; file systems and the database column agree on it. */
const maxLength = 255

/**
 * Reduces the name a client sent to something harmless: no directories of any system, no control or formatting
 * characters (a right-to-left override can dress up `exe` as `pdf`), at most 255 units with the ending kept.
 */
export function cleanFileName(sent: string): string {
  const base = sent.split(/[/\\]/).at(-1) ?? ""
  const clean = base
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "")
    .trim()
  if (/^\.*$/.test(clean)) return "file"
  if (clean.length <= maxLength) return clean
  const ending = /\.\w{1,10}$/.exec(clean)?.[0] ?? ""
  const start = clean.slice(0, maxLength - ending.length)
  // A cut inside of a surrogate pair would leave half a character.
  return start.replace(/[\uD800-\uDBFF]$/, "") + ending
}
