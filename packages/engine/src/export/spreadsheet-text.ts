/*
 * Excel's rules for texts in a workbook. Lengths are in UTF-16 units, as in Excel, and truncation never splits a surrogate pair.
 */

/** @see https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3 */
const maxCellLength = 32_767
const maxSheetNameLength = 31
/** The end of a truncated text. */
const cutMark = "…"

/** Truncates to a number of UTF-16 units, one less where a surrogate pair would be split. */
function cut(text: string, length: number): string {
  const isHalved = text.length > length && /[\uD800-\uDBFF]/.test(text.charAt(length - 1))
  return text.slice(0, isHalved ? length - 1 : length)
}

/**
 * Converts a text to one that a cell can contain. Text over Excel's limit is truncated and ends in `…`. Half a surrogate pair
 * becomes U+FFFD. U+FFFE and U+FFFF, which XML 1.0 does not allow, are written as `_xFFFE_` as Excel does (ECMA-376, ST_Xstring),
 * and so is the underscore of a text that would be read as such an escape. hucre does the same with control characters.
 */
export function toCellText(text: string): string {
  const short = text.length > maxCellLength ? `${cut(text, maxCellLength - cutMark.length)}${cutMark}` : text
  return short
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(/[\uFFFE\uFFFF]/g, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase()}_`)
}

/** Allocates the names of a workbook's sheets, each once. */
export class SheetNames {
  /** Lower case, as Excel compares; "History" is reserved by Excel. */
  readonly #taken = new Set(["history"])
  readonly #nextNumbers = new Map<string, number>()

  /**
   * Returns a name that Excel accepts, as close as possible to the requested one: at most 31 characters, none of `[]:*?/\` or that
   * XML does not allow, no apostrophe at an end, not "History", and different from the others without regard to case.
   */
  take(requested: string): string {
    const base = toSheetName(requested)
    let name = base
    let number = this.#nextNumbers.get(base.toLowerCase()) ?? 2
    for (; this.#taken.has(name.toLowerCase()); number++) {
      const suffix = ` (${number})`
      name = cut(base, maxSheetNameLength - suffix.length) + suffix
    }
    this.#nextNumbers.set(base.toLowerCase(), number)
    this.#taken.add(name.toLowerCase())
    return name
  }
}

function withoutEnd(name: string): string {
  let end = name.length
  while (end > 0 && /[\s']/.test(name.charAt(end - 1))) end--
  return name.slice(0, end)
}

function toSheetName(requested: string): string {
  const allowed = requested
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- These are the characters to remove.
    .replace(/[[\]:*?/\\\u0000-\u001F\u007F\uFFFE\uFFFF]/g, " ")
    // A space at an end would be trimmed, and might leave an apostrophe there.
    .replace(/^[\s']+/, "")
  return withoutEnd(cut(allowed, maxSheetNameLength)) || "Table"
}
