/** Gaps between letters that show their tracking, in font sizes; narrower ones are kerning, wider ones separate words. */
const MIN_GAP = 0.06
const MAX_GAP = 0.22
/** Fewer gaps are no pattern. */
const MIN_GAPS = 2
/** Share of the gaps that must be wide; pairs such as `AV` are kerned. */
const MIN_WIDE = 0.7
/** A gap between words is wider than one between letters by a space, a quarter of the font size in most fonts. */
const MAX_DEVIATION = 0.1

/** The tracking of a run of letters, that is the even space that a design sets between all of them: `letter-spacing` in CSS. */
export class Tracking {
  #gaps = 0
  #wide = 0
  #sum = 0

  /** Adds the gap between two letters, in font sizes, where the file has no space. */
  add(gap: number): void {
    // Words that are placed apart say nothing of the letters.
    if (gap > MAX_GAP) return
    this.#gaps++
    if (gap < MIN_GAP) return
    this.#wide++
    this.#sum += gap
  }

  /** Starts another run. */
  clear(): void {
    this.#gaps = 0
    this.#wide = 0
    this.#sum = 0
  }

  /**
   * Returns the tracking, in font sizes, if a gap is as wide as those between the letters of the run, so that it separates no
   * words; undefined otherwise. PDFium guesses spaces in such words, before some letters and not before others.
   */
  of(gap: number): number | undefined {
    if (gap <= 0 || this.#wide < MIN_GAPS || this.#wide < this.#gaps * MIN_WIDE) return undefined
    const usual = this.#sum / this.#wide
    return gap <= usual + MAX_DEVIATION ? usual : undefined
  }
}
