import type { Figure, Scenario } from "./scenario.ts"

/** Longer values are sentences, which stand beside the column and not in it. */
const longestNumber = 24

/** Writes figures as lines for a person; a figure that is missed says so. */
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
