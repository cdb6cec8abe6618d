import type { ValueType } from "../../configuration.ts"
import type { Box, Ruling } from "../../document.ts"
import type { SpanIndex } from "../../layout/span-index.ts"
import { centreX } from "../words/boxes.ts"
import type { PlacedWord } from "../words/joined-signs.ts"

/** A heading by which the borders beside it are placed; a column of row names has none of its own. */
export interface ColumnHead {
  readonly column: number | undefined
  readonly head: Box | undefined
  readonly heading: string
  readonly centre: number
  readonly score: number
  readonly type: ValueType | undefined
}

/**
 * Returns the centre of the widest run of x that the fewest words cross, off the headings where possible. Where nothing is
 * printed right below the left of two headings of numbers, as in a wide column with the heading at its other side, or where numbers are
 * printed between it and the next heading, it is the last such run. A run that leaves nothing below the right heading, as between a short name and a heading centred above it, gives
 * way to one further left. `start` and `end` are where the heading before the left one ends and the one after the right one starts.
 */
export function placeBorder(
  left: ColumnHead,
  right: ColumnHead,
  all: SpanIndex<PlacedWord>,
  verticals: readonly Ruling[],
  start = -Infinity,
  end = Infinity,
): number {
  const from = left.centre
  const to = Math.max(right.centre, from + 1)
  const words = all.touching(from, to).filter((word) => word.box[2] > from && word.box[0] < to)
  const vertical = verticals.find(({ box }) => {
    const x = centreX(box)
    return x > from && x < to && !words.some((word) => word.box[0] < x - 1 && word.box[2] > x + 1)
  })
  if (vertical) return centreX(vertical.box)
  const isApart =
    left.head !== undefined &&
    left.type !== "string" &&
    right.type !== "string" &&
    !isOver(all, left.head[0], left.head[2]) &&
    (hasValues(all, right, from, to, end) || hasNumbersBetween(all, left, right))
  const between: readonly [number, number] = [left.head?.[2] ?? from, right.head?.[0] ?? to]
  const widest = widestGap(words, from, to, between, isApart)
  const isEmpty = right.type === "string" && !isOver(all, widest[1] - MIN_RUN, end)
  const further = isEmpty ? widestGap(words, from, widest[0], between, false) : undefined
  const run = further && further[1] < widest[0] && isOver(all, start, further[0] + MIN_RUN) ? further : widest
  const free: [number, number] = [
    Math.max(run[0], left.head?.[2] ?? run[0]),
    Math.min(run[1], right.head?.[0] ?? run[1]),
  ]
  return free[0] < free[1] ? (free[0] + free[1]) / 2 : (run[0] + run[1]) / 2
}

/** Returns whether the right one of two columns has values of its own: numbers, where its heading is not known. */
function hasValues(all: SpanIndex<PlacedWord>, { type }: ColumnHead, from: number, to: number, end: number): boolean {
  const own = all.touching(to, end).filter(({ box }) => box[0] > from && centreX(box) > to)
  return own.length > 0 && (type === "number" || own.every(({ text }) => /\d/u.test(text)))
}

/** Returns whether nothing but numbers is printed between a heading of numbers and the next one, below which there are other words. */
function hasNumbersBetween(all: SpanIndex<PlacedWord>, left: ColumnHead, right: ColumnHead): boolean {
  if (left.type !== "number" || right.type !== undefined || !left.head || !right.head) return false
  const [start, end] = [left.head[2], right.head[0]]
  const between = all.touching(start, end).filter(({ box }) => box[0] < end && box[2] > start)
  const areNumbers = between.every(({ box, text }) => box[0] >= start && box[2] <= end && /^\d+$/u.test(text))
  return between.length > 0 && areNumbers && isOver(all, end, right.head[2])
}

/** Returns whether words are printed between two x. */
function isOver(all: SpanIndex<PlacedWord>, left: number, right: number): boolean {
  return all.touching(left, right).some(({ box }) => box[2] > left && box[0] < right)
}

/**
 * Returns the run of x that the fewest words cross, preferring one between the two headings, else the widest:
 * right-aligned numbers below a wide heading leave more room on their left.
 */
function widestGap(
  words: readonly PlacedWord[],
  from: number,
  to: number,
  heads: readonly [number, number],
  isLast: boolean,
): [number, number] {
  const edges = new Map<number, number>()
  const add = (x: number, change: number): void => void edges.set(x, (edges.get(x) ?? 0) + change)
  for (const word of words) {
    add(Math.max(from, word.box[0]), 1)
    add(Math.min(to, word.box[2]), -1)
  }
  const xs = [...edges.keys(), from, to].sort((a, b) => a - b)
  let depth = 0
  let best: { run: [number, number]; depth: number; width: number } = { run: [from, to], depth: Infinity, width: 0 }
  const isBetween = (x: number, next: number): boolean => Math.min(next, heads[1]) - Math.max(x, heads[0]) >= MIN_RUN
  for (const [index, x] of xs.entries()) {
    if (xs[index - 1] !== x) depth += edges.get(x) ?? 0
    const next = xs[index + 1]
    if (next === undefined || next - x < MIN_RUN) continue
    const width = next - x + (isBetween(x, next) ? to - from : 0)
    const isBetter = isLast || width > best.width
    if (depth < best.depth || (depth === best.depth && isBetter)) best = { run: [x, next], depth, width }
  }
  return best.run
}
/** Narrower runs of white space do not separate columns, in points. */
const MIN_RUN = 0.5
