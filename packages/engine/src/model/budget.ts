import { charactersOf, type Passage } from "./passages.ts"

/**
 * What a model turned out to read and write at once. Learned from its first failures, so that a long document does not
 * meet them again in every passage.
 */
export class Budget {
  #characters = Infinity
  #lines = Infinity

  /** False for a passage whose rows are too many for an answer, or that is too long for a prompt. */
  fits(passage: Passage): boolean {
    return this.fitsReading(passage) && passage.owned.length < this.#lines
  }

  /** False for a passage that is too long for a prompt. */
  fitsReading({ owned }: Passage): boolean {
    return charactersOf(owned) < this.#characters
  }

  /** A prompt with this passage was too long to be read. */
  exceedReading({ owned }: Passage): void {
    this.#characters = Math.min(this.#characters, charactersOf(owned))
  }

  /** The rows of this passage were too many for one answer. */
  exceedWriting({ owned }: Passage): void {
    this.#lines = Math.min(this.#lines, owned.length)
  }
}
