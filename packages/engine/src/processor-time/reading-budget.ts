import { DocumentError } from "../document-error.ts"
import type { Clock, ProcessorMeter } from "./clock.ts"

/** The processor time that reading one document may take, in milliseconds. */
export interface ProcessorBudget {
  /** @default 20_000 */
  readonly baseMs: number
  /** For each page, sheet or image of the document, once their number is known. @default 2_000 */
  readonly perPageMs: number
  /** For each image whose text is recognized; a page with low confidence takes up to six. @default 30_000 */
  readonly perImageMs?: number
}

/** For costs that do not depend on pages: the largest accepted sheet, with two million cells, takes 13 s. */
export const defaultBaseMs = 20_000
/** A born-digital page takes about 11 ms, rendering a scanned one for recognition 0.4 s, one of dense line art some more. */
export const defaultPerPageMs = 2_000
/**
 * Scanned A4 pages took 1.5 to 3 s each for the program tesseract with English alone, and 8 to 13 s with eight
 * languages; receipts 1 to 2.5 s and 3 to 10 s (two cores at 2 GHz, both busy). As WASM it is two to
 * five times as slow as that with one language.
 */
const defaultPerImageMs = 30_000

/**
 * Counts the processor time of one document against its limits. Until the number of pages is known, one page is assumed.
 * Waiting for a language model or for a core is free.
 */
export class ReadingBudget implements ProcessorMeter {
  readonly #limits: Required<ProcessorBudget>
  readonly #running = new Set<Clock>()
  #endedMs = 0
  #pages = 1
  #images = 0

  constructor({ baseMs, perPageMs, perImageMs = defaultPerImageMs }: ProcessorBudget) {
    this.#limits = { baseMs, perPageMs, perImageMs }
  }

  run(clock: Clock): () => void {
    this.#running.add(clock)
    return () => {
      if (this.#running.delete(clock)) this.#endedMs += clock.read()
    }
  }

  /** Raises the limit to this many pages, unless more are known already. */
  allowPages(count: number): void {
    this.#pages = Math.max(this.#pages, count)
  }

  /** Raises the limit by more images whose text is recognized. */
  allowImages(count: number): void {
    this.#images += count
  }

  /** Returns the timeout error once the document has exceeded its limit. */
  check(): DocumentError | undefined {
    const { baseMs, perPageMs, perImageMs } = this.#limits
    const limitMs = baseMs + perPageMs * this.#pages + perImageMs * this.#images
    let spentMs = this.#endedMs
    for (const clock of this.#running) spentMs += clock.read()
    if (spentMs <= limitMs) return undefined
    const parts = [
      seconds(baseMs),
      `${seconds(perPageMs)} for ${each(this.#pages, "page")}`,
      ...(this.#images > 0 ? [`${seconds(perImageMs)} for ${each(this.#images, "recognized image")}`] : []),
    ]
    return new DocumentError(
      "timeout",
      `Reading the file took more than ${seconds(limitMs)} of processor time (${parts.join(" + ")}).`,
    )
  }
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000} s`
}

function each(count: number, noun: string): string {
  return count === 1 ? `its ${noun}` : `each of its ${count} ${noun}s`
}
