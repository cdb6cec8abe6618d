import type { TableColumn } from "./columns.ts"

/**
 * Gives the columns of a later page what the same headings meant on the page before, where that found more of them: few rows may say too
 * little of their columns.
 */
export function asBefore(
  columns: readonly TableColumn[],
  before: readonly TableColumn[] | undefined,
): readonly TableColumn[] {
  if (!before || before.length !== columns.length || countFound(before) <= countFound(columns)) return columns
  if (!columns.every(({ heading }, index) => heading === before[index]?.heading)) return columns
  return columns.map((column, index) => {
    const { column: meant, type, score } = before[index] ?? column
    return { ...column, column: meant, type, score }
  })
}

const countFound = (columns: readonly TableColumn[]): number =>
  columns.filter(({ column }) => column !== undefined).length
