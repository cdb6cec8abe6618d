import type {
  Configuration,
  Correction,
  CorrectionInput,
  CorrectionPlace,
  ExtractedValue,
  FieldDefinition,
  TableDefinition,
  UntypedData,
} from "@docsift/sdk"
import { textPattern } from "./generated/limits.ts"
import { pointerTo } from "./json-pointer.ts"
import { reject } from "./rejection.ts"

/** The size of a page in points. */
interface PageSize {
  readonly page: number
  readonly width: number
  readonly height: number
}

/** A correction without who and when. */
export type Corrected = Omit<Correction, "by" | "at">

/** A box may lie this far outside of its page, in points, as by the server. */
const boxTolerance = 1

/** Checks corrections by the rules of the server, and gives rows every column. */
export function readCorrections(
  input: Readonly<Record<string, CorrectionInput>>,
  { objects }: Configuration,
  pages: readonly PageSize[],
): Map<string, Corrected> {
  const fields = new Map(
    objects.flatMap(({ name, fields = [] }) => fields.map((field) => [pointerTo([name, "fields", field.name]), field])),
  )
  const tables = new Map(
    objects.flatMap(({ name, tables = [] }) => tables.map((table) => [pointerTo([name, "tables", table.name]), table])),
  )
  return new Map(
    Object.entries(input).map(([pointer, correction]): [string, Corrected] => {
      const path = `corrections${quoted(pointer)}`
      const [field, table] = [fields.get(pointer), tables.get(pointer)]
      if (field !== undefined) return [pointer, readField(correction, field, path, pages)]
      if (table !== undefined) return [pointer, readTable(correction, table, path, pages)]
      return reject(path, "must be the JSON Pointer of a field or a table of the configuration")
    }),
  )
}

/** Returns the values with the corrections. */
export function mergeCorrections(data: UntypedData, corrections: ReadonlyMap<string, Corrected>): UntypedData {
  const at = (...path: string[]) => corrections.get(pointerTo(path))
  return mapValues(data, ({ fields, tables }, name) => ({
    ...(fields && {
      fields: mapValues(fields, (value, key) => {
        const corrected = at(name, "fields", key)?.value
        return corrected === undefined ? value : corrected
      }),
    }),
    ...(tables && { tables: mapValues(tables, (rows, key) => [...(at(name, "tables", key)?.rows ?? rows)]) }),
  }))
}

function mapValues<T>(record: Readonly<Record<string, T>>, map: (value: T, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
}

function readField(input: CorrectionInput, field: FieldDefinition, path: string, pages: readonly PageSize[]) {
  if (input.rows !== undefined) reject(`${path}.rows`, "a field has no rows; send its value")
  if (input.places !== undefined) reject(`${path}.places`, "a field has no rows; send its page, box and text")
  const { value, page, box, cell, text } = input
  if (value === undefined) return reject(`${path}.value`, "is required")
  checkValue(value, field, `${path}.value`)
  if (page === undefined) {
    const member = Object.entries({ box, cell, text }).find(([, given]) => given !== undefined)
    if (member !== undefined) reject(`${path}.page`, `is required with ${member[0]}`)
    return { value }
  }
  return { value, ...readPlace({ page, box, cell, text }, path, pages) }
}

function readTable(input: CorrectionInput, { columns }: TableDefinition, path: string, pages: readonly PageSize[]) {
  for (const name of ["value", "page", "box", "cell", "text"] as const) {
    if (input[name] !== undefined) reject(`${path}.${name}`, "a table is corrected by its rows")
  }
  if (input.rows === undefined) return reject(`${path}.rows`, "is required")
  const rows = input.rows.map((row, index) => {
    const unknown = Object.keys(row).find((name) => !columns.some((column) => column.name === name))
    if (unknown !== undefined) reject(`${path}.rows[${index}]${quoted(unknown)}`, "is not a column of the table")
    return Object.fromEntries(
      columns.map((column) => {
        const value = Object.hasOwn(row, column.name) ? (row[column.name] ?? null) : null
        checkValue(value, column, `${path}.rows[${index}]${quoted(column.name)}`)
        return [column.name, value]
      }),
    )
  })
  if (input.places === undefined) return { rows }
  const places = Object.entries(input.places).map(([key, place]): [string, CorrectionPlace] => {
    const [row = "", ...column] = key.split("/")
    const isRow = /^(?:0|[1-9]\d{0,6})$/.test(row) && Number(row) < rows.length
    if (!isRow || !columns.some(({ name }) => name === column.join("/"))) {
      reject(`${path}.places${quoted(key)}`, "must be the index of a row and the name of a column, such as 0/amount")
    }
    return [key, readPlace(place, `${path}.places${quoted(key)}`, pages)]
  })
  return { rows, places: Object.fromEntries(places) }
}

function checkValue(value: ExtractedValue, { type }: FieldDefinition, path: string): void {
  if (value === null) return
  if (type === "number" && typeof value !== "number") reject(path, "must be a JSON number, or null")
  if (type === "date" && !isDate(value)) reject(path, "must be a date such as 2026-02-27, or null")
  if (type !== "string") return
  if (typeof value !== "string") return reject(path, "must be text, or null")
  if (!textPattern.test(value)) reject(path, "must not contain control characters")
}

function isDate(value: string | number): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function readPlace(place: CorrectionPlace, path: string, pages: readonly PageSize[]): CorrectionPlace {
  const { page, box, cell, text } = place
  const size = pages.find((each) => each.page === page)
  if (pages.length > 0 && size === undefined) reject(`${path}.page`, `the document has ${pages.length} pages`)
  if (box !== undefined) checkBox(box, size, `${path}.box`)
  return {
    page,
    ...(box === undefined ? {} : { box }),
    ...(cell === undefined ? {} : { cell }),
    ...(text === undefined ? {} : { text }),
  }
}

function checkBox([left, top, right, bottom]: readonly number[], size: PageSize | undefined, path: string): void {
  if (size === undefined) return reject(path, "the document has no pages; send the cell")
  const inside = (from = 0, to = 0, end = 0) => from >= -boxTolerance && from <= to && to <= end + boxTolerance
  if (inside(left, right, size.width) && inside(top, bottom, size.height)) return
  reject(path, `must be left, top, right and bottom edge on the page of ${size.width} by ${size.height} points`)
}

function quoted(name: string): string {
  return /^[A-Za-z_$][\w$-]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name.slice(0, 128))}]`
}
