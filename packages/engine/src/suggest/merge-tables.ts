import type { ColumnDefinition, TableDefinition } from "../configuration.ts"
import { matchKeyOf } from "../tables/words/page-text.ts"
import { extractTable } from "../tables/extract-table.ts"
import type { ExtractedTable } from "../tables/cells/extracted-table.ts"
import { MAX_COLUMNS } from "./column-draft.ts"
import { MAX_TABLES, type SampleTable } from "./find-tables.ts"
import type { Sample } from "./sample.ts"

/** Share of the columns that two samples' tables have in common to be one. */
const MIN_COMMON_SHARE = 0.5

/** A table of the workflow, with what it reads from each sample. */
export interface ReadTable {
  readonly definition: TableDefinition
  readonly headings: ReadonlyMap<string, string>
  /** By position of the sample; only samples from which it reads rows. */
  readonly read: ReadonlyMap<number, ExtractedTable>
}

interface TableGroup {
  readonly first: SampleTable
  readonly members: Map<number, SampleTable>
}

/** Joins the tables of all samples, keeps those of at least half of them, and reads them back. */
export function mergeTables(samples: readonly Sample[], found: readonly (readonly SampleTable[])[]): ReadTable[] {
  const groups: TableGroup[] = []
  for (const [index, tables] of found.entries()) {
    for (const table of tables) {
      const group = groups.find((other) => !other.members.has(index) && shareOf(other.first, table) >= MIN_COMMON_SHARE)
      if (group) group.members.set(index, table)
      else groups.push({ first: table, members: new Map([[index, table]]) })
    }
  }
  const names = new Set<string>()
  return groups
    .filter(({ members }) => members.size * 2 >= samples.length)
    .slice(0, MAX_TABLES)
    .flatMap((group) => {
      const table = readGroup(samples, group, uniqueName(group.first.definition.name, names))
      if (!table) return []
      names.add(table.definition.name)
      return [table]
    })
}

const keysOf = ({ definition }: SampleTable): Set<string> =>
  new Set(definition.columns.map(({ name }) => matchKeyOf(name)))

function shareOf(a: SampleTable, b: SampleTable): number {
  const [own, others] = [keysOf(a), keysOf(b)]
  const common = [...own].filter((key) => others.has(key)).length
  return common / Math.max(1, Math.min(own.size, others.size))
}

function readGroup(samples: readonly Sample[], { first, members }: TableGroup, name: string): ReadTable | undefined {
  const { columns, headings } = commonColumns(members)
  const [only] = members.values()
  if (
    members.size === 1 &&
    only &&
    only.definition.name === name &&
    columns.length === only.definition.columns.length
  ) {
    return {
      definition: only.definition,
      headings,
      read: new Map([...members].map(([index, table]) => [index, table.extracted])),
    }
  }
  const definition = { ...first.definition, name, columns }
  const read = new Map<number, ExtractedTable>()
  for (const index of members.keys()) {
    const sample = samples[index]
    const extracted = sample && extractTable(sample.context, definition)
    if (extracted && extracted.rows.length > 0) read.set(index, extracted)
  }
  const filled = columns.filter(({ name: column }) => exampleIn(read, column) !== undefined)
  if (filled.length < 2 || filled.length < columns.length) {
    return filled.length >= 2 && filled.length < columns.length
      ? { definition: { ...definition, columns: filled }, headings, read }
      : undefined
  }
  return { definition, headings, read }
}

function exampleIn(read: ReadonlyMap<number, ExtractedTable>, column: string): number | undefined {
  for (const [index, { rows }] of read) if (rows.some((row) => (row[column] ?? null) !== null)) return index
  return undefined
}

/** Returns the columns of at least half of the tables, in the order of the first that has them. */
function commonColumns(members: ReadonlyMap<number, SampleTable>): {
  readonly columns: readonly ColumnDefinition[]
  readonly headings: ReadonlyMap<string, string>
} {
  const counts = new Map<string, { readonly column: ColumnDefinition; count: number; numbers: number }>()
  const headings = new Map<string, string>()
  for (const { definition, headings: own } of members.values()) {
    for (const column of definition.columns) {
      const key = matchKeyOf(column.name)
      const entry = counts.get(key) ?? { column, count: 0, numbers: 0 }
      counts.set(key, entry)
      entry.count++
      if (!headings.has(column.name)) headings.set(column.name, own.get(column.name) ?? column.name)
    }
  }
  const columns = [...counts.values()].filter(({ count }) => count * 2 >= members.size).map(({ column }) => column)
  return { columns: columns.slice(0, MAX_COLUMNS), headings }
}

function uniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name} ${number}`)) number++
  return `${name} ${number}`
}
