import { append } from "../arrays/append.ts"
import { lowerBound } from "../arrays/lower-bound.ts"
import type { LayoutWord } from "./layout.ts"
import type { WordLine } from "./layout.ts"

interface OpenLine {
  words: LevelledWord[]
  /** Mean baseline, with the skew taken out. */
  baseline: number
  size: number
}

/** Baselines closer than this fraction of the smaller font size are one line; half-line offsets (0.5) must stay apart. */
const BASELINE_TOLERANCE = 0.38
/** A word this many times nearer to the baseline of the next line belongs to that: a value beside its label, not beside the address left of both. */
const NEARER = 3
/** Points; letters of larger fonts are drawings. */
const MAX_REACH = 40
/** Depth of the box below the baseline, as a fraction of the font size, as the parser builds boxes. */
const DESCENT = 0.22
/** Fewer neighbour pairs do not suffice to estimate skew. */
const MIN_PAIRS_FOR_SKEW = 12
/** Radians; scans are rarely straighter than 0.05° and a steeper slope than 3° is not skew. */
const MIN_SKEW = 0.001
const MAX_SKEW = 0.05
/** The same for photographs, whose paper is held askew and bends: on one receipt from -0.05 at its top to 0.04 at its foot. */
const MAX_LOCAL_SKEW = 0.12
/** Paper is bent where the slopes at different heights differ by this; those of straight scans scatter by less. */
const MIN_BEND = 0.04
/** Share of the heights at each end that is left out when slopes are compared. */
const BEND_OUTLIERS = 0.1
/** Pairs of words nearest above and below by which the slope at a height is estimated: three to five lines of a receipt. */
const LOCAL_PAIRS = 10

/** Groups words of one reading direction into lines, from top to bottom; tolerates small skew and mixed font sizes. */
export function groupIntoLines(words: readonly LayoutWord[]): WordLine[] {
  const levelled = withoutSkew(words).sort((a, b) => a.baseline - b.baseline)
  const lines: OpenLine[] = []
  let open: OpenLine[] = []
  for (const levelledWord of levelled) {
    const { word, baseline } = levelledWord
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
      const line = { words: [levelledWord], baseline, size }
      lines.push(line)
      open.push(line)
      continue
    }
    const count = best.words.push(levelledWord)
    best.baseline += (baseline - best.baseline) / count
    best.size = Math.max(best.size, size)
  }
  const sorted = lines.toSorted((a, b) => a.baseline - b.baseline)
  return moveToNearest(sorted).map((line) => line.map(({ word }) => word).toSorted((a, b) => a.box[0] - b.box[0]))
}

/** Moves the lowest words of a line to the next one where they are much nearer to its baseline; lines are found from above. */
function moveToNearest(lines: readonly OpenLine[]): LevelledWord[][] {
  const moved = lines.map((): LevelledWord[] => [])
  for (const [index, { words, baseline }] of lines.entries()) {
    const next = lines[index + 1]
    const isOfNext = ({ word, baseline: own }: LevelledWord): boolean => {
      if (!next) return false
      const distance = Math.abs(next.baseline - own)
      const reach = Math.min(word.source.fontSize, next.size) * BASELINE_TOLERANCE
      return distance <= reach && distance * NEARER < Math.abs(own - baseline)
    }
    const staying = words.filter((word) => !isOfNext(word))
    append(moved[index] ?? [], staying.length === 0 ? words : staying)
    if (staying.length > 0) append(moved[index + 1] ?? [], words.filter(isOfNext))
  }
  return moved
}

function baselineOf(word: LayoutWord): number {
  return word.box[3] - word.source.fontSize * DESCENT
}

/** The x position of a word on its line; the upright boxes of text recognition are centred on the words of a skewed line. */
type Anchor = (word: LayoutWord) => number
const leftOf: Anchor = ({ box }) => box[0]
const middleOf: Anchor = ({ box }) => (box[0] + box[2]) / 2

/** A word, and its baseline without skew. */
interface LevelledWord {
  readonly word: LayoutWord
  readonly baseline: number
}

/** Removes skew from the baselines of words: that of the page, on bent paper that of the surroundings. */
function withoutSkew(words: readonly LayoutWord[]): LevelledWord[] {
  const isRecognized = 2 * words.filter(({ source }) => source.confidence < 1).length > words.length
  const slopeAt = isRecognized ? localSlopes(slopesOf(words, middleOf)) : undefined
  if (slopeAt === undefined) {
    const slope = pageSlope(slopesOf(words, leftOf))
    return words.map((word) => ({ word, baseline: baselineOf(word) - slope * word.box[0] }))
  }
  const middle = medianOf(words.map(middleOf))
  return words.map((word) => {
    const baseline = baselineOf(word)
    return { word, baseline: baseline - slopeAt(baseline) * (middleOf(word) - middle) }
  })
}

/** The slope between two words that follow each other closely, and its height on the page. */
interface Slope {
  readonly y: number
  readonly value: number
}

function slopesOf(words: readonly LayoutWord[], anchor: Anchor): Slope[] {
  const slopes: Slope[] = []
  for (let index = 1; index < words.length; index++) {
    const left = words[index - 1]
    const right = words[index]
    if (left === undefined || right === undefined) continue
    const size = Math.min(left.source.fontSize, right.source.fontSize)
    const gap = right.box[0] - left.box[2]
    const y = baselineOf(left)
    const rise = baselineOf(right) - y
    if (gap < 0 || gap > size * 2 || Math.abs(rise) > size * 0.3) continue
    slopes.push({ y, value: rise / (anchor(right) - anchor(left)) })
  }
  return slopes
}

/** Returns the median slope of the page; 0 for straight or unclear pages. */
function pageSlope(slopes: readonly Slope[]): number {
  if (slopes.length < MIN_PAIRS_FOR_SKEW) return 0
  const median = medianOf(slopes.map(({ value }) => value))
  return Math.abs(median) < MIN_SKEW || Math.abs(median) > MAX_SKEW ? 0 : median
}

/** Returns the median slope around each height of bent paper as a function; undefined for straight or unclear pages. */
function localSlopes(slopes: readonly Slope[]): ((y: number) => number) | undefined {
  if (slopes.length < MIN_PAIRS_FOR_SKEW) return undefined
  const sorted = slopes.toSorted((a, b) => a.y - b.y)
  const medians = sorted.map((_, index) => {
    const from = Math.max(0, Math.min(index - LOCAL_PAIRS / 2, sorted.length - LOCAL_PAIRS))
    const median = medianOf(sorted.slice(from, from + LOCAL_PAIRS).map(({ value }) => value))
    return Math.abs(median) > MAX_LOCAL_SKEW ? 0 : median
  })
  const heights = sorted.map(({ y }) => y)
  const ranked = medians.toSorted((a, b) => a - b)
  const outliers = Math.floor(ranked.length * BEND_OUTLIERS)
  const bend = (ranked.at(-1 - outliers) ?? 0) - (ranked[outliers] ?? 0)
  if (bend < MIN_BEND) return undefined
  return (y) => medians[Math.min(medians.length - 1, lowerBound(heights, y))] ?? 0
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
