import type { Curve } from "@docsift/engine/internal/scoring/curve"
import { kindGroups, type KindGroup, type ScoringModel } from "@docsift/engine/internal/scoring/model"
import { fitCurve } from "../isotonic.ts"
import type { Judged } from "./judge.ts"

/** Predictions of one pack that count in full; those of a larger pack are weighted down to this number. */
const PACK_PREDICTIONS = 600
/** Share of the right predictions that a threshold may lose. */
const MAX_LOSS = 0.01
const STEP = 0.01
/** A value that is wrong four times out of five is not worth reading; one that is right more often than not is. */
const MIN_THRESHOLD = 0.2
const MAX_THRESHOLD = 0.4

/** Weight of the other groups' predictions in the curve of a group: a few dozen of its own do not show a share of 97 %. */
const OTHERS_WEIGHT = 0.1

/** Fits the curve of each group from the probabilities of held-out documents to the share that was right. */
export function fitConfidence(judged: readonly Judged[]): ScoringModel["confidence"] {
  const weightOf = packWeights(judged)
  const curveOf = (group: KindGroup): Curve =>
    fitCurve(
      judged.flatMap(({ prediction, pack, group: own }) => {
        if (!prediction) return []
        const weight = weightOf(pack) * (own === group ? 1 : OTHERS_WEIGHT)
        return [{ score: prediction.probability, isRight: prediction.isRight, weight }]
      }),
    )
  // kindGroups lists every group, so every key of the record is there.
  return Object.fromEntries(kindGroups.map((group) => [group, curveOf(group)])) as ScoringModel["confidence"]
}

/**
 * Returns for each group the highest threshold that loses few right predictions: a reader notices an empty field, but may not
 * notice a wrong value.
 */
export function chooseThresholds(judged: readonly Judged[]): ScoringModel["thresholds"] {
  const weightOf = packWeights(judged)
  const thresholdOf = (group: KindGroup): number => {
    const predictions = judged.flatMap((each) =>
      each.group === group && each.prediction ? [{ ...each.prediction, weight: weightOf(each.pack) }] : [],
    )
    const sumOf = (list: readonly { readonly weight: number }[]): number =>
      list.reduce((sum, { weight }) => sum + weight, 0)
    const right = sumOf(predictions.filter(({ isRight }) => isRight))
    let threshold = MIN_THRESHOLD
    for (let step = Math.round(MIN_THRESHOLD / STEP); step <= MAX_THRESHOLD / STEP; step++) {
      const given = predictions.filter(({ probability }) => probability >= step * STEP)
      const givenRight = sumOf(given.filter(({ isRight }) => isRight))
      if (givenRight < (1 - MAX_LOSS) * right) break
      threshold = step * STEP
    }
    return Number(threshold.toFixed(2))
  }
  // kindGroups lists every group, so every key of the record is there.
  return Object.fromEntries(kindGroups.map((group) => [group, thresholdOf(group)])) as Record<KindGroup, number>
}

function packWeights(judged: readonly Judged[]): (pack: string) => number {
  const counts = Map.groupBy(judged, ({ pack }) => pack)
  return (pack) => Math.min(1, PACK_PREDICTIONS / (counts.get(pack)?.length ?? 1))
}
