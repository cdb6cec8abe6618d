import type { LayoutWord } from "./layout.ts"
import type { WordLine } from "./layout.ts"

interface OpenLine {
  words: LayoutWord[]
  /** Mean baseline, with the page's skew taken out. */
  baseline: number
  size: number
}

/** Baselines closer than this fraction of the smaller font size are one line; half-line offsets (0.5) must stay apart. */
const BASELINE_TOLERANCE = 0.38
/** Points; letters of larger fonts are drawings. */
const MAX_REACH = 40
/** Depth of the box below the baseline, as a fraction of the font size, as the parser builds boxes. */
const DESCENT = 0.22
/** Fewer neighbour pairs do not suffice to estimate skew. */
const MIN_PAIRS_FOR_SKEW = 12
/** Radians; scans are rarely straighter than 0.05° and a steeper slope than 3° is not skew. */
const MIN_SKEW = 0.001
const MAX_SKEW = 0.05

/** Groups words of one reading direction into lines, from top to bottom; tolerates small skew and mixed font sizes. */
export function groupIntoLines(words: readonly LayoutWord[]): WordLine[] {
  const slope = estimateSlope(words)
  const levelled = words.map((word) => ({ word, baseline: baselineOf(word) - slope * word.box[0] }))
  levelled.sort((a, b) => a.baseline - b.baseline)
  const lines: OpenLine[] = []
  let open: OpenLine[] = []
  for (const { word, baseline } of levelled) {
    const size = word.source.fontSize
    // Later words are lower still, so a line out of reach is complete. Thousands of tiny lines may share one inch.
    open = open.filter((line) => baseline - line.baseline <= Math.min(line.size * BASELINE_TOLERANCE, MAX_REACH))
    let best: OpenLine | undefined
    for (const line of open.toReversed()) {
      const distance = Math.abs(baseline - line.baseline)
      if (distance > Math.min(size, line.size) * BASELINE_TOLERANCE) continue
      if (best === undefined || distance < Math.abs(baseline - best.baseline)) best = line
    }
    if (best === undefined) {
      const line = { words: [word], baseline, size }
      lines.push(line)
      open.push(line)
      continue
    }
    const count = best.words.push(word)
    best.baseline += (baseline - best.baseline) / count
    best.size = Math.max(best.size, size)
  }
  return lines
    .toSorted((a, b) => a.baseline - b.baseline)
    .map((line) => line.words.toSorted((a, b) => a.box[0] - b.box[0]))
}

function baselineOf(word: LayoutWord): number {
  return word.box[3] - word.source.fontSize * DESCENT
}

/** Returns the median slope between words that follow each other closely; 0 for straight or unclear pages. */
function estimateSlope(words: readonly LayoutWord[]): number {
  const slopes: number[] = []
  for (let index = 1; index < words.length; index++) {
    const left = words[index - 1]
    const right = words[index]
    if (left === undefined || right === undefined) continue
    const size = Math.min(left.source.fontSize, right.source.fontSize)
    const gap = right.box[0] - left.box[2]
    const rise = baselineOf(right) - baselineOf(left)
    if (gap < 0 || gap > size * 2 || Math.abs(rise) > size * 0.3) continue
    slopes.push(rise / (right.box[0] - left.box[0]))
  }
  if (slopes.length < MIN_PAIRS_FOR_SKEW) return 0
  const median = slopes.toSorted((a, b) => a - b)[slopes.length >> 1] ?? 0
  return Math.abs(median) < MIN_SKEW || Math.abs(median) > MAX_SKEW ? 0 : median
}
