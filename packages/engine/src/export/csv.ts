import type { Value } from "../extraction.ts"

/** Writes one record of CSV (RFC 4180: quotes doubled, CRLF at the end), with formulas neutralized. */
export function toCsvRecord(values: readonly (Value | undefined)[]): string {
  return `${values.map(toCell).join(",")}\r\n`
}

/** Numbers are JSON numbers and are written unchanged, `-5` included. */
function toCell(value: Value | undefined): string {
  if (value === null || value === undefined) return ""
  if (typeof value !== "string") return String(value)
  const text = neutralizeFormulas(value)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180 requires quotes for commas, quotes and line breaks; some programs also split at `;` and tabs. */
const needsQuotes = /[",;\t\r\n]/

/** Formulas start with these, also in their full-width forms. */
const formulaStart = "=+\\-@＝＋－＠"
const atStart = new RegExp(`^[${formulaStart}\\t\\r\\n]`)
/*
 * A program whose separator is `;` (the list separator of German, French and other systems) or the tab ignores our
 * quotes: they are in the middle of what it reads as its first cell, where RFC 4180 gives them no meaning. So a `;`, a
 * tab or a line break inside a text starts a cell there, and quotes after it are read as those of that cell. A comma
 * needs nothing: a program that splits at commas respects the quotes.
 */
const afterSeparator = new RegExp(`([;\\t\\r\\n]"*)(?=[${formulaStart}])`, "g")

/**
 * Prevents a spreadsheet from running text as a formula, with an apostrophe where a formula would start.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function neutralizeFormulas(text: string): string {
  const inside = text.replace(afterSeparator, "$1'")
  return atStart.test(inside) ? `'${inside}` : inside
}
