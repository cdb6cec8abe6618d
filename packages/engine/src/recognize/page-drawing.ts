import type { QuarterTurns } from "./turned-words.ts"

/** A page as pixels. */
export interface RenderedPage {
  /** A PGM file (netpbm "P5"), the plainest format that the recogniser reads. */
  readonly bytes: Uint8Array
  readonly dpi: number
}

/** How a page is drawn for the recogniser. */
export interface PageDrawing {
  /** @default 300 */
  readonly maxDpi?: number | undefined
  /** Clockwise quarter turns. @default 0 */
  readonly turns?: QuarterTurns | undefined
}
