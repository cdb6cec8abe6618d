import type { QuarterTurns } from "./rotated-words.ts"

/** A page as an image. */
export interface RenderedPage {
  /** A PGM file (netpbm "P5"), the simplest format that Tesseract reads. */
  readonly bytes: Uint8Array
  readonly dpi: number
}

/** Options for rendering a page for OCR. */
export interface PageDrawing {
  /** @default 300 */
  readonly maxDpi?: number | undefined
  /** Clockwise quarter turns. @default 0 */
  readonly turns?: QuarterTurns | undefined
}
