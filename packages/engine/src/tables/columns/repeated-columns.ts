import type { HeaderCell } from "../headings/heading.ts"
import type { TableColumn } from "./columns.ts"

/**
 * Gives the columns of a later page what the same headings meant on the page before, where that found more of them, or as many by more
 * lines: few rows may say too little of their columns.
 */
export function asBefore({ columns, lines }: PlacedPart, before: PlacedPart | undefined): readonly TableColumn[] {
  if (!before || before.columns.length !== columns.length) return columns
  const more = countFound(before.columns) - countFound(columns)
  if (more < 0 || (more === 0 && before.lines <= lines)) return columns
  if (!columns.every(({ heading }, index) => heading === before.columns[index]?.heading)) return columns
  return columns.map((column, index) => {
    const { column: meant, type, score, isGuessed } = before.columns[index] ?? column
    return { ...column, column: meant, type, score, isGuessed }
  })
}

/** The columns of a page, and the headings and the number of lines that they were placed by. */
export interface PlacedPart {
  readonly cells: readonly HeaderCell[]
  readonly columns: readonly TableColumn[]
  readonly lines: number
}

/** Points within which a heading is printed at the same place. */
const SAME_PLACE = 1

/**
 * Gives the columns of a page whose headings are printed where those of the page before are the borders found there, where more lines
 * showed them: below narrow numbers there may be several gaps.
 */
export function withBordersBefore(own: PlacedPart, before: PlacedPart | undefined): readonly TableColumn[] {
  const { columns } = own
  if (!before || before.lines <= own.lines) return columns
  if (before.columns.length !== columns.length) return areSame(own.cells, before.cells) ? before.columns : columns
  const isSame = columns.every(({ heading, head }, index) => {
    const other = before.columns[index]
    if (heading !== other?.heading || !head || !other.head) return head === other?.head && heading === other?.heading
    return Math.abs(head[0] - other.head[0]) < SAME_PLACE && Math.abs(head[2] - other.head[2]) < SAME_PLACE
  })
  return isSame
    ? columns.map((column, index) => {
        const { left, right } = before.columns[index] ?? column
        return { ...column, left, right }
      })
    : columns
}

/** Returns whether all headings are printed at the places of the others: few rows may join or split other ones. */
function areSame(cells: readonly HeaderCell[], before: readonly HeaderCell[]): boolean {
  return (
    cells.length === before.length &&
    cells.every(({ text, leaf }, index) => {
      const other = before[index]
      return (
        other?.text === text &&
        [0, 2].every((edge) => Math.abs((leaf[edge] ?? 0) - (other.leaf[edge] ?? 0)) < SAME_PLACE)
      )
    })
  )
}

const countFound = (columns: readonly TableColumn[]): number =>
  columns.filter(({ column }) => column !== undefined).length
