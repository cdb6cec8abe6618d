import type { TableDefinition } from "../configuration.ts"

/** Says that lines or rows after the end of a table look like further rows of it. */
export function unreadWarning(
  { name }: TableDefinition,
  count: number,
  page: number,
  noun: "line" | "row" = "line",
): string {
  return `Table "${name}": ${count} ${noun}${count === 1 ? "" : "s"} on page ${page} may be further rows and were not read.`
}

/** Says that cells hold text where the column's type wants a figure or a day. */
export function misfitWarning({ name }: TableDefinition, count: number): string {
  const cells = count === 1 ? "1 cell holds" : `${count} cells hold`
  return `Table "${name}": ${cells} text that does not fit the column's type and stayed empty.`
}
