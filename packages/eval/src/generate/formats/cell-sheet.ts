import { cellName } from "@docsift/engine/internal/page/cell-name"
import { marksOf, type Place, type Places, type ValueKey } from "../places.ts"
import type { Line, Pair, Party, Sheet } from "../sheet.ts"
import { lineOf } from "./blocks.ts"

/** A cell of a workbook or of a delimited file. */
export interface SheetCell extends Line {
  /** Number of columns it spans. @default 1 */
  readonly span?: number
  readonly isBold?: boolean
}

/** A sheet of a workbook. */
export interface CellSheet {
  readonly name: string
  readonly rows: readonly (readonly SheetCell[])[]
}

/** How cells are arranged. */
export interface CellDesign {
  readonly name: string
  /** Position of the first cell: rows down, columns right. */
  readonly offset: readonly [rows: number, columns: number]
  readonly parties: "stacked" | "pairs" | "beside"
  readonly details: "pairs" | "one-cell" | "above" | "double-pairs"
  /** `totals` come before the table, below its last columns, or as pairs in the first columns. */
  readonly totals: "above" | "below-last" | "below-first"
  /** Whether the rows are on a separate sheet, after one with the rest and one with other lists. */
  readonly hasSheets: boolean
  /** Whether fields are columns whose values are repeated in every row, as in exports. */
  readonly isFlat: boolean
}

const empty: SheetCell = { text: "" }
const valueOf = ({ value, printedValues }: Pair): SheetCell => ({
  text: value,
  ...(printedValues ? { printedValues } : {}),
})
const pad = (count: number): SheetCell[] => Array.from({ length: Math.max(0, count) }, () => empty)

function partyRows(
  { sender, senderLabel, recipient, recipientLabel, other }: Sheet,
  design: CellDesign,
): SheetCell[][] {
  const all = [
    { label: senderLabel, party: sender },
    ...(recipient.name === "" ? [] : [{ label: recipientLabel, party: recipient }]),
    ...(other ? [other] : []),
  ]
  const name = ({ name: text, key }: Party): SheetCell => lineOf(text, key)
  if (design.parties === "pairs") {
    return all.flatMap(({ label, party }) => [
      [{ text: label }, name(party)],
      [empty, { text: party.lines.join(", ") }],
    ])
  }
  const stack = ({ label, party }: (typeof all)[number]): SheetCell[] => [
    { text: label, isBold: true },
    name(party),
    ...party.lines.map((text) => ({ text })),
  ]
  if (design.parties === "stacked") return all.flatMap((each) => [...stack(each).map((cell) => [cell]), []])
  const stacks = all.map(stack)
  return Array.from({ length: Math.max(...stacks.map(({ length }) => length)) }, (_, row) =>
    stacks.flatMap((each, index) => [...(index === 0 ? [] : [empty]), each[row] ?? empty]),
  )
}

function detailRows(pairs: readonly Pair[], { details }: CellDesign): SheetCell[][] {
  switch (details) {
    case "pairs":
      return pairs.map((pair) => [{ text: pair.label }, valueOf(pair)])
    case "one-cell":
      return pairs.map(({ label, value, printedValues }) => [
        { text: `${label}: ${value}`, ...(printedValues ? { printedValues } : {}) },
      ])
    case "above":
      return [pairs.map(({ label }) => ({ text: label, isBold: true })), pairs.map(valueOf)]
    case "double-pairs":
      return pairs.flatMap((pair, index) => {
        const next = pairs[index + 1]
        if (index % 2 === 1) return []
        return [[{ text: pair.label }, valueOf(pair), ...(next ? [empty, { text: next.label }, valueOf(next)] : [])]]
      })
    default:
      throw new RangeError(`No details are arranged as ${String(details satisfies never)}.`)
  }
}

function itemRows(sheet: Sheet): SheetCell[][] {
  const heading = sheet.columns.map(({ label }) => ({ text: label, isBold: true }))
  const rows = sheet.rows.map((row) => sheet.columns.map(({ key }) => lineOf(row.cells[key] ?? "", row.keys?.[key])))
  return [heading, ...rows]
}

function totalRows(sheet: Sheet, { totals }: CellDesign): SheetCell[][] {
  const shift = totals === "below-last" ? sheet.columns.length - 2 : 0
  return sheet.totals.map((pair) => [...pad(shift), { text: pair.label }, valueOf(pair)])
}

function flatRows(sheet: Sheet): SheetCell[][] {
  const named = [
    { label: sheet.senderLabel, cell: lineOf(sheet.sender.name, sheet.sender.key) },
    ...(sheet.recipient.name === ""
      ? []
      : [{ label: sheet.recipientLabel, cell: lineOf(sheet.recipient.name, sheet.recipient.key) }]),
    ...[...sheet.details, ...sheet.totals].map((pair) => ({ label: pair.label, cell: valueOf(pair) })),
    ...sheet.footer.flat().flatMap(({ text, printedValues = [] }) =>
      printedValues
        .filter((printedValue) => text !== printedValue.text)
        .map((printedValue) => ({
          label: text.replace(/:.*$/u, ""),
          cell: { text: printedValue.text, printedValues: [printedValue] },
        })),
    ),
  ]
  const [heading = [], ...rows] = itemRows(sheet)
  const repeated = named.map(({ cell }) => cell)
  return [[...named.map(({ label }) => ({ text: label })), ...heading], ...rows.map((row) => [...repeated, ...row])]
}

const footerRows = (sheet: Sheet): SheetCell[][] => sheet.footer.map((column) => column.map((each) => each))

const shiftBy = (rows: readonly (readonly SheetCell[])[], [down, right]: readonly [number, number]): SheetCell[][] => [
  ...Array.from({ length: down }, () => []),
  ...rows.map((row) => (row.length === 0 ? [] : [...pad(right), ...row])),
]

/** Arranges the content of a sheet in cells, on one sheet or on three. */
export function composeCells(sheet: Sheet, design: CellDesign): CellSheet[] {
  if (design.isFlat) return [{ name: "Export", rows: flatRows(sheet) }]
  const title: SheetCell = { text: sheet.title, isBold: true, span: Math.max(2, sheet.columns.length) }
  const head = [[title], [], ...partyRows(sheet, design), [], ...detailRows(sheet.details, design), []]
  const totals = totalRows(sheet, design)
  const items = itemRows(sheet)
  const summary = sheet.summary ? [[], sheet.summary.columns.map((text) => ({ text })), ...sheet.summary.rows] : []
  const foot = [...summary, [], ...sheet.notes.map((text) => [{ text }]), ...footerRows(sheet)]
  const body = design.totals === "above" ? [...totals, [], ...items] : [...items, [], ...totals]
  const name = sheet.title.replace(/[^\p{L} ]/gu, "").slice(0, 30)
  if (!design.hasSheets) return [{ name, rows: shiftBy([...head, ...body, ...foot], design.offset) }]
  const lists = sheet.columns.map(({ label }, index) => [{ text: String(index + 1) }, { text: label.toUpperCase() }])
  return [
    { name, rows: shiftBy([...head, ...totals, ...foot], design.offset) },
    { name: "Lists", rows: [[{ text: "Id" }, { text: "Key" }], ...lists] },
    { name: "Rows", rows: items },
  ]
}

/** Returns the positions of the values, by sheet and cell. */
export function placesOfCells(sheets: readonly CellSheet[]): Places {
  const places = new Map<ValueKey, Place[]>()
  for (const [index, { rows }] of sheets.entries()) {
    for (const [row, cells] of rows.entries()) {
      let column = 0
      for (const { text, printedValues, span = 1 } of cells) {
        for (const { key, text: value } of marksOf(text, printedValues)) {
          const place: Place = { page: index + 1, cell: cellName(column, row), text: value }
          places.set(key, [...(places.get(key) ?? []), place])
        }
        column += span
      }
    }
  }
  return places
}
