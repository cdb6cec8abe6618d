import { partsOf, pointerOf } from "../json-pointer.ts"

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
  const [object, kind, table, row, column, ...rest] = partsOf(pointer)
  if (object === undefined || kind !== "tables" || table === undefined || column === undefined || rest.length > 0) {
    return undefined
  }
  if (row === undefined || !/^(?:0|[1-9]\d{0,6})$/.test(row)) return undefined
  return { table: pointerOf(object, kind, table), row: Number(row), column }
}
