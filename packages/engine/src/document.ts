/** The kinds of files that the engine reads, detected from the bytes and never from a name or a media type. */
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

/** A run of characters without a space, with its position and style. */
export interface Word {
  readonly text: string
  readonly box: Box
  /** Height of the font in points; for formats without geometry 10. */
  readonly fontSize: number
  /** Font weight of 600 or more. */
  readonly isBold: boolean
  /**
   * Reading direction on the displayed page, clockwise: 0 is upright, 90 reads from top to bottom.
   * A page of mostly rotated words is read in their direction; boxes stay in page coordinates.
   */
  readonly rotation: 0 | 90 | 180 | 270
  /** 0 to 1; 1 for born-digital text, the confidence of the OCR program for recognized text. */
  readonly confidence: number
  /**
   * True when the file contains a space before the word, false when there is only a gap, undefined when that means
   * nothing. Producers that write spaces leave them out only at the start of a cell or column.
   */
  readonly isAfterSpace?: boolean | undefined
  /** True when one text operation draws the word and the one before it: running text, however wide the space is. */
  readonly isSameRun?: boolean | undefined
  /** Points between the letters of a word that is set with wide letter-spacing. */
  readonly letterSpacing?: number | undefined
  /** A1-style name of the cell that contains the word, for sheets and delimited files. */
  readonly cell?: string | undefined
}

/** A drawn line or thin filled rectangle, such as the border of a table. */
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
  /**
   * Degrees by which the lines of a scan fall to the right, in their reading direction. Boxes of words stay around the words on the
   * displayed page; its layout is level.
   *
   * @default 0
   */
  readonly skew?: number | undefined
  /** True for formats without geometry, which are laid out on pages of monospaced text. */
  readonly isSynthetic?: boolean | undefined
}

/** One cell of a grid as displayed, with the typed value where the format stores one. */
export interface GridCell {
  readonly text: string
  /** A JSON number or an ISO date (`YYYY-MM-DD`) where the format stores a typed value. */
  readonly value?: number | string | undefined
}

/** A table that the format itself describes: a sheet, a CSV file, an HTML or DOCX table. */
export interface Grid {
  /** 1-based number of the page or sheet that contains the grid. */
  readonly page: number
  /** Sheet name or caption, when there is one. */
  readonly name?: string | undefined
  /** True for sheets and delimited files, whose evidence has a cell (`B7`) in place of a box. */
  readonly isSheet: boolean
  readonly rows: readonly (readonly GridCell[])[]
}

/** A file inside the file, such as the XML of an electronic invoice or an attachment of a mail. */
export interface Attachment {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The image of a page, for vision models. */
export interface PageImage {
  /** 1-based. */
  readonly page: number
  readonly mediaType: "image/png" | "image/jpeg" | "image/webp"
  readonly bytes: Uint8Array
}

/** A parsed file of any format, as all extractors read it. */
export interface Document {
  readonly kind: FileKind
  readonly pages: readonly Page[]
  readonly grids: readonly Grid[]
  readonly attachments: readonly Attachment[]
  /** Images of the pages without reliable text, when requested. */
  readonly pageImages?: readonly PageImage[] | undefined
}
