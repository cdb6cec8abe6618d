/** The position of a value in the document and its confidence. */
export interface Evidence {
  /** Page number, starting at 1; in a spreadsheet the number of the sheet. */
  readonly page: number
  /** Left, top, right and bottom edge in points from the top left corner of the page. */
  readonly box?: readonly [number, number, number, number]
  /** Cell address such as `C7`, instead of the box, in spreadsheets and CSV files. */
  readonly cell?: string
  /** The text as printed. */
  readonly text: string
  /** The probability that the value is correct, 0–1. */
  readonly confidence: number
  /** The origin of the value: the built-in engine, the fast or accurate model, or data embedded in the file. */
  readonly source: "builtin" | "fast" | "accurate" | "embedded"
}

/** The size of a page in points, the reference of the boxes. */
export interface EvidencePage {
  readonly page: number
  readonly width: number
  readonly height: number
}

/** The evidence for the values of an execution. */
export interface EvidenceReport {
  readonly pages: readonly EvidencePage[]
  /** JSON Pointer (RFC 6901) into `extractedData` → evidence. Only values other than `null` have an entry. */
  readonly evidence: Readonly<Record<string, Evidence>>
  /** Sentences about data that may be incomplete. */
  readonly warnings: readonly string[]
}
