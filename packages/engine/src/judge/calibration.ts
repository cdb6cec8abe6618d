/** The confidence of one extracted value, and whether it was right. */
export interface ScoredConfidence {
  readonly confidence: number
  readonly isRight: boolean
}

/** One of ten bins of confidence. */
export interface Bin {
  readonly from: number
  readonly answers: number
  readonly right: number
  /** Mean confidence of the values. */
  readonly confidence: number
}

/** How well confidence predicts accuracy. */
export interface Calibration {
  readonly answers: number
  readonly bins: readonly Bin[]
  /** Expected calibration error: the mean difference between confidence and accuracy, over ten bins. */
  readonly error: number
  /** Values with a confidence of at least 0.9, and how many of them are right. */
  readonly sure: number
  readonly sureRight: number
}

/** Lowest confidence that counts as high. */
const highConfidence = 0.9

/** Computes the calibration of a set of values. */
export function calibrationOf(values: readonly ScoredConfidence[]): Calibration {
  const bins = Array.from({ length: 10 }, (_, index) => ({ from: index / 10, answers: 0, right: 0, sum: 0 }))
  let sure = 0
  let sureRight = 0
  for (const { confidence, isRight } of values) {
    // In binary, 0.3 × 10 is slightly below 3, but 0.3 belongs to the bin that starts there.
    const bin = bins[Math.min(9, Math.max(0, Math.floor(confidence * 10 + 1e-9)))]
    if (!bin) continue
    bin.answers++
    bin.right += Number(isRight)
    bin.sum += confidence
    if (confidence < highConfidence) continue
    sure++
    sureRight += Number(isRight)
  }
  const distance = bins.reduce((sum, bin) => sum + Math.abs(bin.sum - bin.right), 0)
  return {
    answers: values.length,
    bins: bins
      .filter(({ answers }) => answers > 0)
      .map(({ from, answers, right, sum }) => ({ from, answers, right, confidence: sum / answers })),
    error: values.length === 0 ? 0 : distance / values.length,
    sure,
    sureRight,
  }
}
