import { cellName } from "../page/cell-name.ts"

/** Characters of all cells together: as in a text file of the largest size that a server accepts by default. */
const maxChars = 50_000_000
/** Length of cut texts: enough to recognize a label or a value. */
const maxCutChars = 100
/** For shorter texts a lookup takes longer than cleaning them again. */
const minKeptChars = 60

/** The position of a cell; both indexes are 0-based. */
export interface CellPosition {
  readonly sheet: string
  readonly column: number
  readonly row: number
}

/**
 * Cleans the texts of a workbook's cells. Cells that share one string still share it afterwards, and together they
 * have at most 50 million characters: a file of 100 KB may display one text of 30,000 characters in every cell.
 */
export class CellTexts {
  readonly #cleaned = new Map<string, string>()
  readonly #onWarning: ((sentence: string) => void) | undefined
  #chars = 0
  #isCutting = false

  constructor(onWarning: ((sentence: string) => void) | undefined) {
    this.#onWarning = onWarning
  }

  /** Collapses the white space of a text. */
  clean(raw: string): string {
    if (raw.length < minKeptChars) return collapse(raw)
    const known = this.#cleaned.get(raw)
    if (known !== undefined) return known
    const text = collapse(raw)
    this.#cleaned.set(raw, text)
    return text
  }

  /** Cuts a text once the workbook exceeds the limit; the first cut text gives a warning. */
  cut(text: string, position: CellPosition): string {
    if (this.#chars + text.length <= maxChars) {
      this.#chars += text.length
      return text
    }
    if (text.length <= maxCutChars) return text
    if (!this.#isCutting) this.#onWarning?.(cutSentence(position))
    this.#isCutting = true
    return text.slice(0, maxCutChars)
  }
}

function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

/** Truncates the name of a sheet, which comes from the file, and removes characters that do not print. */
export function printableSheetName(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "").slice(0, 80)
}

function cutSentence({ sheet, column, row }: CellPosition): string {
  const from = `cell ${cellName(column, row)} of the sheet "${printableSheetName(sheet)}"`
  return `The workbook's cells show more than ${maxChars / 1e6} million characters: from ${from} on, only the first ${maxCutChars} of a text are read.`
}
