import type { Box, Ruling } from "../document.ts"
import type { WordLine } from "./line-grouping.ts"
import type { LayoutWord, Line, Segment } from "./page-layout.ts"

/** Gaps above this multiple of the page's usual space split. */
const gapFactor = 2.2
/** Bounds of the split gap as parts of the font size: justified text reaches 0.6, two typed spaces of Courier are 1.2. */
const minSplitGap = 0.72
const maxSplitGap = 1.15
/** The usual space of proportional fonts, for pages with too few words to tell. */
const usualSpace = 0.28

/** Splits lines into segments at wide gaps, vertical rulings and leader dots. */
export function splitIntoSegments(page: number, lines: readonly WordLine[], rulings: readonly Ruling[]): Line[] {
  const splitGap = Math.min(Math.max(medianSpace(lines) * gapFactor, minSplitGap), maxSplitGap)
  const verticals = rulings.filter(({ isHorizontal }) => !isHorizontal).map(({ box }) => box)
  const result: Line[] = []
  for (const line of lines) {
    const segments = splitLine(page, line, splitGap, verticals)
    const box = union(segments.map((segment) => segment.box))
    if (box !== undefined) result.push({ segments, box, page })
  }
  return result
}

function splitLine(page: number, line: WordLine, splitGap: number, verticals: readonly Box[]): Segment[] {
  const segments: Segment[] = []
  let run: LayoutWord[] = []
  const finish = () => {
    const box = union(run.map((word) => word.box))
    if (box !== undefined) segments.push({ text: run.map(({ text }) => text).join(" "), box, words: run, page })
    run = []
  }
  for (const word of line) {
    if (isLeader(word.text)) {
      finish()
      continue
    }
    const last = run.at(-1)
    if (last !== undefined && isSplit(last, word, splitGap, verticals)) finish()
    run.push(word)
  }
  finish()
  return segments
}

/** Dots or underscores that lead the eye from a label to its value, or stand for a blank to be filled in. */
function isLeader(text: string): boolean {
  return /^(?:[._…·]{3,}|…+)$/.test(text)
}

function isSplit(left: LayoutWord, right: LayoutWord, splitGap: number, verticals: readonly Box[]): boolean {
  const gap = right.box[0] - left.box[2]
  const size = Math.min(left.source.fontSize, right.source.fontSize)
  if (gap > size * splitGap) return true
  if (gap < -size) return false
  const middle = (Math.max(left.box[1], right.box[1]) + Math.min(left.box[3], right.box[3])) / 2
  return verticals.some(
    ([x0, y0, x1, y1]) => x1 >= left.box[2] - 1 && x0 <= right.box[0] + 1 && y0 <= middle && y1 >= middle,
  )
}

/** The median gap between words that are closer than one font size, as a part of the font size. */
function medianSpace(lines: readonly WordLine[]): number {
  const gaps: number[] = []
  for (const line of lines) {
    for (let index = 1; index < line.length; index++) {
      const left = line[index - 1]
      const right = line[index]
      if (left === undefined || right === undefined) continue
      const gap = (right.box[0] - left.box[2]) / Math.min(left.source.fontSize, right.source.fontSize)
      if (gap > 0.1 && gap < 1) gaps.push(gap)
    }
  }
  return gaps.length < 5 ? usualSpace : (gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? usualSpace)
}

function union(boxes: readonly Box[]): Box | undefined {
  const first = boxes[0]
  if (first === undefined) return undefined
  let [x0, y0, x1, y1] = first
  for (const box of boxes) {
    x0 = Math.min(x0, box[0])
    y0 = Math.min(y0, box[1])
    x1 = Math.max(x1, box[2])
    y1 = Math.max(y1, box[3])
  }
  return [x0, y0, x1, y1]
}
