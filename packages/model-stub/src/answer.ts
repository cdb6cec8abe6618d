import type { KnownDocument, KnownRow, KnownValue } from "./known-document.ts"
import { type PromptLine, type Question, type RequestedValues, readPrompt } from "./question.ts"

/** Returns the right answer to a question about a known document, in the requested shape. */
export function answerCorrectly({ prompt, schema }: Question, document: KnownDocument): unknown {
  const requested = readPrompt(prompt)
  const keys = new Set(keysOf(schema))
  if (requested === undefined) return Object.fromEntries([...keys].map((key) => [key, "ready"]))
  const known = document.objects[requested.object]
  if (requested.table !== undefined) return { rows: rowsOf(requested, known?.tables?.[requested.table] ?? []) }
  return Object.fromEntries(
    [...requested.names]
      .filter(([key]) => keys.has(key))
      .map(([key, name]) => {
        const value = known?.fields?.[name] ?? null
        const line = value === null ? undefined : requested.lines.find((line) => shows(line, value))
        // The value is in another passage.
        return [key, line ? { value: textOf(value), line: line.id } : { value: null, line: null }]
      }),
  )
}

/** Returns an empty answer in the requested shape, for unknown documents. */
export function answerEmpty({ prompt, schema }: Question): unknown {
  const requested = readPrompt(prompt)
  if (requested?.table !== undefined) return { rows: [] }
  const isLeaf = requested === undefined
  return Object.fromEntries(keysOf(schema).map((key) => [key, isLeaf ? "ready" : { value: null, line: null }]))
}

function keysOf(schema: Question["schema"]): string[] {
  return Object.keys(schema?.properties ?? {})
}

function rowsOf({ names, lines }: RequestedValues, rows: readonly KnownRow[]): unknown[] {
  return placeRows(rows, lines)
    .filter(({ line }) => line.isWanted)
    .map(({ row, line }) => ({
      line: line.id,
      ...Object.fromEntries([...names].map(([key, name]) => [key, row.cells[name] ?? null])),
    }))
}

/**
 * Finds the line on which each row starts: the known one, else the first line below the previous row that contains most of
 * its cells, since long cells are wrapped.
 */
function placeRows(rows: readonly KnownRow[], lines: readonly PromptLine[]): { row: KnownRow; line: PromptLine }[] {
  let from = 0
  return rows.flatMap((row) => {
    if (row.line !== undefined) {
      const line = lines.find(({ id }) => id === row.line)
      return line ? [{ row, line }] : []
    }
    const cells = Object.values(row.cells).filter((cell) => cell !== null)
    const isShown = ({ text }: PromptLine) => cells.filter((cell) => holds(text, cell)).length >= 0.7 * cells.length
    const at = lines.findIndex((line, index) => index >= from && isShown(line))
    const line = lines[at]
    if (line === undefined) return []
    from = at + 1
    return [{ row, line }]
  })
}

function shows({ id, text }: PromptLine, value: KnownValue & {}): boolean {
  return typeof value === "string" ? holds(text, value) : id === value.line
}

function textOf(value: KnownValue): string | null {
  return typeof value === "object" && value !== null ? value.text : value
}

/** Matches complete words only, with surrounding punctuation: `M1` is not in `M12` nor in `M1-2`. */
function holds(line: string, value: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/gu, " ")
  const wanted = plain(value).replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
  return new RegExp(String.raw`(?:^|[\s("'])${wanted}(?=$|\s|[.,;:!?)"']+(?:\s|$))`, "u").test(plain(line))
}
