/** Size of one image as its header says it. */
export interface ImageSize {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Pixels per inch, where the file says so. */
  readonly dpi?: number | undefined
}
