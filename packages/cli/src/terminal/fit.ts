import stringWidth from "string-width"

/** Returns the number of columns that a terminal needs for a text. */
export const widthOf = (text: string): number => stringWidth(text)

/** Shortens a text to a number of columns, with an ellipsis at the cut. */
export function shorten(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let shortened = ""
  let used = 1
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    used += widthOf(segment)
    if (used > width) break
    shortened += segment
  }
  return `${shortened}…`
}

/** Pads a text to a number of columns. */
export function pad(text: string, width: number, side: "left" | "right"): string {
  const spaces = " ".repeat(Math.max(0, width - widthOf(text)))
  return side === "left" ? text + spaces : spaces + text
}

/** Narrowest that a column is made: enough to recognize a value. */
const narrowest = 6

/**
 * Returns the widths of columns that fit a line, by narrowing the widest ones.
 *
 * @param wanted - columns that each of them would need.
 * @param available - columns for all of them together.
 * @param whole - indexes of those that keep their widths.
 */
export function fitWidths(wanted: readonly number[], available: number, whole: readonly number[] = []): number[] {
  const widths = [...wanted]
  const canNarrow = (_: number, index: number) => !whole.includes(index)
  let excess = widths.reduce((sum, width) => sum + width, 0) - available
  while (excess > 0) {
    const others = widths.filter(canNarrow)
    const widest = Math.max(...others)
    if (widest <= narrowest) break
    const next = Math.max(narrowest, ...others.filter((width) => width < widest))
    const indexes = widths.flatMap((width, index) => (width === widest && canNarrow(width, index) ? [index] : []))
    const cut = Math.min(widest - next, Math.ceil(excess / indexes.length))
    for (const index of indexes) widths[index] = widest - cut
    excess -= cut * indexes.length
  }
  return widths
}
