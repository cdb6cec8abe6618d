/** Removes what differs from run to run or between versions of the engine: widths of columns, and percentages. */
function normalize(line: string): string {
  return line
    .replaceAll(/\d+ %/g, "N %")
    .split(/\s+/)
    .filter((word) => word !== "")
    .join(" ")
}

/** Whether a line is what a tutorial shows; `…` stands for any text. */
function matches(shown: string, printed: string): boolean {
  const [first = "", ...others] = normalize(shown).split("…")
  const text = normalize(printed)
  if (others.length === 0) return text === first
  if (!text.startsWith(first)) return false
  let position = first.length
  for (const part of others.slice(0, -1)) {
    const found = text.indexOf(part, position)
    if (found === -1) return false
    position = found + part.length
  }
  return text.slice(position).endsWith(others.at(-1) ?? "")
}

/** Returns the first line that a tutorial shows and a program did not print, in this order; undefined when all were. */
export function findMissingLine(shown: string, printed: string): string | undefined {
  const rest = printed.split("\n")
  for (const line of shown.split("\n").filter((each) => each.trim() !== "")) {
    const index = rest.findIndex((each) => matches(line, each))
    if (index === -1) return line
    rest.splice(0, index + 1)
  }
  return undefined
}
