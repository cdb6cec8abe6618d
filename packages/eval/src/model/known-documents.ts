import type { Box } from "@docsift/engine/internal/document"
import type { ExtractionContext } from "@docsift/engine/internal/page/context"
import { pointerOf } from "@docsift/engine/json-pointer"
import { type NumberedLine, numberLines } from "@docsift/engine/internal/model/document-text"
import type { Configuration, Value } from "@docsift/engine"
import type { GroundTruth } from "@docsift/engine/internal/judge/ground-truth"

/*
 * The data that a model stub needs to answer like a perfect model: every value as printed, and the number of the line on
 * which it starts, numbered as by the engine. The types are those of the stub (packages/model-stub).
 */

/** A value as printed, and its line. */
export interface KnownText {
  readonly text: string
  readonly line: number
}

/** A row as printed; null for an empty cell. */
export interface KnownRow {
  readonly cells: Readonly<Record<string, string | null>>
  readonly line?: number
}

/** A document whose values the stub knows. */
export interface KnownDocument {
  readonly marks: readonly string[]
  readonly objects: Readonly<
    Record<
      string,
      {
        readonly fields: Readonly<Record<string, KnownText | string | null>>
        readonly tables: Readonly<Record<string, readonly KnownRow[]>>
      }
    >
  >
}

/** The position of a printed value in the manifest of generated documents. */
export interface PrintedPlace {
  readonly page?: number
  readonly box?: Box
  /** One box per line, if it spans several. */
  readonly lines?: readonly Box[]
  readonly cell?: string
  readonly text?: string
}

/** A configuration with its ground truth and the places of its values. */
export interface KnownCase {
  readonly configuration: Configuration
  readonly expected?: GroundTruth | undefined
  readonly places?: Readonly<Record<string, readonly PrintedPlace[]>> | undefined
}

/**
 * Describes the values of a document for a model stub. A value without a known place or line is given as its ground truth,
 * for the stub to search for.
 */
export function knownDocumentOf(
  context: ExtractionContext,
  { configuration, expected = {}, places = {} }: KnownCase,
): KnownDocument {
  const lines = numberLines(context)
  const known = (value: Value | undefined, ...path: (string | number)[]): Known | null => {
    if (value === null || value === undefined) return null
    const [place] = places[pointerOf(...path)] ?? []
    const line = place && lineOf(place, lines)
    return { text: place?.text ?? String(value), ...(line === undefined ? {} : { line }) }
  }
  return {
    marks: lines.map(({ text }) => text.trim()).filter((text) => text.length >= minMarkLength),
    objects: Object.fromEntries(
      configuration.objects.map(({ name, fields = [], tables = [] }) => [
        name,
        {
          fields: Object.fromEntries(
            fields.map((field) => {
              const value = known(expected[name]?.fields?.[field.name], name, "fields", field.name)
              return [field.name, value && withLine(value)]
            }),
          ),
          tables: Object.fromEntries(
            tables.map((table) => [
              table.name,
              (expected[name]?.tables?.[table.name] ?? []).map((row, index) =>
                rowOf(
                  table.columns.map(
                    (column) =>
                      [column.name, known(row[column.name], name, "tables", table.name, index, column.name)] as const,
                  ),
                ),
              ),
            ]),
          ),
        },
      ]),
    ),
  }
}

interface Known {
  readonly text: string
  readonly line?: number
}

/** Shorter lines occur in many documents. */
const minMarkLength = 16

function withLine({ text, line }: Known): KnownText | string {
  return line === undefined ? text : { text, line }
}

function rowOf(cells: readonly (readonly [column: string, value: Known | null])[]): KnownRow {
  const lines = cells.flatMap(([, value]) => value?.line ?? [])
  return {
    cells: Object.fromEntries(cells.map(([column, value]) => [column, value?.text ?? null])),
    ...(lines.length > 0 && { line: Math.min(...lines) }),
  }
}

function lineOf(place: PrintedPlace, lines: readonly NumberedLine[]): number | undefined {
  const { page, cell, box } = place
  const isShown = ({ source }: NumberedLine["words"][number]): boolean => {
    if (cell !== undefined) return source.cell === cell
    const [x0, y0, x1, y1] = place.lines?.[0] ?? box ?? [0, 0, 0, 0]
    const [left, top, right, bottom] = source.box
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return x > x0 && x < x1 && y > y0 && y < y1
  }
  if (page === undefined || (cell === undefined && box === undefined)) return undefined
  const own = lines.filter((line) => line.page === page)
  return (own.find(({ words }) => words.some(isShown)) ?? own.find(({ image }) => image))?.id
}
