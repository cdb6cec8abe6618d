import type { Value } from "../../extraction.ts"
import { type CellFormat, columnFormat, readCell } from "../cells/cell-value.ts"
import { profileColumn } from "../cells/column-profile.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import { type TableWord, textOf } from "../words/page-text.ts"
import type { FoundDetail } from "../rows/row-details.ts"

type Cells = readonly (readonly TableWord[])[]

/** The cells of a row whose name was separated from the values printed in front of it. */
export interface LedRow {
  readonly cells: Cells
  /** The values by configured column. */
  readonly leads: ReadonlyMap<number, FoundDetail>
}

/** Share of the rows whose names must start alike: a number that begins a single name belongs to it. */
const LED_SHARE = 0.7
/** Characters of a code; `A4` and `M10` belong to names. */
const CODE = /^[([#]?(?=(?:.*\d){2})[\p{Lu}\d][\p{Lu}\d./_-]{3,23}[)\]]?$/u
/** A code in square brackets, which needs no digits: `[SV-INST]`. */
const BRACKETED = /^\[[\p{Lu}\d][\p{Lu}\d./_-]{1,24}\]$/u
/** A code in brackets after a name: `Relay 12 V (RL-12-10)`. */
const TAIL = /^[([](?=\S{0,24}\d)[\p{Lu}\d][\p{Lu}\d./_-]{2,24}[)\]]$/u
/** A month: `03/2024 Rent` does not begin with a code. */
const MONTH = /^(?:\d{1,2}[./-]\d{4}|\d{4}[./-]\d{1,2})$/u
/** Rows from which codes without letters are no coincidence, and the digits that they need in fewer rows. */
const MIN_ROWS = 3
const MIN_DIGITS = 5
/** `12 x`, `2,50 ×` or `3x` in front of a name. */
const TIMES = /^\d[\d.,]{0,11} ?[x×]$/iu

/**
 * Separates article codes and quantities from the names beside them where the table has no columns for them: `KX-149 Garden
 * hose`, `3 x Desk lamp`, `Relay (RL-12-10)`. `positions` are the printed columns of the configured ones, −1 for none.
 */
export function partNames(
  rows: readonly { readonly cells: Cells }[],
  positions: readonly number[],
  labels: readonly ColumnLabels[],
  format: CellFormat,
): readonly LedRow[] {
  const name = positions[labels.findIndex(({ concept }) => concept === "description")] ?? -1
  const isWithout = (concept: ColumnConcept, at: number): boolean =>
    labels[at]?.concept === concept && positions[at] === -1
  let led = rows.map((row): LedRow => ({ cells: row.cells, leads: new Map() }))
  if (name < 0) return led
  for (const at of labels.keys()) if (isWithout("quantity", at)) led = partQuantities(led, name, at, format)
  // Rows that are only counted below the heading of codes have their codes in front of the names.
  const isCounted = (at: number): boolean => {
    const texts = rows.map(({ cells }) => textOf(cells[positions[at] ?? -1] ?? []))
    return labels[at]?.concept === "article" && profileColumn(texts, format).isCounting
  }
  for (const at of labels.keys()) {
    if (!isWithout("article", at) && !isCounted(at)) continue
    const parted = partCodes(led, name, at, format)
    led = parted.some(({ leads }) => leads.has(at)) ? parted : partTailCodes(parted, name, at)
  }
  return led
}

function partQuantities(rows: readonly LedRow[], name: number, at: number, format: CellFormat): LedRow[] {
  const leads = rows.map(({ cells }) => quantityLead(cells[name] ?? []))
  const inner = columnFormat(leads.map(textOf), format)
  return part(rows, name, at, leads, (text) => readCell(text.replace(/ ?[x×]$/iu, ""), "number", inner))
}

function quantityLead(words: readonly TableWord[]): readonly TableWord[] {
  return [words.slice(0, 1), words.slice(0, 2)].find((lead) => TIMES.test(textOf(lead))) ?? []
}

function partCodes(rows: readonly LedRow[], name: number, at: number, format: CellFormat): LedRow[] {
  const firsts = rows.map(({ cells }) => (cells[name] ?? []).slice(0, 1))
  const isAlike = alikeCodes(firsts.map(textOf), format)
  const leads = firsts.map((words) => (isAlike(textOf(words)) ? words : []))
  return part(rows, name, at, leads, (text) => text.replace(/^[([#]+/u, "").replace(/[)\]]$/u, ""))
}

/** Returns the test for codes of the most frequent form; none are codes where most are dates, or all the same. */
function alikeCodes(texts: readonly string[], format: CellFormat): (text: string) => boolean {
  const isCode = (text: string): boolean => CODE.test(text) || BRACKETED.test(text)
  const codes = texts.filter(isCode)
  const isTooFew = (text: string): boolean =>
    texts.length < MIN_ROWS && !/\p{L}/u.test(text) && text.replace(/\D/gu, "").length < MIN_DIGITS
  const dates = codes.filter((text) => MONTH.test(text) || readCell(text, "date", format) !== null).length
  const isRepeated = texts.length >= MIN_ROWS && new Set(codes).size * 2 < codes.length
  if (dates * 2 > codes.length || isRepeated) return () => false
  const forms = [...Map.groupBy(codes, formOf)].toSorted(([, a], [, b]) => b.length - a.length)
  const most = forms[0]?.[0]
  return (text) => isCode(text) && formOf(text) === most && !isTooFew(text)
}

/** Returns the form of a code: its letters and digits are replaced by one each; codes in square brackets have one form. */
const formOf = (code: string): string =>
  BRACKETED.test(code) ? "[]" : code.replace(/\p{L}/gu, "A").replace(/\d/gu, "9")

/** Separates the codes in brackets with which most names end. */
function partTailCodes(rows: readonly LedRow[], name: number, at: number): LedRow[] {
  const tails = rows.map(({ cells }) => (cells[name] ?? []).slice(-1).filter(({ text }) => TAIL.test(text)))
  const named = rows.filter(({ cells }) => (cells[name] ?? []).length > 1).length
  if (named === 0 || tails.flat().length < LED_SHARE * named) return [...rows]
  return rows.map((row, index) => {
    const [code] = tails[index] ?? []
    if (!code || (row.cells[name] ?? []).length < 2) return row
    const cells = row.cells.map((cell, column) => (column === name ? cell.slice(0, -1) : cell))
    return { cells, leads: new Map([...row.leads, [at, { words: [code], value: code.text.slice(1, -1) }]]) }
  })
}

function part(
  rows: readonly LedRow[],
  name: number,
  at: number,
  leads: readonly (readonly TableWord[])[],
  read: (text: string) => Value,
): LedRow[] {
  const isLed = rows.map(({ cells }, row) => {
    const [words, lead] = [cells[name] ?? [], leads[row] ?? []]
    return lead.length > 0 && /\p{L}{2}/u.test(textOf(words.slice(lead.length)))
  })
  const named = rows.filter(({ cells }) => (cells[name] ?? []).length > 0).length
  if (isLed.filter(Boolean).length < LED_SHARE * named) return [...rows]
  return rows.map((row, index) => {
    const words = leads[index] ?? []
    if (isLed[index] !== true) return row
    const cells = row.cells.map((cell, column) => (column === name ? cell.slice(words.length) : cell))
    return { cells, leads: new Map([...row.leads, [at, { words, value: read(textOf(words)) }]]) }
  })
}
