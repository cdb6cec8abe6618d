/** A wider gap, in font sizes, is one between words that are placed apart, and says nothing of the letters. */
const MAX_GAP = 0.22
/** Mean of the gaps in a run that is tracked, in font sizes, at least: of few gaps, and of more. Other fonts have gaps of about 0. */
const MIN_MEAN = { few: 0.06, more: 0.035 } as const
/** Gaps that are few: fewer than two are no pattern. */
const FEW = 2
/** A gap between words is wider than one between letters by a space, a quarter of the font size in most fonts; rounding takes less. */
const MAX_DEVIATION = 0.13

/** The tracking of a run of letters, that is the even space that a design sets between all of them: `letter-spacing` in CSS. */
export class Tracking {
  #gaps = 0
  #sum = 0

  /** Adds the gap between two letters, in font sizes, where the file has no space. */
  add(gap: number): void {
    if (gap > MAX_GAP) return
    this.#gaps++
    this.#sum += gap
  }

  /** Starts another run. */
  clear(): void {
    this.#gaps = 0
    this.#sum = 0
  }

  /**
   * Returns the tracking, in font sizes, if a gap is about as wide as those between the letters of the run, so that it separates no
   * words; undefined otherwise. PDFium guesses spaces in such words, before some letters and not before others.
   */
  of(gap: number): number | undefined {
    if (gap <= 0 || this.#gaps < FEW) return undefined
    const mean = this.#sum / this.#gaps
    const isTracked = mean >= (this.#gaps === FEW ? MIN_MEAN.few : MIN_MEAN.more)
    return isTracked && gap <= mean + MAX_DEVIATION ? mean : undefined
  }
}
