import { cellName } from "./cell-name.ts"

/** Characters of all cells together: as many as a text file of the size that a server accepts by default has. */
const maxChars = 50_000_000
/** Beyond that: enough to tell what a cell says. */
const maxCutChars = 100
/** Below, looking a text up takes longer than cleaning it again. */
const minKeptChars = 60

/** Where a cell stands; both indexes are 0-based. */
export interface CellPlace {
  readonly sheet: string
  readonly column: number
  readonly row: number
}

/**
 * Cleans the texts of a workbook's cells. Cells that share one string share it afterwards too, and all of them together
 * hold no more than 50 million characters: a file of 100 KB may show one text of 30,000 in every of its cells.
 */
export class CellTexts {
  readonly #cleaned = new Map<string, string>()
  readonly #onWarning: ((sentence: string) => void) | undefined
  #chars = 0
  #isCutting = false

  constructor(onWarning: ((sentence: string) => void) | undefined) {
    this.#onWarning = onWarning
  }

  /** Evens out the spaces of a text. */
  clean(raw: string): string {
    if (raw.length < minKeptChars) return collapse(raw)
    const known = this.#cleaned.get(raw)
    if (known !== undefined) return known
    const text = collapse(raw)
    this.#cleaned.set(raw, text)
    return text
  }

  /** Cuts a text where the workbook shows more than can be read; the first one that is cut is a warning. */
  cut(text: string, place: CellPlace): string {
    if (this.#chars + text.length <= maxChars) {
      this.#chars += text.length
      return text
    }
    if (text.length <= maxCutChars) return text
    if (!this.#isCutting) this.#onWarning?.(cutSentence(place))
    this.#isCutting = true
    return text.slice(0, maxCutChars)
  }
}

function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

/** Names come from the file: they are cut and freed of what does not print. */
export function plainSheetName(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "").slice(0, 80)
}

function cutSentence({ sheet, column, row }: CellPlace): string {
  const from = `cell ${cellName(column, row)} of the sheet "${plainSheetName(sheet)}"`
  return `The workbook's cells show more than ${maxChars / 1e6} million characters: from ${from} on, only the first ${maxCutChars} of a text are read.`
}
