/** Says where a value stands in the document, and how sure the reading is. */
export interface Evidence {
  /** Counted from 1; in a spreadsheet the sheet. */
  readonly page: number
  /** Left, top, right and bottom edge in points from the page's top left corner. */
  readonly box?: readonly [number, number, number, number]
  /** Address such as `C7`, in place of the box, when the file is a grid of cells. */
  readonly cell?: string
  /** The text as it is printed. */
  readonly text: string
  /** The chance that the value is right, 0–1. */
  readonly confidence: number
  /** What read the value: the built-in engine, the fast or the accurate model, or data embedded in the file. */
  readonly source: "builtin" | "fast" | "accurate" | "embedded"
}

/** Is the size of a page in points, to place the boxes. */
export interface EvidencePage {
  readonly page: number
  readonly width: number
  readonly height: number
}

/** Holds the evidence for an execution's values. */
export interface EvidenceReport {
  readonly pages: readonly EvidencePage[]
  /** JSON Pointer (RFC 6901) into `extractedData` → evidence. Only values other than `null` have an entry. */
  readonly evidence: Readonly<Record<string, Evidence>>
  /** Sentences on what may be incomplete. */
  readonly warnings: readonly string[]
}
