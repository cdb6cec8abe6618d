/** One figure of a benchmark, next to what it should be. */
export interface Row {
  readonly what: string
  readonly value: string
  readonly target: string
  /** Whether the figure is as it should be; undefined for one without a target, or one that a reader judges. */
  readonly isMet?: boolean
}

/** How a benchmark is to run. */
export interface BenchOptions {
  /** Shorter, for whoever changes something; its figures are not for the documents. */
  readonly isQuick: boolean
}

/** Makes the row of a figure that should not be larger than a limit. */
export function atMost(what: string, value: number, limit: number, unit: string, digits = 1): Row {
  const isMet = value <= limit
  return { what, value: `${value.toFixed(digits)} ${unit}`, target: `≤ ${limit} ${unit}`, isMet }
}

/** Makes the row of a figure that should not be smaller than a limit. */
export function atLeast(what: string, value: number, limit: number, unit: string, digits = 2): Row {
  const isMet = value >= limit
  return { what, value: `${value.toFixed(digits)} ${unit}`, target: `≥ ${limit} ${unit}`, isMet }
}

/** Makes the row of a figure that only informs. */
export function figure(what: string, value: number, unit: string, digits = 1): Row {
  return { what: `  ${what}`, value: `${value.toFixed(digits)} ${unit}`, target: "–" }
}

/** Prints figures as a table that a reader can paste into `docs/benchmarks.md`. */
export function printRows(title: string, rows: readonly Row[]): void {
  const [what, value, target] = (["what", "value", "target"] as const).map((member) =>
    Math.max(...rows.map((row) => row[member].length)),
  )
  console.log(`\n${title}`)
  for (const row of rows) {
    const verdict = row.isMet === undefined ? "" : row.isMet ? "met" : "MISSED"
    const cells = [
      row.what.padEnd(what ?? 0),
      row.value.padStart(value ?? 0),
      `target ${row.target.padEnd(target ?? 0)}`,
    ]
    console.log(`  ${[...cells, verdict].join("   ").trimEnd()}`)
  }
}

/** Tells on standard error what a long benchmark is doing. */
export function tell(sentence: string): void {
  process.stderr.write(`… ${sentence}\n`)
}
