/** A figure of a benchmark with its target. */
export interface Row {
  readonly what: string
  readonly value: string
  readonly target: string
  /** Whether the target is met; undefined without a target, or when the reader has to decide. */
  readonly isMet?: boolean
}

/** Options of a benchmark. */
export interface BenchOptions {
  /** Shorter, for use during development; not for published figures. */
  readonly isQuick: boolean
  /** Executions of the larger deployment of `growth`. @default 1,000,000, or 100,000 when quick */
  readonly executions?: number
}

/** Returns the row of a figure that should not exceed a limit. */
export function atMost(what: string, value: number, limit: number, unit: string, digits = 1): Row {
  const isMet = value <= limit
  return { what, value: `${value.toFixed(digits)} ${unit}`, target: `≤ ${limit} ${unit}`, isMet }
}

/** Returns the row of a figure that should not be below a limit. */
export function atLeast(what: string, value: number, limit: number, unit: string, digits = 2): Row {
  const isMet = value >= limit
  return { what, value: `${value.toFixed(digits)} ${unit}`, target: `≥ ${limit} ${unit}`, isMet }
}

/** Returns the row of a figure without a target. */
export function figure(what: string, value: number, unit: string, digits = 1): Row {
  return { what: `  ${what}`, value: `${value.toFixed(digits)} ${unit}`, target: "–" }
}

/** Prints figures as a table. */
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

/** Reports the progress of a long benchmark on standard error. */
export function reportProgress(sentence: string): void {
  process.stderr.write(`… ${sentence}\n`)
}
