import type { Curve } from "@docsift/engine/internal/scoring/curve"

/** The curve that leaves every probability as it is. */
export const IDENTITY: Curve = [
  [0, 0],
  [1, 1],
]

/** A training sample. */
export interface Sample {
  readonly score: number
  readonly isRight: boolean
  /** Relative weight. */
  readonly weight: number
}

interface Block {
  weight: number
  right: number
  /** Sum of score × weight. */
  scores: number
}

const chanceOfBlock = ({ right, weight }: Block): number => right / weight

/** Minimum share of the total weight for a step of the curve. */
const minShare = 0.02
/** Bounds of the curve: a few thousand values do not justify certainty. */
const lowest = 0.02
const highest = 0.995

/**
 * Fits the probability of being right as a monotonic function of the score (isotonic regression by pool adjacent violators)
 * and returns its steps as points.
 */
export function fitCurve(samples: readonly Sample[]): Curve {
  const sorted = samples.toSorted((a, b) => a.score - b.score)
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  const byScore = [...Map.groupBy(sorted, ({ score }) => score).values()].map(blockOf)
  const blocks = mergeSmall(pool(byScore), minShare * total)
  return blocks.map((block) => [
    round(block.scores / block.weight),
    round(Math.min(highest, Math.max(lowest, chanceOfBlock(block)))),
  ])
}

function blockOf(samples: readonly Sample[]): Block {
  const block = { weight: 0, right: 0, scores: 0 }
  for (const { score, isRight, weight } of samples) {
    block.weight += weight
    block.right += isRight ? weight : 0
    block.scores += score * weight
  }
  return block
}

function pool(steps: readonly Block[]): Block[] {
  const blocks: Block[] = []
  for (const step of steps) {
    blocks.push(step)
    for (;;) {
      const [before, last] = blocks.slice(-2)
      if (!before || !last || before === last || chanceOfBlock(before) < chanceOfBlock(last)) break
      blocks.splice(-2, 2, join(before, last))
    }
  }
  return blocks
}

/** Merges blocks of low weight into the previous one; the mean of neighbours preserves the order. */
function mergeSmall(blocks: readonly Block[], minWeight: number): Block[] {
  const merged: Block[] = []
  for (const block of blocks) {
    const before = merged.at(-1)
    if (before && (before.weight < minWeight || block.weight < minWeight)) merged.splice(-1, 1, join(before, block))
    else merged.push(block)
  }
  return merged
}

const join = (a: Block, b: Block): Block => ({
  weight: a.weight + b.weight,
  right: a.right + b.right,
  scores: a.scores + b.scores,
})

const round = (value: number): number => Math.round(value * 1000) / 1000
