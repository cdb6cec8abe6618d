import type { FileId } from "../generated/ids.ts"
import type { ValueType } from "./configuration.ts"
import type { Evidence, EvidencePage } from "./evidence.ts"
import type { ExtractedValue, UntypedData } from "./extracted-data.ts"

/** A file that was uploaded, without its content. */
export interface StoredFile {
  readonly fileId: FileId
  readonly fileName: string
  /** Detected from the content. */
  readonly mediaType: string
  readonly sizeBytes: number
  /** In lowercase hex. */
  readonly sha256: string
  /** RFC 3339, UTC. */
  readonly createdAt: string
  /** When the file is removed unless it is used before. Omitted while an execution uses it. */
  readonly expiresAt?: string
}

/** Left, top, right and bottom edges, in points from the top left corner of the page. */
export type PageBox = [left: number, top: number, right: number, bottom: number]

/** The pages and sheets of a file. */
export interface FilePages {
  /** Such as `pdf` or `xlsx`. */
  readonly kind: string
  readonly pages: readonly FilePage[]
  readonly grids: readonly FileGrid[]
  /** Sentences about what could not be read. */
  readonly warnings: readonly string[]
}

/** The size of a page in points, as displayed. */
export interface FilePage extends EvidencePage {
  /** Whether `files.image()` has an image of the page. */
  readonly isDrawn: boolean
}

/** A sheet of a spreadsheet, or the rows of a CSV file. */
export interface FileGrid {
  /** Counted from 1. */
  readonly page: number
  readonly name?: string
  readonly rows: number
  readonly columns: number
}

/** The width of a page image in pixels. */
export interface PageImageQuery {
  /** @default 1200 */
  readonly width?: 600 | 1200 | 1800 | 2400 | undefined
}

/** The words of a page. */
export interface PageWords extends EvidencePage {
  /** At most 20,000. */
  readonly words: readonly PageWord[]
  /** Sentences about words that are left out. */
  readonly warnings: readonly string[]
}

/** A word of a page. */
export interface PageWord {
  readonly text: string
  readonly box: PageBox
  /** From 0 to 1; 1 for text that is stored as such. */
  readonly confidence: number
  /** Such as `C7`, in a spreadsheet. */
  readonly cell?: string
}

/** A range of the rows of a sheet. */
export interface GridQuery {
  /** Counted from 1. @default 1 */
  readonly firstRow?: number | undefined
  /** At most 500. @default 500 */
  readonly rows?: number | undefined
}

/** Rows of a sheet, each with as many cells as the longest one, at most 1,000. */
export interface GridRows {
  readonly page: number
  readonly name?: string
  readonly firstRow: number
  readonly rows: readonly (readonly string[])[]
}

/** A place in a file: a box, or a cell of a spreadsheet. */
export type Region = { readonly page: number; readonly type: ValueType } & (
  | { readonly box: PageBox; readonly cell?: undefined }
  | { readonly cell: string; readonly box?: undefined }
)

/** The value at a place. */
export interface RegionValue {
  /** `null` when there is no text, or it is no value of the type. */
  readonly value: ExtractedValue
  readonly text: string
  readonly box?: PageBox
  readonly cell?: string
  readonly confidence: number
}

/** What a configuration extracts from a file. */
export interface TriedExtraction {
  readonly extractedData: UntypedData
  readonly pages: readonly EvidencePage[]
  readonly evidence: Readonly<Record<string, Evidence>>
  readonly warnings: readonly string[]
  readonly durationMs: number
}
