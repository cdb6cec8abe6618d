/** A rising curve from a score to the share of correct values; both rise from point to point. */
export type Curve = readonly (readonly [score: number, probability: number])[]

/** Returns the probability of a curve at a score; beyond its ends that of the nearest point. */
export function interpolate(curve: Curve, score: number): number {
  let [lowScore, lowProbability] = curve[0] ?? [0, 0.5]
  for (const [highScore, highProbability] of curve) {
    if (score <= highScore) {
      const part = highScore === lowScore ? 1 : Math.max(0, (score - lowScore) / (highScore - lowScore))
      return lowProbability + part * (highProbability - lowProbability)
    }
    lowScore = highScore
    lowProbability = highProbability
  }
  return lowProbability
}
