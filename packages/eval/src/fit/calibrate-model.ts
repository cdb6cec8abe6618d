import type { Curve } from "@docsift/engine/internal/scoring/curve"
import { kindGroups, type KindGroup, type ScoringModel } from "@docsift/engine/internal/scoring/model"
import { fitCurve } from "../isotonic.ts"
import type { Judged } from "./judge.ts"

/** Most answers of one pack that count for the curve. */
const PACK_ANSWERS = 600
/** Share of the right answers that a threshold may cost. */
const MAX_LOSS = 0.01
const STEP = 0.01
/** A value that is wrong four times out of five is not worth reading; one that is right more often than not is. */
const MIN_THRESHOLD = 0.2
const MAX_THRESHOLD = 0.4

/** Fits the curve from the probabilities of left-out documents to how often they were right. */
export function fitConfidence(judged: readonly Judged[]): Curve {
  const counts = Map.groupBy(judged, ({ pack }) => pack)
  const samples = judged.flatMap(({ answer, pack }) =>
    answer
      ? [
          {
            score: answer.probability,
            isRight: answer.isRight,
            weight: Math.min(1, PACK_ANSWERS / (counts.get(pack)?.length ?? 1)),
          },
        ]
      : [],
  )
  return fitCurve(samples)
}

/**
 * Returns for each group the highest threshold that costs few right answers: a field that is left empty is seen, a wrong
 * value may not be.
 */
export function chooseThresholds(judged: readonly Judged[]): ScoringModel["thresholds"] {
  const counts = Map.groupBy(judged, ({ pack }) => pack)
  const weightOf = ({ pack }: Judged): number => Math.min(1, PACK_ANSWERS / (counts.get(pack)?.length ?? 1))
  const thresholdOf = (group: KindGroup): number => {
    const answers = judged.flatMap((each) =>
      each.group === group && each.answer ? [{ ...each.answer, weight: weightOf(each) }] : [],
    )
    const sumOf = (list: readonly { readonly weight: number }[]): number =>
      list.reduce((sum, { weight }) => sum + weight, 0)
    const right = sumOf(answers.filter(({ isRight }) => isRight))
    let threshold = MIN_THRESHOLD
    for (let step = Math.round(MIN_THRESHOLD / STEP); step <= MAX_THRESHOLD / STEP; step++) {
      const given = answers.filter(({ probability }) => probability >= step * STEP)
      const givenRight = sumOf(given.filter(({ isRight }) => isRight))
      if (givenRight < (1 - MAX_LOSS) * right) break
      threshold = step * STEP
    }
    return Number(threshold.toFixed(2))
  }
  // kindGroups lists every group, so every key of the record is there.
  return Object.fromEntries(kindGroups.map((group) => [group, thresholdOf(group)])) as Record<KindGroup, number>
}
