import { styleText } from "node:util"
import type { EvidenceReport, ExtractedValue, UntypedData } from "@docsift/sdk"

type Values = Readonly<Record<string, ExtractedValue>>

const MAX_ROWS = 30
const MAX_CELL = 44

const escapePointer = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1")
const pointer = (...parts: (string | number)[]): string =>
  parts.map((part) => `/${escapePointer(String(part))}`).join("")

/** Formats a value; whole numbers get decimals only if their column has some. */
function format(value: ExtractedValue, hasCents = typeof value === "number" && !Number.isInteger(value)): string {
  if (value === null) return "–"
  if (typeof value === "number")
    return value.toLocaleString("en-US", { minimumFractionDigits: hasCents ? 2 : 0, maximumFractionDigits: 4 })
  return value.length > MAX_CELL ? `${value.slice(0, MAX_CELL - 1)}…` : value
}

/** Pads by display length; every character printed here is assumed to be one column wide. */
const padded = (text: string, width: number, isRight: boolean): string =>
  isRight ? text.padStart(width) : text.padEnd(width)

function position(evidence: EvidenceReport["evidence"][string] | undefined): string {
  if (evidence === undefined) return ""
  const where = evidence.cell ?? `p. ${evidence.page}`
  return `${where.padEnd(6)}${String(Math.round(evidence.confidence * 100)).padStart(4)} %`
}

function fieldLines(name: string, fields: Values, report: EvidenceReport): string[] {
  const rows = Object.entries(fields)
  const nameWidth = Math.max(...rows.map(([field]) => field.length), 5)
  const valueWidth = Math.max(...rows.map(([, value]) => format(value).length), 5)
  return rows.map(([field, value]) => {
    const text = padded(format(value), valueWidth, false)
    const found = report.evidence[pointer(name, "fields", field)]
    return `  ${styleText("dim", field.padEnd(nameWidth))}  ${value === null ? styleText("dim", text) : text}  ${styleText("dim", position(found))}`.trimEnd()
  })
}

function tableLines(object: string, table: string, rows: readonly Values[], report: EvidenceReport): string[] {
  const columns = Object.keys(rows[0] ?? {})
  const isRight = columns.map((column) => rows.every((row) => typeof row[column] !== "string"))
  const visible = rows.slice(0, MAX_ROWS)
  const isFraction = (value: ExtractedValue | undefined): boolean =>
    typeof value === "number" && !Number.isInteger(value)
  const hasCents = columns.map((column) => rows.some((row) => isFraction(row[column])))
  const cells = visible.map((row) => columns.map((column, index) => format(row[column] ?? null, hasCents[index])))
  const widths = columns.map((column, index) => Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)))
  const line = (texts: readonly string[]): string =>
    texts.map((cell, index) => padded(cell, widths[index] ?? 0, isRight[index] ?? false)).join("  ")
  const lines = [styleText("dim", `  ${line(columns)}  page, confidence`)]
  cells.forEach((row, index) => {
    const found = columns.map((column) => report.evidence[pointer(object, "tables", table, index, column)])
    const known = found.filter((evidence) => evidence !== undefined)
    const weakest = known.toSorted((a, b) => a.confidence - b.confidence)[0]
    lines.push(`  ${line(row)}  ${styleText("dim", position(weakest))}`.trimEnd())
  })
  if (rows.length > MAX_ROWS)
    lines.push(styleText("dim", `  … and ${rows.length - MAX_ROWS} more rows (--json shows all)`))
  return lines
}

/** Renders extracted data with page and confidence, one block per object and table; a row shows the confidence of its least confident cell. */
export function renderResult(data: UntypedData, report: EvidenceReport): string {
  const blocks: string[] = []
  for (const [name, object] of Object.entries(data)) {
    if (object.fields) blocks.push([styleText("bold", name), ...fieldLines(name, object.fields, report)].join("\n"))
    for (const [table, rows] of Object.entries(object.tables ?? {})) {
      const title = styleText("bold", `${name} · ${table}`) + styleText("dim", `  ${rows.length} rows`)
      blocks.push([title, ...(rows.length > 0 ? tableLines(name, table, rows, report) : [])].join("\n"))
    }
  }
  if (report.warnings.length > 0)
    blocks.push([styleText("yellow", "Warnings"), ...report.warnings.map((warning) => `  ${warning}`)].join("\n"))
  return blocks.join("\n\n")
}
