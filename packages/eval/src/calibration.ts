/** One answered value: how sure the extractor was, and whether it was right. */
export interface Judged {
  readonly confidence: number
  readonly isRight: boolean
}

/** One tenth of confidence. */
export interface Bin {
  readonly from: number
  readonly answers: number
  readonly right: number
  /** Mean confidence of the answers. */
  readonly confidence: number
}

/** How well confidence tells the chance of being right. */
export interface Calibration {
  readonly answers: number
  readonly bins: readonly Bin[]
  /** Expected calibration error: the mean distance of confidence and share of right answers, over ten bins. */
  readonly error: number
  /** Answers with a confidence of 0.9 and more, and how many of them are right. */
  readonly sure: number
  readonly sureRight: number
}

/** What counts as sure. */
const sureFrom = 0.9

/** Measures confidence against truth. */
export function calibrationOf(judged: readonly Judged[]): Calibration {
  const bins = Array.from({ length: 10 }, (_, index) => ({ from: index / 10, answers: 0, right: 0, sum: 0 }))
  let sure = 0
  let sureRight = 0
  for (const { confidence, isRight } of judged) {
    // A tenth times ten falls short of the whole number in binary: 0.3 belongs to the bin that begins there.
    const bin = bins[Math.min(9, Math.max(0, Math.floor(confidence * 10 + 1e-9)))]
    if (!bin) continue
    bin.answers++
    bin.right += Number(isRight)
    bin.sum += confidence
    if (confidence < sureFrom) continue
    sure++
    sureRight += Number(isRight)
  }
  const distance = bins.reduce((sum, bin) => sum + Math.abs(bin.sum - bin.right), 0)
  return {
    answers: judged.length,
    bins: bins
      .filter(({ answers }) => answers > 0)
      .map(({ from, answers, right, sum }) => ({ from, answers, right, confidence: sum / answers })),
    error: judged.length === 0 ? 0 : distance / judged.length,
    sure,
    sureRight,
  }
}
