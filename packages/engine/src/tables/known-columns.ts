import type { TableColumn } from "./columns.ts"

/** The columns of a table's first part, with the number of lines that identified them. */
export interface KnownColumns {
  readonly columns: readonly TableColumn[]
  readonly lines: number
}

/** Identifies the columns of a part of fewer lines as those of the first part, whose headings it repeats: a single row shows little. */
export function likeBefore(
  columns: readonly TableColumn[],
  { columns: before, lines }: KnownColumns,
  count: number,
): readonly TableColumn[] | undefined {
  const isAlike =
    columns.length === before.length && columns.every(({ heading }, at) => heading === before[at]?.heading)
  if (!isAlike || count >= lines) return undefined
  return columns.map((own, at) => {
    const { column, type, score, isGuessed } = before[at] ?? own
    return { ...own, column, type, score, isGuessed }
  })
}
