/** The size of one image as its header states it. */
export interface ImageSize {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Pixels per inch, where the file states them. */
  readonly dpi?: number | undefined
}
