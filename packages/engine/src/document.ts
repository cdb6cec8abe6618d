/** The kinds of file the engine reads, told from the bytes and never from a name or a media type. */
export type FileKind =
  | "pdf"
  | "png"
  | "jpeg"
  | "tiff"
  | "webp"
  | "docx"
  | "xlsx"
  | "csv"
  | "tsv"
  | "txt"
  | "md"
  | "html"
  | "eml"

/** A rectangle `[x0, y0, x1, y1]` in points (1/72 inch), origin at the top left of the page as it is displayed. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number]

/** A run of characters without a space, where it stands, and how it looks. */
export interface Word {
  readonly text: string
  readonly box: Box
  /** Height of the font in points; for formats without geometry 10. */
  readonly fontSize: number
  /** Font weight of 600 or more. */
  readonly isBold: boolean
  /**
   * Reading direction on the displayed page, clockwise: 0 is upright, 90 reads from top to bottom.
   * A page whose words are mostly turned is read in their direction; boxes stay in page coordinates.
   */
  readonly rotation: 0 | 90 | 180 | 270
  /** 0 to 1; 1 for born-digital text, the recogniser's own figure for OCR. */
  readonly confidence: number
  /**
   * True when the file holds a space before the word, false when only a gap stands there, undefined when that says
   * nothing. Producers that write their spaces begin a new cell or column where they do not.
   */
  readonly isAfterSpace?: boolean | undefined
  /** True when one text operation draws it together with the word before: however wide the space, it is running text. */
  readonly isSameRun?: boolean | undefined
  /** A1-style name of the cell the word stands in, for sheets and delimited files. */
  readonly cell?: string | undefined
}

/** A drawn line or thin filled rectangle, the hint that a table has borders. */
export interface Ruling {
  readonly box: Box
  readonly isHorizontal: boolean
}

/** One displayed page. `width` and `height` are in points, after the page's own rotation was applied. */
export interface Page {
  /** 1-based. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly words: readonly Word[]
  readonly rulings: readonly Ruling[]
  /** True for formats without geometry: the positions are those of a monospaced rendering, on paper nobody printed. */
  readonly isSynthetic?: boolean | undefined
}

/** One cell of a native grid as it is displayed, with the typed value where the format carries one. */
export interface GridCell {
  readonly text: string
  /** A JSON number or an ISO day (`YYYY-MM-DD`) where the format stores a typed value. */
  readonly value?: number | string | undefined
}

/** A table the format itself describes: a sheet, a CSV file, an HTML or DOCX table. */
export interface Grid {
  /** 1-based page or sheet number the grid belongs to. */
  readonly page: number
  /** Sheet name or caption, when there is one. */
  readonly name?: string | undefined
  /** True for sheets and delimited files: evidence then names a cell (`B7`) in place of a box. */
  readonly isSheet: boolean
  readonly rows: readonly (readonly GridCell[])[]
}

/** A file inside the file, such as the XML of an electronic invoice or a mail's attachment. */
export interface Attachment {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A page as a picture, for models that see. */
export interface PagePicture {
  /** 1-based. */
  readonly page: number
  readonly mediaType: "image/png" | "image/jpeg" | "image/webp"
  readonly bytes: Uint8Array
}

/** A parsed file: the one model every extractor reads, whatever the format was. */
export interface Document {
  readonly kind: FileKind
  readonly pages: readonly Page[]
  readonly grids: readonly Grid[]
  readonly attachments: readonly Attachment[]
  /** Pages without reliable text, when pictures of them were asked for. */
  readonly pictures?: readonly PagePicture[] | undefined
}
