import type { Figure, Scenario } from "./scenario.ts"

/** Longer values are sentences and do not widen the column. */
const longestNumber = 24

/** Formats figures as lines of text and marks the missed ones. */
export function formatFigures(scenario: Scenario, figures: readonly Figure[]): string {
  const widths = [
    Math.max(...figures.map(({ what }) => what.length)),
    Math.max(0, ...figures.map(({ value }) => value.length).filter((length) => length <= longestNumber)),
  ]
  const lines = figures.map(({ what, value, target, isMet }) => {
    const verdict = isMet ? "" : "   MISSED"
    return `  ${what.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}   target ${target}${verdict}`
  })
  return [`${scenario.name}: ${scenario.title}`, ...lines, ""].join("\n")
}
