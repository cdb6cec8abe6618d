import type { Box, Configuration, FieldDefinition, PageSize, TableDefinition, Value } from "@docsift/engine"
import { linePattern, textPattern } from "../generated/limits.ts"
import { AppError } from "./errors.ts"
import type { CorrectionPlace } from "./review.ts"
import { valuePointers } from "./value-pointers.ts"

/** A correction as a client sends it. */
export interface CorrectionInput {
  readonly value?: Value | undefined
  readonly page?: number | undefined
  readonly box?: readonly number[] | undefined
  readonly cell?: string | undefined
  readonly text?: string | undefined
  readonly rows?: readonly Readonly<Record<string, Value>>[] | undefined
  readonly places?: Readonly<Record<string, PlaceInput>> | undefined
}

/** A position as a client sends it; the schema has checked that a box has four numbers. */
interface PlaceInput extends Omit<CorrectionPlace, "box"> {
  readonly box?: readonly number[] | undefined
}

/** What was read, without who and when. */
export type CorrectedField = { readonly value: Value } & Partial<CorrectionPlace>

/** What was read, without who and when. */
export interface CorrectedTable {
  readonly rows: readonly Readonly<Record<string, Value>>[]
  readonly places?: Readonly<Record<string, CorrectionPlace>> | undefined
}

/** zod drops a member of this name from records, so that the column would become null in every row. */
const unreadableName = "__proto__"
/** A box from the evidence of a tilted line may lie this far outside of its page, in points. */
const boxTolerance = 1
/** Longer than any real name; keeps a hostile one from filling the response. */
const maxQuotedName = 128

/**
 * Validates corrections against the configuration and the pages of an execution. Rows get every column, in the
 * configured order.
 *
 * @param pages - empty for sheets, whose cells have no boxes.
 * @throws {AppError} `invalid_request` with the path, such as `corrections["/Invoice/tables/items"].rows[3].amount`.
 */
export function readCorrections(
  input: Readonly<Record<string, CorrectionInput>>,
  configuration: Configuration,
  pages: readonly PageSize[],
): ReadonlyMap<string, CorrectedField | CorrectedTable> {
  const pointers = valuePointers(configuration)
  const corrections = new Map<string, CorrectedField | CorrectedTable>()
  for (const [pointer, correction] of Object.entries(input)) {
    const path = `corrections${quoted(pointer)}`
    const target = pointers.get(pointer)
    if (target === undefined) {
      reject(path, "must be the JSON Pointer of a field or a table of the configuration")
    }
    corrections.set(
      pointer,
      target.kind === "field"
        ? readField(correction, target.field, path, pages)
        : readTable(correction, target.table, path, pages),
    )
  }
  return corrections
}

function readField(input: CorrectionInput, field: FieldDefinition, path: string, pages: readonly PageSize[]) {
  if (input.rows !== undefined) reject(`${path}.rows`, "a field has no rows; send its value")
  if (input.places !== undefined) reject(`${path}.places`, "a field has no rows; send its page, box and text")
  const { value, page, box, cell, text } = input
  if (value === undefined) reject(`${path}.value`, "is required")
  checkValue(value, field, `${path}.value`)
  if (page === undefined) {
    const member = Object.entries({ box, cell, text }).find(([, given]) => given !== undefined)
    if (member !== undefined) reject(`${path}.page`, `is required with ${member[0]}`)
    return { value }
  }
  return { value, ...readPlace({ page, box, cell, text }, path, pages) }
}

function readTable(input: CorrectionInput, table: TableDefinition, path: string, pages: readonly PageSize[]) {
  for (const name of ["value", "page", "box", "cell", "text"] as const) {
    if (input[name] !== undefined) reject(`${path}.${name}`, "a table is corrected by its rows")
  }
  if (input.rows === undefined) reject(`${path}.rows`, "is required")
  if (table.columns.some(({ name }) => name === unreadableName)) {
    reject(`${path}.rows`, `a table with a column ${unreadableName} cannot be corrected`)
  }
  const columns = new Map(table.columns.map((column) => [column.name, column]))
  const rows = input.rows.map((row, index) => readRow(row, columns, `${path}.rows[${index}]`))
  if (input.places === undefined) return { rows }
  const places = Object.entries(input.places).map(([key, place]): [string, CorrectionPlace] => {
    const placePath = `${path}.places${quoted(key)}`
    const end = key.indexOf("/")
    const row = /^(?:0|[1-9]\d{0,6})$/.test(key.slice(0, Math.max(end, 0))) ? Number(key.slice(0, end)) : NaN
    if (!(row < rows.length) || !columns.has(key.slice(end + 1))) {
      reject(placePath, "must be the index of a row and the name of a column, such as 0/amount")
    }
    return [key, readPlace(place, placePath, pages)]
  })
  return { rows, places: Object.fromEntries(places) }
}

function readRow(
  row: Readonly<Record<string, Value>>,
  columns: ReadonlyMap<string, FieldDefinition>,
  path: string,
): Readonly<Record<string, Value>> {
  for (const name of Object.keys(row)) {
    if (!columns.has(name)) reject(`${path}${quoted(name)}`, "is not a column of the table")
  }
  // Built from entries: an assignment would lose a name such as __proto__.
  const cells: [string, Value][] = []
  for (const column of columns.values()) {
    const value = Object.hasOwn(row, column.name) ? (row[column.name] ?? null) : null
    checkValue(value, column, () => `${path}${quoted(column.name)}`)
    cells.push([column.name, value])
  }
  return Object.fromEntries(cells)
}

function checkValue(value: Value, { type }: FieldDefinition, path: string | (() => string)): void {
  if (value === null) return
  const problem = problemOf(value, type)
  if (problem !== undefined) reject(typeof path === "string" ? path : path(), problem)
}

function problemOf(value: string | number, type: FieldDefinition["type"]): string | undefined {
  if (type === "number") return typeof value === "number" ? undefined : "must be a JSON number, or null"
  if (type === "date") return isDate(value) ? undefined : "must be a date such as 2026-02-27, or null"
  if (typeof value !== "string") return "must be text, or null"
  return textPattern.test(value) ? undefined : "must not contain control characters"
}

/** Returns whether the value is a day of the calendar: JavaScript reads February 30 as March 2. */
function isDate(value: string | number): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function readPlace({ page, box, cell, text }: PlaceInput, path: string, pages: readonly PageSize[]): CorrectionPlace {
  const size = pages.find((each) => each.page === page)
  if (pages.length > 0 && size === undefined) reject(`${path}.page`, `the document has ${pages.length} pages`)
  if (cell !== undefined && !linePattern.test(cell)) reject(`${path}.cell`, "must not contain control characters")
  return {
    page,
    ...(box !== undefined && { box: readBox(box, size, `${path}.box`) }),
    ...(cell !== undefined && { cell }),
    ...(text !== undefined && { text }),
  }
}

function readBox(box: readonly number[], size: PageSize | undefined, path: string): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = box
  if (size === undefined) return reject(path, "the document has no pages; send the cell")
  const { width, height } = size
  const isOnPage =
    left >= -boxTolerance && top >= -boxTolerance && right <= width + boxTolerance && bottom <= height + boxTolerance
  if (!isOnPage || left > right || top > bottom) {
    reject(path, `must be left, top, right and bottom edge on the page of ${width} by ${height} points`)
  }
  return [left, top, right, bottom]
}

function quoted(name: string): string {
  return /^[A-Za-z_$][\w$-]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name.slice(0, maxQuotedName))}]`
}

function reject(path: string, requirement: string): never {
  throw new AppError("invalid_request", `${path}: ${requirement}`)
}
