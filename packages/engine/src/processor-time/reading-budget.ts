import { DocumentError } from "../document-error.ts"
import type { Clock, ProcessorMeter } from "./clock.ts"

/** Processor time that reading one document may take, in milliseconds. */
export interface ProcessorBudget {
  /** @default 20_000 */
  readonly baseMs: number
  /** For each page, sheet or image of the document, once their number is known. @default 2_000 */
  readonly perPageMs: number
  /** For each picture whose text is recognised; a page that is read badly takes up to six. @default 30_000 */
  readonly perPictureMs?: number
}

/** For what no number of pages says: the largest sheet that is accepted, with two million cells, takes 13 s. */
export const defaultBaseMs = 20_000
/** A born-digital page takes about 11 ms, drawing a scanned one for recognition 0.4 s, one of dense line art some more. */
export const defaultPerPageMs = 2_000
/**
 * Scanned A4 pages took 1.5 to 3 s each for the program tesseract with English alone, and 8 to 13 s with the eight
 * languages of the lexicon; receipts 1 to 2.5 s and 3 to 10 s (two cores at 2 GHz, both busy). As WASM it is two to
 * five times as slow as that with one language.
 */
const defaultPerPictureMs = 30_000

/**
 * Counts the processor time of one document against what it may take. A budget that no page is known of allows for one.
 * Waiting, for a language model or for a core, costs nothing.
 */
export class ReadingBudget implements ProcessorMeter {
  readonly #limits: Required<ProcessorBudget>
  readonly #running = new Set<Clock>()
  #endedMs = 0
  #pages = 1
  #pictures = 0

  constructor({ baseMs, perPageMs, perPictureMs = defaultPerPictureMs }: ProcessorBudget) {
    this.#limits = { baseMs, perPageMs, perPictureMs }
  }

  run(clock: Clock): () => void {
    this.#running.add(clock)
    return () => {
      if (this.#running.delete(clock)) this.#endedMs += clock.read()
    }
  }

  /** Allows for this many pages, unless more are known already. */
  allowPages(count: number): void {
    this.#pages = Math.max(this.#pages, count)
  }

  /** Allows for more pictures to be recognised. */
  allowPictures(count: number): void {
    this.#pictures += count
  }

  /** Returns the document's end when it has taken more than it may. */
  check(): DocumentError | undefined {
    const { baseMs, perPageMs, perPictureMs } = this.#limits
    const limitMs = baseMs + perPageMs * this.#pages + perPictureMs * this.#pictures
    let spentMs = this.#endedMs
    for (const clock of this.#running) spentMs += clock.read()
    if (spentMs <= limitMs) return undefined
    const parts = [
      seconds(baseMs),
      `${seconds(perPageMs)} for ${each(this.#pages, "page")}`,
      ...(this.#pictures > 0 ? [`${seconds(perPictureMs)} for ${each(this.#pictures, "recognised picture")}`] : []),
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
