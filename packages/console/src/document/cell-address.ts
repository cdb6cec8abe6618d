/** The position of a cell, counted from 0. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

/** Returns the letters of a column: `A`, … `Z`, `AA`, … */
export function columnName(column: number): string {
  let name = ""
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  }
  return name
}

/** Returns the address of a cell, such as `C7`. */
export const cellName = ({ row, column }: CellPosition): string => `${columnName(column)}${row + 1}`

/** Parses an address such as `C7`; undefined for other text. */
export function parseCell(address: string): CellPosition | undefined {
  const [, letters, digits] = /^([A-Z]{1,6})([1-9]\d{0,8})$/.exec(address) ?? []
  if (letters === undefined || digits === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(digits) - 1, column: column - 1 }
}
