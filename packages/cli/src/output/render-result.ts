import { styleText } from "node:util"
import { pointerOf } from "@docsift/engine/json-pointer"
import type { Evidence, ExtractedValue, UntypedData } from "@docsift/sdk"
import { fitWidths, pad, shorten, widthOf } from "../terminal/fit.ts"
import { printable } from "../terminal/printable.ts"
import { percentOf } from "./percent-of.ts"

/** What is shown of an extraction. */
export interface ShownResult {
  readonly extractedData: UntypedData
  /** By JSON Pointer (RFC 6901) into the data. */
  readonly evidence: Readonly<Record<string, Pick<Evidence, "page" | "cell" | "confidence">>>
  readonly warnings: readonly string[]
}

/** Options of the text. */
export interface RenderOptions {
  /** Columns of the terminal. @default unlimited: what reads a pipe has no edge */
  readonly width?: number | undefined
  /** What shows all rows of a long table. @default "-o json shows all" */
  readonly allRowsHint?: string | undefined
}

type Values = Readonly<Record<string, ExtractedValue>>
type Style = Parameters<typeof styleText>[0]

/** Rows of a table that are shown; more belong into a file. */
const maxRows = 30
/** Columns of the widest value; a longer one is shortened even where the terminal is wide. */
const maxValueWidth = 60
/** "p. 12   100 %" */
const placeWidth = 12
const placeHeadings = ["page, confidence", "page, conf."] as const
const indent = "  "
const gap = "  "
/** Confidence below which a figure is set apart: most values have 0.9 or more, of which 98 to 99 % are right (docs/accuracy.md). */
const doubtful = 0.8

/** Colours are for terminals: `styleText` leaves them out for pipes, `NO_COLOR` and terminals without colours. */
const styled = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout })

/**
 * Renders extracted values with page and confidence, a block for the fields of each object and one for each table. A row
 * shows the place and the confidence of its least confident cell.
 */
export function renderResult(result: ShownResult, options: RenderOptions = {}): string {
  const { width = Infinity, allRowsHint = "-o json shows all" } = options
  const blocks: string[] = []
  for (const [name, { fields, tables }] of Object.entries(result.extractedData)) {
    if (fields) blocks.push([styled("bold", printable(name)), ...fieldLines(name, fields, result, width)].join("\n"))
    for (const [table, rows] of Object.entries(tables ?? {})) {
      const title = styled("bold", `${printable(name)} · ${printable(table)}`)
      const count = styled("dim", `${gap}${rows.length} ${rows.length === 1 ? "row" : "rows"}`)
      const lines = tableLines([name, "tables", table], rows, result, width)
      if (rows.length > maxRows) {
        lines.push(styled("dim", `${indent}… and ${rows.length - maxRows} more rows (${allRowsHint})`))
      }
      blocks.push([title + count, ...lines].join("\n"))
    }
  }
  if (result.warnings.length > 0) {
    const lines = result.warnings.map((warning) => indent + printable(warning))
    blocks.push([styled("yellow", "Warnings"), ...lines].join("\n"))
  }
  return blocks.join("\n\n")
}

function fieldLines(object: string, fields: Values, result: ShownResult, width: number): string[] {
  const rows = Object.entries(fields).map(([name, value]) => {
    const place = placeOf(result.evidence[pointerOf(object, "fields", name)])
    return { cells: [printable(name), formatValue(value)], isEmpty: value === null, place }
  })
  const widths = fitTable(
    rows.map(({ cells }) => cells),
    width,
  )
  return rows.map(({ cells: [name = "", value = ""], isEmpty, place }) => {
    const [nameWidth = 0, valueWidth = 0] = widths
    const shown = pad(shorten(value, valueWidth), valueWidth, "left")
    const line = [
      styled("dim", pad(shorten(name, nameWidth), nameWidth, "left")),
      isEmpty ? styled("dim", shown) : shown,
      place,
    ]
    return (indent + line.join(gap)).trimEnd()
  })
}

function tableLines(path: readonly string[], rows: readonly Values[], result: ShownResult, width: number): string[] {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return []
  const shown = rows.slice(0, maxRows)
  const isFraction = (value: ExtractedValue | undefined) => typeof value === "number" && !Number.isInteger(value)
  const hasCents = columns.map((column) => rows.some((row) => isFraction(row[column])))
  const cells = shown.map((row) => columns.map((column, index) => formatValue(row[column] ?? null, hasCents[index])))
  const sides = columns.map((column) => (rows.every((row) => typeof row[column] !== "string") ? "right" : "left"))
  const widths = fitTable([columns.map(printable), ...cells], width)
  const line = (texts: readonly string[]) =>
    texts.map((text, index) => pad(shorten(text, widths[index] ?? 0), widths[index] ?? 0, sides[index] ?? "left"))
  const room = width - indent.length - widths.reduce((sum, each) => sum + each + gap.length, 0)
  const place = placeHeadings.find((text) => text.length <= room) ?? ""
  const head = styled("dim", [...line(columns.map(printable)), place].join(gap))
  const body = cells.map((row, index) => {
    const found = columns.map((column) => result.evidence[pointerOf(...path, index, column)])
    const [weakest] = found.filter((evidence) => evidence !== undefined).toSorted((a, b) => a.confidence - b.confidence)
    return [...line(row), placeOf(weakest)].join(gap)
  })
  return [head, ...body].map((text) => (indent + text).trimEnd())
}

/** Returns the widths of the columns of rows, beside which the place fits. */
function fitTable(rows: readonly (readonly string[])[], width: number): number[] {
  const count = rows[0]?.length ?? 0
  const wanted = Array.from({ length: count }, (_, index) =>
    Math.min(maxValueWidth, Math.max(...rows.map((row) => widthOf(row[index] ?? "")))),
  )
  return fitWidths(wanted, width - indent.length - count * gap.length - placeWidth)
}

/** Formats a value; whole numbers get decimals only where others of their column have some. */
function formatValue(value: ExtractedValue, hasCents = typeof value === "number" && !Number.isInteger(value)): string {
  if (value === null) return "–"
  if (typeof value === "string") return printable(value)
  return value.toLocaleString("en-US", { minimumFractionDigits: hasCents ? 2 : 0, maximumFractionDigits: 4 })
}

function placeOf(evidence: ShownResult["evidence"][string] | undefined): string {
  if (evidence === undefined) return ""
  const confidence = percentOf(evidence.confidence).padStart(5)
  const place = styled("dim", (evidence.cell ?? `p. ${evidence.page}`).padEnd(6))
  return place + styled(evidence.confidence < doubtful ? "yellow" : "dim", confidence)
}
