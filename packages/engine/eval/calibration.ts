/** One answered value: how sure the extractor was, and whether it was right. */
export interface Judged {
  readonly confidence: number
  readonly isRight: boolean
}

/** Tells, per tenth of confidence, how many answers there are and how many of them are right. */
export function calibrationOf(judged: readonly Judged[]): string {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, right: 0, sum: 0 }))
  for (const { confidence, isRight } of judged) {
    const bin = bins[Math.min(9, Math.floor(confidence * 10))]
    if (!bin) continue
    bin.count++
    bin.right += Number(isRight)
    bin.sum += confidence
  }
  const error = bins.reduce((sum, bin) => sum + Math.abs(bin.sum - bin.right), 0) / Math.max(1, judged.length)
  const texts = bins.map((bin, index) => (bin.count ? `${index / 10}: ${bin.right}/${bin.count}` : ""))
  return `confidence ${texts.filter(Boolean).join("  ")}  error ${error.toFixed(3)}`
}
