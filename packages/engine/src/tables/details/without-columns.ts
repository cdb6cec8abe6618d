import { type ProductColumns, productColumnsOf } from "../rows/arithmetic.ts"
import type { BodyRules } from "../body/body-rules.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"

interface OfColumn {
  readonly column: number | undefined
}

/** The columns that are asked for. */
interface AskedColumns {
  readonly rules: BodyRules
  readonly productColumns: ProductColumns
  readonly labels: readonly ColumnLabels[]
}

/** The search for a table without some of the configured columns, and what turns their indices into those of all and back. */
export interface OtherColumns<Search extends AskedColumns> {
  readonly search: Search
  readonly toOthers: <T extends OfColumn>(printed: readonly T[]) => readonly T[]
  readonly toAll: <T extends OfColumn>(printed: readonly T[]) => readonly T[]
}

/** Returns a search for the columns that are printed as such: the others have their values elsewhere, and none of the printed columns. */
export function withoutColumns<Search extends AskedColumns>(
  search: Search,
  columns: ReadonlySet<number>,
): OtherColumns<Search> {
  if (columns.size === 0) return { search, toOthers: (printed) => printed, toAll: (printed) => printed }
  const { definition } = search.rules
  const kept = [...definition.columns.keys()].filter((column) => !columns.has(column))
  const labels = search.labels.filter((_, column) => !columns.has(column))
  const others = { ...definition, columns: definition.columns.filter((_, column) => !columns.has(column)) }
  const rules = { ...search.rules, definition: others }
  const renumber =
    (to: (column: number) => number | undefined) =>
    <T extends OfColumn>(printed: readonly T[]): readonly T[] =>
      printed.map((each) => ({ ...each, column: each.column === undefined ? undefined : to(each.column) }))
  return {
    search: { ...search, rules, labels, productColumns: productColumnsOf(labels.map(({ concept }) => concept)) },
    toOthers: renumber((column) => (kept.includes(column) ? kept.indexOf(column) : undefined)),
    toAll: renumber((column) => kept[column]),
  }
}
