import type { Configuration, ValueType } from "../configuration.ts"
import type { Box, FileKind } from "../document.ts"
import type { Evidence, ExtractedData, PageSize, Value } from "../extraction.ts"
import type { SuggestedWorkflow } from "../suggest/suggested-workflow.ts"

/** A local file to look into. */
export interface InspectedFile {
  /** Its kind is detected from its bytes. */
  readonly path: string
  /** File name given by the client; only its extension is used, to distinguish CSV, TSV, MD and TXT. */
  readonly name: string
  readonly mediaType?: string | undefined
  /** Identifies the bytes: files of the same hash, name and owner are parsed once. */
  readonly sha256: string
  /** The owner to whom an open file may be noticeable: a quick call would show others that someone has the same file. @default everyone */
  readonly owner?: string | undefined
}

/** Options of one call. */
export interface InspectOptions {
  /** Rejects the call with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds from when a thread takes the call. @default those of the inspector */
  readonly deadlineMs?: number | undefined
}

/** One page or sheet of a file; `width` and `height` are in points, as displayed. */
export interface OutlinePage extends PageSize {
  /** Whether the page can be drawn; false for formats without geometry, which are laid out as monospaced text. */
  readonly isDrawn: boolean
}

/** A sheet or a delimited file. */
export interface OutlineGrid {
  /** 1-based number of the page that stands for the sheet. */
  readonly page: number
  readonly name?: string | undefined
  readonly rows: number
  /** Cells of the longest row. */
  readonly columns: number
}

/** What a file consists of. */
export interface DocumentOutline {
  readonly kind: FileKind
  readonly pages: readonly OutlinePage[]
  readonly grids: readonly OutlineGrid[]
  /** Complete sentences on what could not be read. */
  readonly warnings: readonly string[]
}

/** The widths of page images in pixels. */
export const pageImageWidths = [600, 1200, 1800, 2400] as const

/** One of {@link pageImageWidths}. */
export type PageImageWidth = (typeof pageImageWidths)[number]

/** A page to draw. */
export interface PageImageRequest {
  /** 1-based. */
  readonly page: number
  readonly width: PageImageWidth
}

/** A word of a page. */
export interface PageWord {
  readonly text: string
  readonly box: Box
  /** 0 to 1; 1 for born-digital text. */
  readonly confidence: number
  /** A1-style name of the cell that contains the word, for sheets and delimited files. */
  readonly cell?: string | undefined
}

/** The words of a page in the order of the file. */
export interface PageWords extends Readonly<PageSize> {
  /** At most 20,000, and 8 MB as JSON. */
  readonly words: readonly PageWord[]
  /** A complete sentence when the page has more. */
  readonly warnings: readonly string[]
}

/** A range of rows of a sheet. */
export interface GridRequest {
  /** 1-based number of the page that stands for the sheet. */
  readonly page: number
  /** 1-based, as in the names of cells. @default 1 */
  readonly firstRow?: number | undefined
  /** At most 500, which is also the default. */
  readonly rows?: number | undefined
}

/** Rows of a sheet, as displayed; every row has as many cells as the sheet has columns, at most 1,000. */
export interface GridRows {
  readonly page: number
  readonly name?: string | undefined
  /** 1-based. */
  readonly firstRow: number
  readonly rows: readonly (readonly string[])[]
}

/** A place in a document, and the type in which its text is read. */
export type RegionRequest = { readonly page: number; readonly type: ValueType } & (
  | { readonly box: Box; readonly cell?: undefined }
  /** A1-style. */
  | { readonly cell: string; readonly box?: undefined }
)

/** The value at a place. */
export interface RegionValue {
  /** Null when there is no text, or the text does not fit the type. */
  readonly value: Value
  /** The text as printed. */
  readonly text: string
  /** Around the words that were found; the requested one when there are none. Absent for cells. */
  readonly box?: Box | undefined
  readonly cell?: string | undefined
  /** 0 to 1: the lowest one of the words; 0 when the value is null. */
  readonly confidence: number
}

/** The result of a live try. */
export interface TriedExtraction {
  readonly extractedData: ExtractedData
  readonly pages: readonly PageSize[]
  /** Keyed by JSON Pointer (RFC 6901) into `extractedData`. */
  readonly evidence: Readonly<Record<string, Evidence>>
  readonly warnings: readonly string[]
  /** Milliseconds in the thread: reading what was not known of the document, and extracting. */
  readonly durationMs: number
}

/**
 * Inspects documents for people: pages, images, words, and what an extraction would find. Results that can have megabytes are
 * also available as UTF-8 JSON, as the thread wrote them: a host that only sends them on must not parse them in its own thread.
 */
export interface Inspector {
  /** @throws {DocumentError} when the document cannot be read; also thrown by all other calls. */
  outline(file: InspectedFile, options?: InspectOptions): Promise<DocumentOutline>
  /**
   * Draws a page as a PNG of this width, or a narrower one when the page is so long that the image would have more than
   * 18 million pixels.
   *
   * @throws {InspectionError} page_out_of_range; page_not_drawn, for formats without geometry whatever the page.
   */
  pageImage(file: InspectedFile, request: PageImageRequest, options?: InspectOptions): Promise<Uint8Array>
  /**
   * Returns the words of a page, none when there is no text; a scan is recognized when it is first asked for.
   *
   * @throws {InspectionError} page_out_of_range.
   */
  words(file: InspectedFile, request: { readonly page: number }, options?: InspectOptions): Promise<PageWords>
  /** Returns the JSON of `words`. */
  wordsJson(
    file: InspectedFile,
    request: { readonly page: number },
    options?: InspectOptions,
  ): Promise<Uint8Array<ArrayBuffer>>
  /** @throws {InspectionError} page_out_of_range, also for pages that are no sheets. */
  grid(file: InspectedFile, request: GridRequest, options?: InspectOptions): Promise<GridRows>
  /** Returns the JSON of `grid`. */
  gridJson(file: InspectedFile, request: GridRequest, options?: InspectOptions): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Reads the value at a place in the way in which the document writes numbers and dates.
   *
   * @throws {InspectionError} page_out_of_range.
   */
  read(file: InspectedFile, request: RegionRequest, options?: InspectOptions): Promise<RegionValue>
  /** Extracts from the first 20 pages with the built-in extractor. */
  extract(
    file: InspectedFile,
    request: { readonly configuration: Configuration },
    options?: InspectOptions,
  ): Promise<TriedExtraction>
  /** Returns the JSON of `extract`, with every name of the data in the configured order. */
  extractJson(
    file: InspectedFile,
    request: { readonly configuration: Configuration },
    options?: InspectOptions,
  ): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Suggests a workflow from the first 20 pages of one to five documents; the places of its examples count the files from 0.
   */
  suggest(
    files: readonly InspectedFile[],
    request: { readonly name?: string | undefined },
    options?: InspectOptions,
  ): Promise<SuggestedWorkflow>
  /** Terminates the thread; calls that run or wait are rejected. */
  close(): Promise<void>
}
