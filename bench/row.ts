/** One figure of a benchmark, next to what it should be. */
export interface Row {
  readonly what: string
  readonly value: string
  readonly target: string
}

/** Prints figures as a table that a reader can paste into `docs/benchmarks.md`. */
export function printRows(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map((row) => row.what.length))
  console.log(`\n${title}`)
  for (const { what, value, target } of rows)
    console.log(`  ${what.padEnd(width)}  ${value.padStart(12)}   target ${target}`)
}
