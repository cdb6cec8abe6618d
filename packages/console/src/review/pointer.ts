/** Returns the JSON Pointer (RFC 6901) of a path of names. */
export function pointerOf(...names: readonly (string | number)[]): string {
  return names.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}

/** Returns the names on the path of a JSON Pointer. */
export function namesOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
}

/** The cell of a table. */
export interface CellPosition {
  /** The pointer of the table. */
  readonly table: string
  /** Counted from 0. */
  readonly row: number
  readonly column: string
}

/** Parses the pointer of a cell, such as `/Invoice/tables/Lines/3/Amount`; undefined for those of fields and tables. */
export function cellOf(pointer: string): CellPosition | undefined {
  const [object, kind, table, row, column, ...rest] = namesOf(pointer)
  if (object === undefined || kind !== "tables" || table === undefined || column === undefined || rest.length > 0) {
    return undefined
  }
  if (row === undefined || !/^(?:0|[1-9]\d{0,6})$/.test(row)) return undefined
  return { table: pointerOf(object, kind, table), row: Number(row), column }
}
