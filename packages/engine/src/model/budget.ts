import { characterCount, type Passage } from "./passages.ts"

/**
 * The input and output limits of a model, learned from its first failures, so that a long document does not run into them
 * again in every passage.
 */
export class Budget {
  #characters = Infinity
  #lines = Infinity

  /** Returns whether a passage fits the prompt and its rows fit the answer. */
  fits(passage: Passage): boolean {
    return this.fitsPrompt(passage) && passage.owned.length < this.#lines
  }

  /** Returns whether a passage fits the prompt. */
  fitsPrompt({ owned }: Passage): boolean {
    return characterCount(owned) < this.#characters
  }

  /** Records that a prompt with this passage was too long. */
  recordLongPrompt({ owned }: Passage): void {
    this.#characters = Math.min(this.#characters, characterCount(owned))
  }

  /** Records that the rows of this passage did not fit one answer. */
  recordCutAnswer({ owned }: Passage): void {
    this.#lines = Math.min(this.#lines, owned.length)
  }
}
